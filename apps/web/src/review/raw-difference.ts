import type { Span } from "@rewrite-service/text";

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

// Sentences have tens of words; beyond this many pairs everything between the common ends counts as different.
const PAIRS_MAX = 250_000;

/** For each word of `x` and of `y` whether it stands in their longest common row of words. */
const common = (x: readonly Word[], y: readonly Word[]): { x: boolean[]; y: boolean[] } => {
  const shared = { x: x.map(() => false), y: y.map(() => false) };
  if (x.length * y.length > PAIRS_MAX) return shared;
  const width = y.length + 1;
  const longest = new Uint16Array((x.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = x.length - 1; i >= 0; i -= 1)
    for (let j = y.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = x[i]?.text === y[j]?.text ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  for (let i = 0, j = 0; i < x.length && j < y.length;) {
    if (x[i]?.text === y[j]?.text) {
      shared.x[i] = true;
      shared.y[j] = true;
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return shared;
};

/** Words that are not shared; those that follow each other are one stretch. */
const stretches = (words: readonly Word[], shared: readonly boolean[]): Span[] => {
  const spans: Span[] = [];
  words.forEach(({ start, end }, index) => {
    const last = spans.at(-1);
    if (shared[index] === true) return;
    if (last !== undefined && index > 0 && shared[index - 1] === false) spans[spans.length - 1] = { ...last, end };
    else spans.push({ start, end });
  });
  return spans;
};

/** The words and marks that differ between two sentences, as they are written. UTF-16 ranges of each. */
export const rawDifference = (before: string, after: string): { removed: Span[]; added: Span[] } => {
  const [x, y] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < x.length && start < y.length && x[start]?.text === y[start]?.text) start += 1;
  let ends = 0;
  while (ends < x.length - start && ends < y.length - start && x.at(-1 - ends)?.text === y.at(-1 - ends)?.text)
    ends += 1;
  const [ownX, ownY] = [x.slice(start, x.length - ends), y.slice(start, y.length - ends)];
  const shared = common(ownX, ownY);
  return { removed: stretches(ownX, shared.x), added: stretches(ownY, shared.y) };
};
