const commonPrefix = (one: string, other: string): number => {
  const max = Math.min(one.length, other.length);
  let at = 0;
  while (at < max && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
};

const commonSuffix = (one: string, other: string, max: number): number => {
  let at = 0;
  while (at < max && one.charCodeAt(one.length - 1 - at) === other.charCodeAt(other.length - 1 - at)) at += 1;
  return at;
};

// Less than this of the shorter text at both ends together: somebody has begun another one.
const SHARED_MIN = 0.3;

/** Whether `text` is another draft than `known`, not the same one after some work on it. Linear in the texts. */
export const isOtherDraft = (text: string, known: string): boolean => {
  const [one, other] = [text.trim(), known.trim()];
  const shorter = Math.min(one.length, other.length);
  if (shorter === 0) return one.length !== other.length;
  const prefix = commonPrefix(one, other);
  return prefix + commonSuffix(one, other, shorter - prefix) < SHARED_MIN * shorter;
};

const ITEM = /^\s*(?:[-*•+–]|\d{1,3}[.)])\s/;
const SENTENCE_END = /[.!?]["”’)]?\s*$/;
// A line of notes has fewer words, or no mark at its end.
const PROSE_WORDS_MIN = 12;

const wordsIn = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.trim().split(/\s+/).length, 0);

/** Whether a text is plainly no notes: without items, and most of its words in lines that are long and end as sentences do. */
export const isProse = (text: string): boolean => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0 || lines.some((line) => ITEM.test(line))) return false;
  const prose = lines.filter((line) => wordsIn([line]) >= PROSE_WORDS_MIN && SENTENCE_END.test(line));
  return 2 * wordsIn(prose) >= wordsIn(lines);
};
