import { once } from "../document/once.ts";
import type { Features } from "./features.ts";
import type { Habit } from "./habits.ts";
import { mailFrequencies } from "./weigh.ts";

/** Function words with their usual rate for each 1,000 words. */
const functionWordRates = once(
  () =>
    new Map(
      mailFrequencies()
        .rates.split("|")
        .flatMap((row) => {
          const [rate, ...words] = row.split(" ");
          return words.map((word) => [word, Number(rate)] as const);
        }),
    ),
);

/** Words that say where, when and which: how often they come is a matter of what is written about, and no habit. */
const OF_MATTER = new Set(
  "a about after all an any as at back before both by for from here how if in into not now of on once only or other same some the then there through to until what when where which with".split(
    " ",
  ),
);

const COUNT_MIN = 4;
/** Samples that hold a word before it is a habit and not the matter of one letter; fewer where there are no more. */
const SAMPLES_MIN = 3;
/** How far beyond chance, in standard deviations of a count. */
const BEYOND_CHANCE = 3;
const AVOIDED_EXPECTED_MIN = 5;

interface Found {
  habit: Habit;
  weight: number;
}

const heaviest = (found: readonly Found[], most: number): Habit[] =>
  [...found]
    .sort((a, b) => b.weight - a.weight || (a.habit.id < b.habit.id ? -1 : 1))
    .slice(0, most)
    .map(({ habit }) => habit);

/** Function words that the writer uses at least twice as often as people do, beyond chance, but those of the matter; and common ones that are not there at all. */
export const usedMoreOrLess = (
  samples: readonly Features[],
  words: number,
  most: number,
): { favourites: Habit[]; avoided: Habit[] } => {
  const favourites: Found[] = [];
  const avoided: Found[] = [];
  for (const [word, rate] of functionWordRates()) {
    const counts = samples.flatMap(({ wordCounts }) => wordCounts.get(word) ?? []);
    const count = counts.reduce((sum, each) => sum + each, 0);
    const expected = (rate * words) / 1000;
    const people = `most people's email has about ${expected < 10 ? expected.toFixed(1) : Math.round(expected)}.`;
    if (count === 0 && expected >= AVOIDED_EXPECTED_MIN) {
      const evidence = `Not once in ${words} words; ${people}`;
      avoided.push({ habit: { id: `avoided:${word}`, value: word, count, evidence }, weight: expected });
    }
    const weight = (count - expected) / Math.sqrt(expected);
    if (OF_MATTER.has(word) || count < COUNT_MIN || count < 2 * expected || weight < BEYOND_CHANCE) continue;
    if (counts.length < Math.min(SAMPLES_MIN, samples.length)) continue;
    const evidence = `${count} in ${words} words, in ${counts.length} of ${samples.length} samples; ${people}`;
    favourites.push({ habit: { id: `favourite:${word}`, value: word, count, evidence }, weight });
  }
  return { favourites: heaviest(favourites, most), avoided: heaviest(avoided, most) };
};
