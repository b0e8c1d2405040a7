import { type Reading, matchAt } from "./fact.ts";

const FULL = /^(mon|tues|wednes|thurs|fri|satur|sun)days?$/;
const SHORT = /^(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)$/;

/** Whether a lowercased word is a weekday's name, long or short. */
export const isDayName = (lower: string): boolean =>
  FULL.test(lower) || SHORT.test(lower.charAt(0).toUpperCase() + lower.slice(1));

// These are words as well as days, so they count only beside a figure, a comma, a dash or another sign of a date.
const WORDLIKE = new Set(["Sat", "Sun", "Wed"]);
const AFTER_DAY = /\.?(?:,? ?(?:\d|[-–/]|at |morning|evening|night|afternoon|[JFMASOND][a-z]{2,8} \d)|,|\)|\.)/y;
const BEFORE_DAY = /(?:\bon|\bby|\bnext|\blast|\bthis|\buntil|\bevery|\bfrom|\band|\bor|\bto|[-–/(,&])[ ]?$/i;

/** A weekday, by its full name in any case or its short name with a capital. */
export const weekdayAt = (text: string, word: string, lower: string, start: number, end: number): Reading | null => {
  if (!FULL.test(lower) && !SHORT.test(word)) return null;
  if (
    WORDLIKE.has(word) &&
    matchAt(AFTER_DAY, text, end) === null &&
    !BEFORE_DAY.test(text.slice(Math.max(0, start - 8), start))
  )
    return null;
  return { kind: "weekday", value: lower.slice(0, 3), start, end };
};

const DAYS_TOLD = /^(?:today|tonight|tomorrow|yesterday)$/;
const ENDS = new Map([
  ["EOD", "day"],
  ["COB", "day"],
  ["EOW", "week"],
  ["EOM", "month"],
  ["EOQ", "quarter"],
]);
const NEXT = /[ ](week|weekend|month|quarter|year|morning|afternoon|evening|night)(?![A-Za-z])/y;
const END_OF = /[ ]of (?:the )?(day|business|week|month|quarter|year)(?![A-Za-z])/y;

/** A day told from today: tomorrow, next week, EOD. */
export const relativeDateAt = (
  text: string,
  word: string,
  lower: string,
  start: number,
  end: number,
): Reading | null => {
  const told = ENDS.get(word);
  if (told !== undefined) return { kind: "relative-date", value: `end of ${told}`, start, end };
  if (DAYS_TOLD.test(lower)) return { kind: "relative-date", value: lower, start, end };
  if (lower === "next" || lower === "last" || lower === "this") {
    const period = matchAt(NEXT, text, end);
    if (period === null) return null;
    return { kind: "relative-date", value: `${lower} ${period[1]}`, start, end: end + period[0].length };
  }
  if (lower === "end" || lower === "close") {
    const period = matchAt(END_OF, text, end);
    if (period === null) return null;
    const name = period[1] === "business" ? "day" : period[1];
    return { kind: "relative-date", value: `end of ${name}`, start, end: end + period[0].length };
  }
  return null;
};
