import type { SentencePair } from "@rewrite-service/text";

/** Pairs as they are read: in the order of the second text, a sentence that was left out after the one it stood behind. */
export const inReadingOrder = (pairs: readonly SentencePair[]): SentencePair[] => {
  const rows = pairs.filter(({ after }) => after.length > 0);
  const startOf = ({ before }: SentencePair): number => before[0]?.start ?? 0;
  const lost = pairs.filter(({ after }) => after.length === 0).sort((x, y) => startOf(x) - startOf(y));
  for (const pair of lost) {
    let place = -1;
    let nearest = -1;
    rows.forEach(({ before }, index) => {
      const end = before.at(-1)?.end ?? -1;
      if (end > nearest && end <= startOf(pair)) [place, nearest] = [index, end];
    });
    rows.splice(place + 1, 0, pair);
  }
  return rows;
};
