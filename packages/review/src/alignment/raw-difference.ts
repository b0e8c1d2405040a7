import { hunksOf, matchTokens, type Span } from "@rewrite-service/text";

/** A word or a single mark, where it stands. */
export interface RawWord extends Span {
  text: string;
}

/** Words, figures with the marks in them ("4:40", "£4,500", "3.5 %", "2026-05-03"), and single marks. */
const WORDS = /[$€£]?[\p{L}\p{N}]+(?:(?:['’.,]|[:/-](?=\d))[\p{L}\p{N}]+)*(?: ?%)?|[^\s\p{L}\p{N}]/gu;

const wordsOf = (text: string): RawWord[] =>
  [...text.matchAll(WORDS)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** What stands in one sentence where the other has something else; either side may be empty, at its place. UTF-16 ranges. */
export interface RawHunk {
  before: Span;
  after: Span;
}

/** From the end of the word before a stretch of words to the end of its last one; empty where it has none. */
const stretch = (words: readonly RawWord[], [from, to]: readonly [number, number]): Span => {
  const start = words[from - 1]?.end ?? 0;
  return { start, end: from < to ? (words[to - 1]?.end ?? start) : start };
};

/** Two sentences as words, and where they differ: ranges of words of each, in order. */
export const wordHunks = (before: string, after: string) => {
  const ids = new Map<string, number>();
  const idOf = ({ text }: RawWord): number => {
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
  const [x, y] = [wordsOf(before), wordsOf(after)];
  return { before: x, after: y, hunks: hunksOf(matchTokens(x.map(idOf), y.map(idOf)), x.length) };
};

/** The places where two sentences differ, as they are written, in order. Each side begins where the word before it ends. */
export const rawHunks = (before: string, after: string): RawHunk[] => {
  const words = wordHunks(before, after);
  return words.hunks.map((hunk) => ({
    before: stretch(words.before, hunk.before),
    after: stretch(words.after, hunk.after),
  }));
};

const trimmed = (text: string, { start, end }: Span): Span[] => {
  const own = text.slice(start, end);
  const from = start + own.length - own.trimStart().length;
  return from < end ? [{ start: from, end }] : [];
};

/** The words and marks that differ between two sentences, as they are written. UTF-16 ranges of each. */
export const rawDifference = (
  before: string,
  after: string,
  hunks: readonly RawHunk[] = rawHunks(before, after),
): { removed: Span[]; added: Span[] } => ({
  removed: hunks.flatMap((hunk) => trimmed(before, hunk.before)),
  added: hunks.flatMap((hunk) => trimmed(after, hunk.after)),
});
