import { type Reading, matchAt } from "./fact.ts";

const DAYS = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const full = new Map<string, string>();
for (const day of DAYS) {
  full.set(day, day.slice(0, 3));
  full.set(`${day}s`, day.slice(0, 3));
}
const short = new Map([
  ["Mon", "mon"],
  ["Tue", "tue"],
  ["Tues", "tue"],
  ["Wed", "wed"],
  ["Weds", "wed"],
  ["Thu", "thu"],
  ["Thur", "thu"],
  ["Thurs", "thu"],
  ["Fri", "fri"],
  ["Sat", "sat"],
  ["Sun", "sun"],
]);
// These are words as well as days, so they count only beside a figure, a comma, a dash or another sign of a date.
const WORDLIKE = new Set(["Sat", "Sun", "Wed"]);
const AFTER_DAY = /\.?(?:,? ?(?:\d|[-–/]|at |morning|evening|night|afternoon|[JFMASOND][a-z]{2,8} \d)|,|\)|\.)/y;
const BEFORE_DAY = /(?:\bon|\bby|\bnext|\blast|\bthis|\buntil|\bevery|\bfrom|\band|\bor|\bto|[-–/(,&])[ ]?$/i;

/** A weekday, by its full name in any case or its short name with a capital. */
export const weekdayAt = (text: string, word: string, lower: string, start: number, end: number): Reading | null => {
  const day = full.get(lower) ?? short.get(word);
  if (day === undefined) return null;
  if (
    WORDLIKE.has(word) &&
    matchAt(AFTER_DAY, text, end) === null &&
    !BEFORE_DAY.test(text.slice(Math.max(0, start - 8), start))
  )
    return null;
  return { kind: "weekday", value: day, start, end };
};

const ALONE: Readonly<Record<string, string>> = {
  today: "today",
  tonight: "tonight",
  tomorrow: "tomorrow",
  yesterday: "yesterday",
  EOD: "end of day",
  COB: "end of day",
  EOW: "end of week",
  EOM: "end of month",
  EOQ: "end of quarter",
};
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
  const alone = Object.hasOwn(ALONE, lower) ? ALONE[lower] : Object.hasOwn(ALONE, word) ? ALONE[word] : undefined;
  if (alone !== undefined) return { kind: "relative-date", value: alone, start, end };
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
