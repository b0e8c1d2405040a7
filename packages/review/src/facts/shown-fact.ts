import type { Span } from "@rewrite-service/text";

/** `stopped` is where the gate ended the rewrite: the draft says it, and the model was about to say something else. */
export type FactState = "pending" | "kept" | "reworded" | "changed" | "lost" | "invented" | "stopped";

/** One fact of the draft, or one that only the result has, and where it stands. Ranges are UTF-16. */
export interface ShownFact {
  state: FactState;
  text: string;
  before: Span | null;
  after: Span | null;
  /** What the result says instead of a fact that changed, or is said in other words. */
  became?: string | undefined;
  /** Why it is not simply kept; empty for kept and pending facts. */
  reason: string;
  /** Words that are missed, not a figure, date, link or name: no fact that is counted. */
  isWording?: true;
}

// A point behind a word ends the sentence or shortens the word, which is read the same without it; one of "p.m." is a part.
const SENTENCE_POINT = /(?<![\p{L}.])\p{L}{2,}\.$/u;
const ABOUT = /[~≈]/;
/** No version: "2.3.1". */
const BARE_NUMBER = /^\d[\d,]*(?:\.\d+)?$/;
/** "Two thirds". */
const PARTS = /^[ -](?:thirds|quarters)\b/;

/** "edge-3", "eu-west-1" and "PR 90210", but no figure before a figure: "10-4". */
const NAMED = /(?=[^-]*\p{L})(?:[\p{L}\p{N}]+-)+$|(?<![\p{L}\p{N}])\p{Lu}{2,6} $/u;
/** "3 people" and "120 sign-ups". Of other words the figure alone is shown: the next one may be a verb, a slip or half of a name. */
const COUNTED =
  /^ (?:people|(?!(?:begins|closes|does|ends|feels|gets|gives|goes|includes|keeps|makes|means|needs|opens|pays|says|starts|takes|wants)\b)(?:\p{Ll}{2,}(?:-\p{Ll}+)*[^\P{Ll}isuxyz]|\p{Ll}+[aeo]y)s)(?![\p{L}\d'’-])/u;

/** "Page 7": what a number names, where the word before it does not count on. */
export const NUMBERED =
  /(?<![\p{L}\p{N}])(page|room|bed|court|line|floor|gate|bay|kiln|oven|version|release|printer|platform|row|table|figure|chapter|section|step|item|unit|block|ward|level|phase|sprint|grade|class|group|team|option|route|bus|channel|seat|flat|desk) $/iu;

/** What a bare number of a text counts or names, "laptops" of "20 laptops"; "" where the words beside it do not say. */
export const companionOf = (text: string, { start, end }: Span): string =>
  BARE_NUMBER.test(text.slice(start, end))
    ? (COUNTED.exec(text.slice(end, end + 24))?.[0].trim() ??
      NUMBERED.exec(text.slice(Math.max(0, start - 12), start))?.[1] ??
      "")
    : "";

/** Where a fact ends, without the full stop of its sentence. */
const trimmedEnd = (text: string, { start, end }: Span): number =>
  SENTENCE_POINT.test(text.slice(start, end)) ? end - 1 : end;

/** A place of a fact as it is marked: without the full stop of its sentence, and a bare number with the word that it counts or that it numbers. */
export const shownPlace = (text: string, { start, end: last }: Span): Span => {
  const end = trimmedEnd(text, { start, end: last });
  const own = text.slice(start, end);
  if (ABOUT.test(text.charAt(start - 1))) return { start: start - 1, end };
  if (!BARE_NUMBER.test(own)) return { start, end: end + (PARTS.exec(text.slice(end, end + 12))?.[0].length ?? 0) };
  const lead = text.slice(Math.max(0, start - 24), start);
  const [name = ""] = NAMED.exec(lead) ?? NUMBERED.exec(lead) ?? [];
  if (name !== "") return { start: start - name.length, end };
  const counted = own === "1" ? null : COUNTED.exec(text.slice(end, end + 24));
  return { start, end: end + (counted?.[0].length ?? 0) };
};

/** A fact as a list names it: the words that are marked, without the protocol of a link. */
export const shownText = (text: string, span: Span): string => {
  const { start, end } = shownPlace(text, span);
  return text.slice(start, end).replace(/^https?:\/\/(?:www\.)?/, "");
};

export type FactCounts = Readonly<Record<FactState, number>>;

/** How many facts stand in each state. */
export const countFacts = (facts: readonly ShownFact[]): FactCounts => {
  const counts = { pending: 0, kept: 0, reworded: 0, changed: 0, lost: 0, invented: 0, stopped: 0 };
  for (const { state } of facts) counts[state] += 1;
  return counts;
};
