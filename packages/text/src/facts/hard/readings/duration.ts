// Stretches of time in two units, which are one amount: "2 hours 15 minutes" is 135 minutes.
import { two } from "../../fact.ts";
import { smallNumber } from "../../number.ts";
import { figureKey, matchesOf, type Reading } from "./reading.ts";
import { spelled } from "./unit-behind.ts";

const COUNT = "(\\d{1,3}(?:\\.\\d{1,3})?|[a-z]{3,9}(?:[ -][a-z]{3,5})?)";
const MINUTE = `(?:m|${spelled("min")})`;
const AND = "(?:,? and |, ?| )?";
const ENDS = "(?![\\p{L}\\p{N}])";
const HOURS_AND_MINUTES = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/-])${COUNT} ?${spelled("h")}${AND}${COUNT} ?${MINUTE}${ENDS}`,
  "giu",
);
const MINUTES_AND_SECONDS = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/-])${COUNT} ?${MINUTE}${AND}${COUNT} ?${spelled("s")}${ENDS}`,
  "giu",
);

const countOf = (word: string): number => (/^\d/.test(word) ? Number(word) : smallNumber(word));

/** How long a stretch of time is, as a key: seconds. */
export const secondsKey = (seconds: number): string => figureKey(false, "=time", String(seconds));

const readAs = (pattern: RegExp, text: string, units: readonly [string, string], seconds: number): Reading[] =>
  matchesOf(pattern, text).flatMap(({ 0: written, 1: first = "", 2: second = "", index: start }): Reading[] => {
    const [greater, less] = [countOf(first), countOf(second)];
    if (Number.isNaN(greater) || !(less < 60)) return [];
    const both = [figureKey(false, units[0], String(greater)), figureKey(false, units[1], String(less))];
    const clock = `${greater}:${/^\d[.]|^\d$/.test(String(less)) ? "0" : ""}${less}`;
    const total = secondsKey(seconds * (60 * greater + less));
    return [
      {
        kind: "measure",
        start,
        end: start + written.length,
        text: written,
        // 24 min 30 s are 24:30.
        backs: () => [...both, total, `t:${clock}`, `J:${clock}`, `T:${two(greater % 24)}:${two(less)}`],
        needs: () => [both, [total]],
      },
    ];
  });

/** Most texts name no unit of time twice, which is quick to see. */
const MAY_LAST = /(?:\d ?|[ -])(?:h|m)(?:r|our|in|s| |\d)/i;

const SHORT_MINUTES = /(?<![\p{L}\p{N}.,:/-])(\d{1,2})m([0-5]\d)(?![\p{L}\p{N}]|[.,]\d)/gu;
const SHORT_YEARS = /(?<![\p{L}\p{N}.,:/-])\d{1,2} ?(?:y|yrs?|years?),? (\d{1,2}) ?m(?![\p{L}\p{N}])/giu;

/** Whether a text writes minutes with seconds short. */
export const hasShortMinutes = (text: string): boolean => text.search(SHORT_MINUTES) >= 0;

/** An m of a draft that may be a metre too: minutes with seconds, "1m47", and years with months, "4y 3m". */
export const shortMinutesKeys = (text: string): string[] => [
  ...matchesOf(SHORT_MINUTES, text).flatMap(([, minutes, seconds]) => [
    secondsKey(60 * Number(minutes) + Number(seconds)),
    `t:${Number(minutes)}:${seconds}`,
    // "9 minutes 40".
    figureKey(false, "min", String(Number(minutes))),
    figureKey(false, "", String(Number(seconds))),
  ]),
  ...matchesOf(SHORT_YEARS, text).map(([, months = ""]) => figureKey(false, "month", months)),
];

/** Hours with minutes, and minutes with seconds. */
export const durationsIn = (text: string): Reading[] =>
  MAY_LAST.test(text)
    ? [...readAs(HOURS_AND_MINUTES, text, ["h", "min"], 60), ...readAs(MINUTES_AND_SECONDS, text, ["min", "s"], 1)]
    : [];
