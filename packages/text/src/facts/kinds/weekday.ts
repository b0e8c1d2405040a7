import { fact, matchAt, type FactMatch, type FactFamily } from "../fact.ts";

const FULL = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const SHORT = "mon tue tues wed weds thu thur thurs fri sat sun".split(" ");

/** Names of weekdays in small letters, long and short. */
export const dayNames: ReadonlySet<string> = new Set([...FULL, ...FULL.map((name) => `${name}s`), ...SHORT]);

// These are words as well as days, so they count only beside a figure, a comma, a dash or another sign of a date.
const WORDLIKE = /^(?:Sat|Sun|Wed)$/;
const AFTER_DAY = /\.?(?:,? ?(?:\d|[-–/]|at |morning|evening|night|afternoon|[JFMASOND][a-z]{2,8} \d)|,|\)|\.)/y;
const BEFORE_DAY = /(?:\bon|\bby|\bnext|\blast|\bthis|\buntil|\bevery|\bfrom|\band|\bor|\bto|[-–/(,&])[ ]?$/i;

const SMALL_BEFORE = /\b(?:on|by|next|last|until|till|every|since|before|after|due) $/i;
// In small letters these are words of no other kind; the others need a sign of a date.
const SMALL = /^(?:tues?|weds|thu(?:rs?)?|fri)$/;
const SMALL_WORDLIKE = /^(?:mon|wed|sat|sun)$/;
const BESIDE_DAY = / ?[+/&]|-|,? (?:and|or|\d)/y;

const isSmallDay = (text: string, word: string, start: number, end: number): boolean =>
  SMALL.test(word) ||
  (SMALL_WORDLIKE.test(word) &&
    (matchAt(BESIDE_DAY, text, end) !== null || SMALL_BEFORE.test(text.slice(Math.max(0, start - 8), start))));

/** A weekday, by its full name in any case or its short name, with a capital or where a small one can only be a day. */
export const weekdayAt = (text: string, word: string, lower: string, start: number, end: number): FactMatch | null => {
  if (SHORT.includes(lower) && !/^[A-Z][a-z]+$/.test(word) && !isSmallDay(text, word, start, end)) return null;
  return WORDLIKE.test(word) &&
    matchAt(AFTER_DAY, text, end) === null &&
    !BEFORE_DAY.test(text.slice(Math.max(0, start - 8), start))
    ? null
    : fact("weekday", start, end, lower.slice(0, 3));
};

/** Words in small letters that tell a day from today, or may. */
export const relativeWords = "today tonight tomorrow yesterday eod cob eow eom eoq next last this end close".split(" ");
const ENDS: Readonly<Record<string, string>> = { eod: "day", cob: "day", eow: "week", eom: "month", eoq: "quarter" };
const NEXT = /[ ](week|weekend|month|quarter|year|morning|afternoon|evening|night)(?![A-Za-z])/y;
const END_OF = /[ ]of (?:the )?(day|business|week|month|quarter|year)(?![A-Za-z])/y;
/** "Today's fast-paced world" is no day; a market may be one, but for "in today's market". */
const STOCK =
  /['’]s (?:(?:job|[a-z-]+(?:ed|en|ing|al|ly|ive|ic|ex|nt|rn|ss)),? ){0,4}(?:landscape|world(?! cup)|environment|era|economy|(?:(?<!day['’]s )|(?<=\bin today['’]s ))(?:age|market))(?![a-z-])/iy;

/** A day told from today: tomorrow, next week, EOD. `lower` is one of `relativeWords`. */
export const relativeDateAt = (
  text: string,
  _word: string,
  lower: string,
  start: number,
  end: number,
): FactMatch | null => {
  const day = (value: string, length = 0): FactMatch => fact("relative-date", start, end + length, value);
  const ending = ENDS[lower];
  if (ending !== undefined) return day(`end of ${ending}`);
  if (lower === "today" && matchAt(STOCK, text, end) !== null) return null;
  if (lower.startsWith("to") || lower.startsWith("y")) return day(lower);
  const period = matchAt(lower === "end" || lower === "close" ? END_OF : NEXT, text, end);
  if (period === null) return null;
  const [written, name] = period;
  if (written.startsWith(" of")) return day(`end of ${name === "business" ? "day" : name}`, written.length);
  return day(`${lower} ${name}`, written.length);
};

export const weekdays: FactFamily = {
  name: "weekday",
  kinds: { weekday: "hard", "relative-date": "soft" },
  keywords: [
    [relativeWords, relativeDateAt],
    [dayNames, weekdayAt],
  ],
};
