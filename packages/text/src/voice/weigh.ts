import { once } from "../document/once.ts";
import { unpack } from "../packing/unpack.ts";
import type { Counts } from "./features.ts";
import { packedMailFrequencies } from "./mail-frequencies.packed.ts";
import type { MailFrequencies } from "./mail-frequencies.ts";

/** How frequent words, characters and layout are in mail. */
export const mailFrequencies = once(() => JSON.parse(unpack(packedMailFrequencies)) as MailFrequencies);

/** A family of what is counted. */
export type Family = keyof Counts;

// How large a share of a mail counts as usual for what every mail holds: a smaller one makes rare things count for more.
const PRIOR = { grams: 10, words: 0.1, layout: 0.06 };
const FIRST_LEVEL = 97;

/** The usual share of keys that occur in one mail of 2^n for the n-th row; keys in no mail are as rare as the last row. */
const byRow = (rows: readonly string[], join: string, prior: number): ((key: string) => number) => {
  const shareOf = (level: number): number => prior * 2 ** -(level + 0.5);
  const shares = new Map(rows.flatMap((row, level) => row.split(join).map((key) => [key, shareOf(level)] as const)));
  return (key) => shares.get(key) ?? shareOf(rows.length);
};

/** The usual share of a run of characters as if each depended on the one before it alone. */
const byPairs = (letters: string, pairs: string, prior: number): ((run: string) => number) => {
  const places = new Map(letters.split("").map((letter, place) => [letter, place]));
  const size = places.size + 1;
  const shares = Float64Array.from(pairs, (level) => 2 ** (FIRST_LEVEL - level.charCodeAt(0)));
  const sums = Float64Array.from({ length: size }, (_, row) =>
    shares.subarray(row * size, (row + 1) * size).reduce((sum, share) => sum + share, 0),
  );
  return (run) => {
    let before = places.get(run.charAt(0)) ?? size - 1;
    let share = prior * (sums[before] as number);
    for (let at = 1; at < run.length; at += 1) {
      const next = places.get(run.charAt(at)) ?? size - 1;
      share *= (shares[before * size + next] as number) / (sums[before] as number);
      before = next;
    }
    return share;
  };
};

const usualShares = once((): Readonly<Record<Family, (key: string) => number>> => {
  const { letters, pairs, words, layout } = mailFrequencies();
  return {
    grams: byPairs(letters, pairs, PRIOR.grams),
    words: byRow(words, "|", PRIOR.words),
    layout: byRow(layout, "\t", PRIOR.layout),
  };
});

/** The share that each key has in a text, the second and later times counting less; the shares add up to 1. */
const sharesOf = (counts: ReadonlyMap<string, number>): Map<string, number> => {
  const shares = new Map<string, number>();
  let sum = 0;
  for (const [key, count] of counts) {
    const weight = 1 + Math.log(count);
    shares.set(key, weight);
    sum += weight;
  }
  for (const [key, weight] of shares) shares.set(key, weight / sum);
  return shares;
};

/** The mean share of each key in several texts; the `most` that tell most of the writer. */
export const meanShares = (
  texts: readonly ReadonlyMap<string, number>[],
  family: Family,
  most: number,
): Record<string, number> => {
  const means = new Map<string, number>();
  for (const counts of texts)
    for (const [key, share] of sharesOf(counts)) means.set(key, (means.get(key) ?? 0) + share / texts.length);
  if (means.size <= most) return Object.fromEntries(means);
  const usualShare = usualShares()[family];
  const ranked = [...means].map(([key, mean]) => ({ key, mean, tells: mean * Math.log1p(mean / usualShare(key)) }));
  ranked.sort((a, b) => b.tells - a.tells || (a.key < b.key ? -1 : 1));
  return Object.fromEntries(ranked.slice(0, most).map(({ key, mean }) => [key, mean]));
};

/** How much more a writer uses what a text holds than people do: the mean of the logarithm over the text, from 0 up. */
export const likeness = (
  counts: ReadonlyMap<string, number>,
  family: Family,
  profile: Readonly<Record<string, number>>,
): number => {
  const usualShare = usualShares()[family];
  let sum = 0;
  for (const [key, share] of sharesOf(counts))
    if (Object.hasOwn(profile, key)) sum += share * Math.log1p((profile[key] as number) / usualShare(key));
  return sum;
};
