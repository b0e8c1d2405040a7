// Which week a weekday is of: "next Friday" is no "this Friday".
import { matchesOf, type Reading } from "./reading.ts";

/** The words that name a week before a weekday, as alternatives of a pattern. */
export const WEEK_WORDS = "next|nxt|this|last|coming";
const DAY = new RegExp(
  `(?<!\\p{L})(${WEEK_WORDS}) (mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(day)?(?!\\p{L})`,
  "giu",
);
const MAY_BE_DAY = new RegExp(`(?:${WEEK_WORDS}) [mtwfs]`, "i");
const WEEKS: Readonly<Record<string, string>> = { nxt: "next", coming: "this" };

/** The week that a word before a weekday names: "next", "this" or "last". */
export const weekNamed = (word: string): string => WEEKS[word.toLowerCase()] ?? word.toLowerCase();

/** What says of any day that it is one later. */
export const SAYS_NEXT = /(?<!\p{L})(?:next|nxt|following|coming|after)(?!\p{L})/iu;

/** Weekdays with their week. A short name may be another word, so it only vouches. */
export const weeksOfDaysIn = (text: string): Reading[] =>
  (MAY_BE_DAY.test(text) ? matchesOf(DAY, text) : []).map(
    ({ 0: written, 1: word = "", 2: name = "", 3: full, index: start }): Reading => {
      const [week, day] = [weekNamed(word), name.toLowerCase()];
      const key = `W:${day}@${week}`;
      const other = week === "next" ? "says:next" : `unless:W:${day}@next`;
      return {
        kind: "weekday",
        start,
        end: start + written.length,
        text: written,
        backs: () => [key],
        needs: () => (full === undefined ? [] : [[key], [other]]),
      };
    },
  );

/** Whether a source speaks of what comes next, in whatever words. */
export const nextKeys = (text: string): string[] => (SAYS_NEXT.test(text) ? ["says:next"] : []);
