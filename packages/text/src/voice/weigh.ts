import { once } from "../document/once.ts";
import { unpack } from "../packing/unpack.ts";
import { packedUsual } from "./usual.packed.ts";
import type { Usual } from "./usual.ts";

const rarity = (level: number): number => Math.log(2) * (level + 0.5);

const RAREST = rarity(7.5);

const tableOf = (rows: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, level) => row.map((key) => [key, rarity(level)] as const)));

/** What is usual in mail. */
export const usual = once(() => JSON.parse(unpack(packedUsual)) as Usual);

const wordRarity = once(() => tableOf(usual().words.map((row) => row.split("|"))));
const layoutRarity = once(() => tableOf(usual().layout.map((row) => row.split("\t"))));
// How rare a run is that stands in no word of the table; and what a capital, or a mark or line end, adds to its rarity.
const UNKNOWN_LEVEL = 6;
const CAPITAL_RARITY = 1.5;
const MARK_RARITY = 1.5;
const MARK = /[\n.,:;!?]/;

/** Shares of mails without a run of three units, taken from the words that hold it as if they came independently. */
const sharesWithout = (): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>();
  usual().words.forEach((row, level) => {
    for (const word of row.split("|").map((each) => ` ${each} `))
      for (let at = 0; at + 3 <= word.length; at += 1) {
        const gram = word.slice(at, at + 3);
        shares.set(gram, (shares.get(gram) ?? 1) * (1 - 2 ** -(level + 0.5)));
      }
  });
  return shares;
};

const gramRarity = once(() => {
  const commonest = tableOf(usual().grams.map((row) => row.match(/[^]{3}/g) ?? []));
  const without = sharesWithout();
  return (gram: string): number => {
    const known = commonest.get(gram);
    if (known !== undefined) return known;
    const small = gram.toLowerCase();
    const share = without.get(small.replace(new RegExp(MARK, "g"), " "));
    if (share === undefined) return rarity(UNKNOWN_LEVEL);
    return -Math.log(1 - share) + (small === gram ? 0 : CAPITAL_RARITY) + (MARK.test(gram) ? MARK_RARITY : 0);
  };
});

const toUnitLength = (weights: [string, number][], most: number): Map<string, number> => {
  const heavy =
    weights.length > most ? weights.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most) : weights;
  const length = Math.sqrt(heavy.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return new Map(heavy.map(([key, weight]) => [key, weight / length]));
};

const weighed = (
  counts: ReadonlyMap<string, number>,
  rarityOf: (key: string) => number,
  most: number,
): Map<string, number> => {
  const weights = [...counts].map(([key, count]): [string, number] => [key, (1 + Math.log(count)) * rarityOf(key)]);
  return toUnitLength(weights, most);
};

/** Terms weighed by how often they stand and how rare they are in mail, scaled to length 1; the weightiest `most`. */
export const weighedWords = (counts: ReadonlyMap<string, number>, most: number): Map<string, number> =>
  weighed(counts, (word) => wordRarity().get(word) ?? RAREST, most);

/** Runs of three units, weighed in the same way. */
export const weighedGrams = (counts: ReadonlyMap<string, number>, most: number): Map<string, number> =>
  weighed(counts, gramRarity(), most);

/** What the layout of a page shows, weighed in the same way. */
export const weighedLayout = (counts: ReadonlyMap<string, number>, most: number): Map<string, number> =>
  weighed(counts, (key) => layoutRarity().get(key) ?? RAREST, most);

/** The mean of what several texts weigh, scaled to length 1; the weightiest `most`. */
export const meanOf = (texts: readonly ReadonlyMap<string, number>[], most: number): Map<string, number> => {
  const sum = new Map<string, number>();
  for (const weights of texts) for (const [key, weight] of weights) sum.set(key, (sum.get(key) ?? 0) + weight);
  return toUnitLength([...sum], most);
};
