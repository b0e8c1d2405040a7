import { once } from "../document/once.ts";
import { gramLevels, wordLevels } from "./usual.ts";

const rarity = (level: number): number => Math.log(1 + 2 ** (level + 0.5));

const tableOf = (rows: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, level) => row.map((key) => [key, rarity(level)] as const)));

const wordRarity = once(() => tableOf(wordLevels.map((row) => row.split("|"))));
const gramRarity = once(() => tableOf(gramLevels.map((row) => row.match(/[^]{3}/g) ?? [])));

const weighed = (
  counts: ReadonlyMap<string, number>,
  table: ReadonlyMap<string, number>,
  rarest: number,
  most: number,
): Map<string, number> => {
  let heavy = [...counts].map(([key, count]): [string, number] => [
    key,
    (1 + Math.log(count)) * (table.get(key) ?? rarest),
  ]);
  if (heavy.length > most) heavy = heavy.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most);
  const length = Math.sqrt(heavy.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return new Map(heavy.map(([key, weight]) => [key, weight / length]));
};

/** Terms weighed by how often they stand and how rare they are in mail, scaled to length 1; the weightiest `most`. */
export const weighedWords = (counts: ReadonlyMap<string, number>, most: number): Map<string, number> =>
  weighed(counts, wordRarity(), rarity(8), most);

/** Runs of three units, weighed in the same way. */
export const weighedGrams = (counts: ReadonlyMap<string, number>, most: number): Map<string, number> =>
  weighed(counts, gramRarity(), rarity(8), most);
