import type { SentencePair, Span } from "@rewrite-service/text";

/** Where a side stands, by its longest sentence: others may be apart from it, as the subject of an e-mail is. */
const startOf = (side: SentencePair["before"]): number =>
  side.reduce<Span | null>(
    (most, span) => (most === null || span.end - span.start > most.end - most.start ? span : most),
    null,
  )?.start ?? 0;
const lengthOf = (side: SentencePair["before"]): number => side.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * The pairs whose sentences changed places. Where two orders differ one could say of either side that it moved; these are
 * the ones with the fewest characters, so that a sentence that jumped is named and not those that it passed. At most
 * quadratic in the pairs that stand on both sides.
 */
export const movedPairs = (pairs: readonly SentencePair[]): ReadonlySet<SentencePair> => {
  const both = pairs
    .filter(({ before, after }) => before.length > 0 && after.length > 0)
    .sort((x, y) => startOf(x.after) - startOf(y.after));
  // The heaviest run of pairs that are in the same order on both sides, as it ends with each pair.
  const weights: number[] = [];
  const previous: number[] = [];
  both.forEach(({ before }, at) => {
    weights[at] = 0;
    previous[at] = -1;
    for (let other = 0; other < at; other += 1) {
      const isBehind = startOf(both[other]?.before ?? []) < startOf(before);
      if (!isBehind || (weights[other] ?? 0) <= (weights[at] ?? 0)) continue;
      weights[at] = weights[other] ?? 0;
      previous[at] = other;
    }
    weights[at] = (weights[at] ?? 0) + lengthOf(before);
  });
  const stays = new Set<number>();
  for (let at = weights.indexOf(Math.max(...weights)); at >= 0; at = previous[at] ?? -1) stays.add(at);
  return new Set(both.filter((_, at) => !stays.has(at)));
};
