// How often something happens, without a figure: "weekly" is no "daily".
import { matchesOf, type Reading } from "./reading.ts";

// What says a period by itself, and what says it behind "every".
const PERIODS: readonly (readonly [name: string, adverb: string, alone: string, noun: string])[] = [
  ["hour", "hourly", "(?!)", "hours?|hrs?"],
  ["day", "daily", "nightly", "days?|weekdays?|workdays?|mornings?|afternoons?|evenings?|nights?|shifts?"],
  [
    "week",
    "weekly",
    "wkly|(?:mon|tues|wednes|thurs|fri|satur|sun)days",
    "weeks?|wks?|weekends?|(?:mon(?!th)|tue|wed|thu|fri|sat|sun)\\p{L}{0,6}",
  ],
  ["month", "monthly", "pcm|mthly|mnthly", "months?|mths?|mos?"],
  ["quarter", "quarterly", "qtrly|qrtly", "quarters?|qtrs?"],
  ["year", "yearly|annually", "annual", "years?|yrs?|annum|summers?|winters?|autumns?|springs?"],
];
const EVERY = "(?:every|each|per|all|once an?|twice an?|times an?|\\d ?x an?) |\\/ ?";
const ADVERBS = PERIODS.map(
  ([name, adverb]) => [name, new RegExp(`(?<!\\p{L})(?:${adverb})(?!\\p{L})`, "giu")] as const,
);
const SAID = PERIODS.map(
  ([name, adverb, alone, noun]) =>
    [name, new RegExp(`(?<!\\p{L})(?:${adverb}|${alone}|(?:${EVERY})(?:${noun}))(?!\\p{L})`, "iu")] as const,
);

/** The periods in which a rewrite says that something recurs. Only a source that says how often can contradict it. */
export const frequenciesIn = (text: string): Reading[] =>
  /ly(?!\p{L})/iu.test(text)
    ? ADVERBS.flatMap(([name, pattern]) =>
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
