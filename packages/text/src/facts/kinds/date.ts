import { FUNCTION, isOf } from "../../document/word-classes.ts";
import { fact, matchAt, type FactMatch, two, type FactFamily } from "../fact.ts";

const MONTHS = new Map(
  "january february march april may june july august september october november december"
    .split(" ")
    .flatMap((name, index) => [name, name.slice(0, 3)].map((word): [string, number] => [word, index + 1])),
).set("sept", 9);
// Words first, months second: these need a day, a year or a preposition beside them.
const AMBIGUOUS = /^(?:may|mar(?:ch)?|dec|jan|jun|sep|oct)$/;
// In small letters these are verbs too: months only beside a day that nothing is said of ("3 may apply", "we march 12 km").
const VERB = /^(?:may|march)$/;
const NEXT_WORD = / (or may|\p{L}+)/uy;
const GOES_ON = /^(?:be|have|not|also|well|or may)$/;

const IN_FULL = /^(?:may|ju(?:ne|ly)|[a-z]{5,})$/i;

/** Names of months in small letters, long and short. */
export const monthNames: ReadonlySet<string> = new Set(MONTHS.keys());

/** Whether plain digits read as a year. */
export const isYear = (digits: string): boolean => digits.length === 4 && digits >= "1500" && digits < "2100";

const fullYear = (digits: string): string =>
  digits.length === 4 ? digits : `${Number(digits) < 50 ? "20" : "19"}${digits}`;
const isDay = (digits: string | undefined): boolean => Number(digits) >= 1 && Number(digits) <= 31;
const date = (start: number, end: number, value: string): FactMatch => fact("date", start, end, value);

const ISO = /(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)(?:T(?=\d))?/y;
const SLASHED = /(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?![\d/]|\.\d|-\d)/y;
const YEAR_MONTH = /((?:19|20)\d{2})[/-](0?[1-9]|1[0-2])(?![\d/-]|\.\d)|(0?[1-9]|1[0-2])\/((?:19|20)\d{2})(?![\d/-])/y;
const FRACTION = /^(?:1\/[2-4]|2\/[34]|3\/4)$/;

/** A month and a day as the two dates they can be, the likelier one first. */
const bothWays = (first: number, second: number, mark: string | undefined, year: string | undefined): string[] => {
  const head = year === undefined ? "" : `${fullYear(year)}-`;
  const values = [`${head}${two(first)}-${two(second)}`, `${head}${two(second)}-${two(first)}`];
  return first > 12 || (mark === "." && second <= 12) ? values.reverse() : values;
};

/** 5/3/2026, 03.05.2026, 5/3: the month stands first unless only the day can. */
const slashedDateAt = (text: string, at: number): FactMatch | null => {
  const slashed = matchAt(SLASHED, text, at);
  if (slashed === null) return null;
  const [written, one = "", mark, other = "", year] = slashed;
  if (year === undefined && (mark !== "/" || FRACTION.test(written))) return null;
  const [first, second] = [Number(one), Number(other)];
  if (!isDay(one) || !isDay(other) || (first > 12 && second > 12)) return null;
  const [value = "", ...also] = bothWays(first, second, mark, year);
  // With full stops the day comes first.
  const isOpen = mark !== "." && first <= 12 && second <= 12 && first !== second;
  return fact("date", at, at + written.length, value, isOpen ? { also } : {});
};

/** A date in digits alone: 2026-05-03, 5/3/2026, 03.05.2026, 5/3, 5/2026. */
export const numericDateAt = (text: string, at: number): FactMatch | null => {
  const iso = matchAt(ISO, text, at);
  if (iso !== null && Number(iso[2]) <= 12 && Number(iso[3]) <= 31)
    return date(at, at + iso[0].length, `${iso[1]}-${two(iso[2] as string)}-${two(iso[3] as string)}`);
  const month = matchAt(YEAR_MONTH, text, at);
  if (month !== null)
    return date(at, at + month[0].length, `${month[1] ?? month[4]}-${two((month[2] ?? month[3]) as string)}`);
  return slashedDateAt(text, at);
};

