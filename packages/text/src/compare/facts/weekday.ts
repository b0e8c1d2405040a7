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
const SMALL_BEFORE = /\b(?:on|by|next|last|until|till|every|since|before|after|due) $/i;

// In small letters these are words of no other kind; the others need a sign of a date.
const SMALL = /^(?:tues?|weds|thu(?:rs?)?|fri)$/;
const SMALL_WORDLIKE = /^(?:mon|wed|sat|sun)$/;
const BESIDE_DAY = /[+/&-]|,? (?:and|or|\d)/y;

const isSmallDay = (text: string, word: string, start: number, end: number): boolean =>
  SMALL.test(word) ||
  (SMALL_WORDLIKE.test(word) &&
    (matchAt(BESIDE_DAY, text, end) !== null || SMALL_BEFORE.test(text.slice(Math.max(0, start - 8), start))));

/** A weekday, by its full name in any case or its short name, with a capital or where a small one can only be a day. */
export const weekdayAt = (text: string, word: string, lower: string, start: number, end: number): Reading | null => {
  if (!FULL.test(lower) && !SHORT.test(word) && !isSmallDay(text, word, start, end)) return null;
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
  const told = ENDS.get(word.toUpperCase());
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
