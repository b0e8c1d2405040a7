import { once } from "../document/once.ts";
import { unpack } from "../packing/unpack.ts";
import { packedUsual } from "./usual.packed.ts";
import type { Usual } from "./usual.ts";

const rarity = (level: number): number => Math.log(2) * (level + 0.5);

const tableOf = (rows: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, level) => row.map((key) => [key, rarity(level)] as const)));

/** What is usual in mail. */
export const usual = once(() => JSON.parse(unpack(packedUsual)) as Usual);

const wordRarity = once(() => tableOf(usual().words.map((row) => row.split("|"))));
const layoutRarity = once(() => tableOf(usual().layout.map((row) => row.split("\t"))));
const gramRarity = once(() => tableOf(usual().grams.map((row) => row.match(/[^]{3}/g) ?? [])));

const toUnitLength = (weights: [string, number][], most: number): Map<string, number> => {
  const heavy =
    weights.length > most ? weights.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most) : weights;
  const length = Math.sqrt(heavy.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return new Map(heavy.map(([key, weight]) => [key, weight / length]));
};

const weighed = (
  counts: ReadonlyMap<string, number>,
  table: ReadonlyMap<string, number>,
  rarest: number,
  most: number,
): Map<string, number> => {
  const weights = [...counts].map(([key, count]): [string, number] => [
    key,
    (1 + Math.log(count)) * (table.get(key) ?? rarest),
  ]);
  return toUnitLength(weights, most);
};

/** Terms weighed by how often they stand and how rare they are in mail, scaled to length 1; the weightiest `most`. */
export const weighedWords = (counts: ReadonlyMap<string, number>, most: number): Map<string, number> =>
  weighed(counts, wordRarity(), rarity(7.5), most);

/** Runs of three units, weighed in the same way. */
export const weighedGrams = (counts: ReadonlyMap<string, number>, most: number): Map<string, number> =>
  weighed(counts, gramRarity(), rarity(7.5), most);

/** What the layout of a page shows, weighed in the same way. */
export const weighedLayout = (counts: ReadonlyMap<string, number>, most: number): Map<string, number> =>
  weighed(counts, layoutRarity(), rarity(7.5), most);

/** The mean of what several texts weigh, scaled to length 1; the weightiest `most`. */
export const meanOf = (texts: readonly ReadonlyMap<string, number>[], most: number): Map<string, number> => {
  const sum = new Map<string, number>();
  for (const weights of texts) for (const [key, weight] of weights) sum.set(key, (sum.get(key) ?? 0) + weight);
  return toUnitLength([...sum], most);
};