const TH = "(?:st|nd|rd|th)?";
const DAY = `(\\d{1,2})${TH}`;
const JOINED = "(?: ?[-–—&] ?| to | and | or |, (?:and |or )?)";
const MONTH = "([A-Za-z]{3,9})(?![A-Za-z])";
const NO_FIGURE = "(?![\\d%/]|[.,:]\\d|[A-Za-z]|\\s?(?:am|pm|a\\.m|p\\.m|";
// The stop of an abbreviated month belongs to the date only between month and year: else it may end the sentence.
const YEAR = /\.?(?:(?: ?,? |, ?|\/|-| of )((?:1[5-9]|20)\d{2})|(?:,? ?)['’](\d{2}))(?![\d:%]|[.,]\d)/y;
const DAY_RANGE = new RegExp(`${DAY}${JOINED}(?:the )?${DAY}(?: of|,)? ${MONTH}`, "y");
const DAY_MONTH = new RegExp(`${DAY}(?: day)?(?: of)?(?: |-)${MONTH}`, "y");
const DAY_AFTER = new RegExp(`\\.?(?: |-)(?:the )?${DAY}${NO_FIGURE}percent|million|people)\\b)`, "y");
const NEXT_DAY = new RegExp(`${JOINED}${DAY}${NO_FIGURE}[A-Za-z]))`, "y");

const yearAt = (pattern: RegExp, text: string, at: number): { year: string; end: number } | null => {
  const match = matchAt(pattern, text, at);
  return match === null ? null : { year: fullYear((match[1] ?? match[2]) as string), end: at + match[0].length };
};

const withYear = (text: string, start: number, end: number, value: string, pattern = YEAR): FactMatch => {
  const year = yearAt(pattern, text, end);
  return year === null ? date(start, end, value) : date(start, year.end, `${year.year}-${value}`);
};

/** Whether a day beside "march" or "may" in small letters, which ends at `end`, is a date; `isTimed` where what stands before says so. */
const standsAlone = (text: string, end: number, isTimed: boolean): boolean => {
  const next = matchAt(NEXT_WORD, text, end)?.[1]?.toLowerCase();
  return next === undefined || (!GOES_ON.test(next) && (isTimed || isOf(next, FUNCTION)));
};

/** The month that `written` names behind a day, in words from `start` to `end`. */
const monthNamed = (written: string, text: string, start: number, end: number): number | undefined => {
  const isTimed = written === "march" || text.slice(start, end).includes(" of ");
  return VERB.test(written) && !standsAlone(text, end, isTimed) ? undefined : MONTHS.get(written.toLowerCase());
};

/** Dates that open with the day: 3 May 2026, 3rd of May, 3-5 May. */
export const dayFirstDatesAt = (text: string, at: number): FactMatch[] => {
  const range = matchAt(DAY_RANGE, text, at);
  if (range !== null) {
    const [written, first = "", second = "", name = ""] = range;
    const month = monthNamed(name, text, at, at + written.length);
    if (month !== undefined && Number(first) <= 31 && Number(second) <= 31) {
      const secondStart = at + written.indexOf(second, first.length);
      return [
        date(at, at + first.length, `${two(month)}-${two(first)}`),
        withYear(text, secondStart, at + written.length, `${two(month)}-${two(second)}`),
      ];
    }
  }
  const single = matchAt(DAY_MONTH, text, at);
  const month = single === null ? undefined : monthNamed(single[2] as string, text, at, at + single[0].length);
  if (single === null || month === undefined || !isDay(single[1])) return [];
  return [withYear(text, at, at + single[0].length, `${two(month)}-${two(single[1] as string)}`)];
};

const BEFORE =
  /(?:^|[^a-z])(?:in|by|since|until|till|of|last|next|this|early|late|mid|during|from|to|through|before|after|between|for|every|each|on)[ -]$/i;

/** The day behind a month that ends at `end`. */
const dayAfter = (text: string, word: string, end: number): RegExpExecArray | null => {
  const found = matchAt(DAY_AFTER, text, end);
  return found === null || !VERB.test(word) || standsAlone(text, end + found[0].length, false) ? found : null;
};

/** Dates that open with the month: May 3rd, 2026; May 2026; in May. `word` ends at `end`. */
export const monthFirstDatesAt = (text: string, word: string, start: number, end: number): FactMatch[] => {
  const month = two(MONTHS.get(word.toLowerCase()) as number);
  const capital = word.charCodeAt(0) < 97;
  const written = dayAfter(text, word, end);
  // Behind a month in full a stop ends the sentence: "in February. 6 came back".
  const day = written?.[0].startsWith(".") === true && IN_FULL.test(word) ? null : written;
  if (day !== null && isDay(day[1])) {
    const first = `${month}-${two(day[1] as string)}`;
    const firstEnd = end + day[0].length;
    const next = matchAt(NEXT_DAY, text, firstEnd);
    if (next === null || !isDay(next[1])) return [withYear(text, start, firstEnd, first)];
    const value = `${month}-${two(next[1] as string)}`;
    return [
      date(start, firstEnd, first),
      withYear(text, firstEnd + next[0].search(/\d/), firstEnd + next[0].length, value),
    ];
  }
  if (!capital) return [];
  const year = yearAt(YEAR, text, end);
  if (year !== null) return [date(start, year.end, `${year.year}-${month}`)];
  const before = text.slice(Math.max(0, start - 10), start);
  // Among words in small letters "March" is no verb and nobody's name.
  if (AMBIGUOUS.test(word.toLowerCase()) && !BEFORE.test(before) && !(word === "March" && /[a-z] $/.test(before)))
    return [];
  return [date(start, end, `M${month}`)];
};

const OF_MONTH = /(?: of|,)? ([A-Z][a-z]{2,8})(?![A-Za-z])/y;

/** "third of May", "first, May": the date that a month after the ordinal `day`, which ends at `end`, makes of it. */
export const ordinalDateAt = (text: string, day: string, start: number, end: number): FactMatch | null => {
  const match = matchAt(OF_MONTH, text, end);
  const month = match === null ? undefined : MONTHS.get((match[1] as string).toLowerCase());
  return match === null || month === undefined ? null : date(start, end + match[0].length, `${two(month)}-${two(day)}`);
};

const QUARTER_YEAR = /(?: of)?,? ?(?:(?:FY ?)?((?:19|20)\d{2})|(?:FY|['’])(\d{2}))(?!\d|[.,]\d)/y;

/** Quarters and halves with their year: Q3, Q3 2026, H1, third quarter of 2026. `end` is where the name of the quarter ends. */
export const quarterAt = (text: string, name: string, start: number, end: number): FactMatch =>
  withYear(text, start, end, name, QUARTER_YEAR);

const QUARTER_WORD = /[ -](quarter|half)(?![A-Za-z])/y;
const OF_PERIOD =
  /(?:'s)?,? (?:of (?:the (?:year|season|decade|quarter|month)|fiscal|FY|last|this|next|(?:19|20)\d{2})|(?:19|20)\d{2}|sales|revenue|earnings|results|net|and|was|decline)/y;

/** "third quarter" and "3rd quarter" as Q3, where `end` is the end of the ordinal. */
export const ordinalQuarterAt = (text: string, amount: string, start: number, end: number): FactMatch | null => {
  const word = matchAt(QUARTER_WORD, text, end);
  if (word === null || Number(amount) > 4) return null;
  const isHalf = word[1] === "half";
  const stop = end + word[0].length;
  if (isHalf && (Number(amount) > 2 || matchAt(OF_PERIOD, text, stop) === null)) return null;
  return quarterAt(text, `${isHalf ? "H" : "Q"}${amount}`, start, stop);
};

export const dates: FactFamily = {
  name: "date",
  kinds: { date: "hard" },
  keywords: [[monthNames, (text, word, _lower, start, end) => monthFirstDatesAt(text, word, start, end)]],
};
