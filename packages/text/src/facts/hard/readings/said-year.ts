// Years as they are said: "eighteen ninety two", "nineteen-thirty".
import { SMALL_NUMBERS, smallNumber, TENS_NAMES } from "../../number.ts";
import { datePartKeys } from "./calendar.ts";
import { matchesOf, type Reading } from "./reading.ts";

const SAID_YEAR = new RegExp(
  `(?<![\\p{L}-])(eighteen|nineteen|twenty)[ -](?:(${SMALL_NUMBERS.slice(10).join("|")})|(${TENS_NAMES.join("|")})(?:[ -](${SMALL_NUMBERS.slice(1, 10).join("|")}))?)(?! ?(?:percent|per cent|%)|[ -](?:hundred|thousand|million)|\\p{L})`,
  "giu",
);

/** A year in words, which may also be a number of four figures. */
export const saidYearsIn = (text: string): Reading[] =>
  matchesOf(SAID_YEAR, text).map(({ 0: written, 1: century = "", 2: teens, 3: tens = "", 4: ones, index: start }) => {
    const rest =
      teens === undefined ? smallNumber(tens) + (ones === undefined ? 0 : smallNumber(ones)) : smallNumber(teens);
    const year = String(100 * smallNumber(century) + rest);
    const keys = datePartKeys(year);
    return {
      kind: "date",
      start,
      end: start + written.length,
      text: written,
      backs: () => keys,
      needs: () => [[`D:${year}`], [`+:${year}`]],
    };
  });
