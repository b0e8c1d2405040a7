import { rawHunks } from "../alignment/raw-difference.ts";

/** A few words of the draft and what the rewrite has in their place; one side may be empty. */
export interface Edit {
  from: string;
  to: string;
}

interface Word {
  text: string;
  start: number;
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][^\s()[\]{}“”"!?,;:]*/gu)].map((match) => ({ text: match[0], start: match.index }));
// Capitals and the marks around a word are no other word.
const keyOf = ({ text }: Word): string =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[.,]+$/, "");

const common = (one: readonly Word[], other: readonly Word[]): number => {
  const at = one.findIndex((word, index) => other[index] === undefined || keyOf(word) !== keyOf(other[index]));
  return at < 0 ? one.length : at;
};

/** What differs between two stretches, without the words that both begin or end with. */
const pared = (from: readonly Word[], to: readonly Word[]): [Word[], Word[]] => {
  const start = common(from, to);
  const [own, other] = [from.slice(start), to.slice(start)];
  const end = common(own.toReversed(), other.toReversed());
  return [own.slice(0, own.length - end), other.slice(0, other.length - end)];
};

/** Words with what stands between them. */
const written = (text: string, words: readonly Word[]): string => {
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? "" : text.slice(first.start, last.start + last.text.length);
};

// The text itself shows what is longer.
const WORDS_MAX = 4;
const EDITS_MAX = 3;

/**
 * The small edits that a change is made of, in order, a few of them: words that were dropped, added, or put for others. None
 * of words that only moved, and none of capitals and punctuation.
 */
export const editsOf = (draft: string, result: string): Edit[] => {
  const hunks = rawHunks(draft, result).map(({ before, after }) => {
    const [own, other] = [draft.slice(before.start, before.end), result.slice(after.start, after.end)];
    const [from, to] = pared(wordsIn(own), wordsIn(other));
    return { from, to, edit: { from: written(own, from), to: written(other, to) } };
  });
  const gone = new Set(hunks.flatMap(({ from }) => from.map(keyOf)));
  const come = new Set(hunks.flatMap(({ to }) => to.map(keyOf)));
  return hunks
    .filter(({ from, to }) => from.length + to.length > 0 && Math.max(from.length, to.length) <= WORDS_MAX)
    .filter(({ from, to }) => !from.some((word) => come.has(keyOf(word))) && !to.some((word) => gone.has(keyOf(word))))
    .slice(0, EDITS_MAX)
    .map(({ edit }) => edit);
};
