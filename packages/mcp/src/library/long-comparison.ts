import { compareDrafts, extractFacts, type CompareOptions, type Comparison } from "@rewrite-service/text";

/** Shorter texts are compared whole: it takes a few milliseconds. */
const LONG_CHARACTERS = 100_000;
/** What is left of the shared paragraphs on either side: a fact that one place loses may still be beside it. */
const CONTEXT_CHARACTERS = 10_000;

/** `pairs` is empty where the texts were not compared whole. */
export type LongComparison = Pick<Comparison, "alarm" | "changes" | "pairs"> & { kept: number };

const whole = (before: string, after: string, options: CompareOptions): LongComparison => {
  const { alarm, changes, pairs, counts } = compareDrafts(before, after, options);
  return { alarm, changes, pairs, kept: counts.kept };
};

/** How many characters of whole paragraphs both texts begin with, and how many they end with, less a context. */
export const sharedEnds = (
  before: string,
  after: string,
  context = CONTEXT_CHARACTERS,
): { start: number; end: number } => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  const inside = start - context;
  const paragraphEnd = inside < 2 ? -1 : before.lastIndexOf("\n\n", inside - 2);
  start = paragraphEnd < 0 ? 0 : paragraphEnd + 2;
  let end = 0;
  const most = shorter - start;
  const [b, a] = [before.length - 1, after.length - 1];
  while (end < most && before.charCodeAt(b - end) === after.charCodeAt(a - end)) end += 1;
  const paragraph = end <= context ? -1 : before.indexOf("\n\n", before.length - end + context);
  return { start, end: paragraph < 0 ? 0 : before.length - paragraph };
};

// What the comparison itself counts: "one" and "first" are seldom figures.
const factsIn = (text: string): number =>
  extractFacts(text).filter(
    ({ spelled, kind, value }) =>
      !(spelled === true && ((kind === "number" && value === "1") || (kind === "ordinal" && Number(value) <= 2))),
  ).length;

/**
 * Compares two drafts. Of long ones the paragraphs that both begin and end with are set aside first; where the rest holds no change, neither does
 * the whole, and the answer comes in a fraction of the time. Where it holds one, the whole is compared: what is new in one place may be in another.
 */
export const compareLong = (before: string, after: string, options: CompareOptions): LongComparison => {
  if (Math.min(before.length, after.length) < LONG_CHARACTERS) return whole(before, after, options);
  const { start, end } = sharedEnds(before, after);
  if (start + end < Math.min(before.length, after.length) / 2) return whole(before, after, options);
  const rest = whole(before.slice(start, before.length - end), after.slice(start, after.length - end), options);
  if (rest.changes.length > 0) return whole(before, after, options);
  const shared = factsIn(before.slice(0, start)) + factsIn(before.slice(before.length - end));
  return { alarm: false, changes: [], pairs: [], kept: rest.kept + shared };
};
