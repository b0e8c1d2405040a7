import { hunksOf, matchTokens, type Span } from "@rewrite-service/text";

interface Word extends Span {
  text: string;
}

/** Words and single marks. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The words and marks that differ between two sentences, as they are written. UTF-16 ranges of each. */
export const rawDifference = (before: string, after: string): { removed: Span[]; added: Span[] } => {
  const ids = new Map<string, number>();
  const idOf = ({ text }: Word): number => {
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
  const [x, y] = [wordsOf(before), wordsOf(after)];
  const hunks = hunksOf(matchTokens(x.map(idOf), y.map(idOf)), x.length);
  return {
    removed: hunks.flatMap((hunk) => stretch(x, hunk.before)),
    added: hunks.flatMap((hunk) => stretch(y, hunk.after)),
  };
};

const stretch = (words: readonly Word[], [from, to]: readonly [number, number]): Span[] => {
  const [first, last] = [words[from], words[to - 1]];
  return from < to && first !== undefined && last !== undefined ? [{ start: first.start, end: last.end }] : [];
};
