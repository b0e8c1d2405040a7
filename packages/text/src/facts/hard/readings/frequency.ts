// How often something happens, without a figure: "weekly" is no "daily".
import { ADVERBS, rowsOf } from "../../unit-table.ts";
import { matchesOf, type Reading } from "./reading.ts";
import { spellingsOf } from "./unit-behind.ts";

// What else says a period by itself, and behind "every".
const PERIODS: readonly (readonly [unit: string, alone: string, noun: string])[] = [
  ["h", "(?!)", "(?!)"],
  ["day", "(?!)", "(?:weekday|workday|morning|afternoon|evening|night|shift)s?"],
  ["week", "(?:mon|tues|wednes|thurs|fri|satur|sun)days", "weekends?|(?:mon(?!th)|tue|wed|thu|fri|sat|sun)\\p{L}{0,6}"],
  ["month", "(?!)", "mths?|mo"],
  ["quarter", "(?!)", "quarters?|qtrs?"],
  ["year", "(?!)", "annum|(?:summer|winter|autumn|spring)s?"],
];
const EVERY = "(?:every|each|per|all|once an?|twice an?|times an?|\\d ?x an?) |\\/ ?";
const adverbs = new Map(rowsOf(ADVERBS).map(([unit = "", ...words]) => [unit, words] as const));
const JUDGED = PERIODS.map(([unit]) => {
  const words = adverbs.get(unit)?.filter((word) => word.endsWith("ly")) ?? [];
  return [unit, new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "giu")] as const;
});
const SAID = PERIODS.map(([unit, alone, noun]) => {
  const words = [...(adverbs.get(unit) ?? []), alone].join("|");
  const nouns = [noun, ...spellingsOf(unit).map((word) => `${word}s?`)].join("|");
  return [unit, new RegExp(`(?<!\\p{L})(?:${words}|(?:${EVERY})(?:${nouns}))(?!\\p{L})`, "iu")] as const;
});

/** The periods in which a rewrite says that something recurs. Only a source that says how often can contradict it. */
export const frequenciesIn = (text: string): Reading[] =>
  /ly(?!\p{L})/iu.test(text)
    ? JUDGED.flatMap(([name, pattern]) =>
        matchesOf(pattern, text).map(({ 0: written, index: start }): Reading => ({
          kind: "measure",
          start,
          end: start + written.length,
          text: written,
          backs: () => [],
          needs: () => [[`often:${name}`], ["unless:often"]],
        })),
      )
    : [];

/** How often a source says that something happens, in whatever words. */
export const frequencyKeys = (text: string): string[] => {
  const names = SAID.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return names.length === 0 ? [] : ["often", ...names.map((name) => `often:${name}`)];
};
