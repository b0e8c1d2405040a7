import { type Reading, matchAt } from "./fact.ts";

const MONTHS = "january february march april may june july august september october november december".split(" ");
const SHORT = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const byName = new Map<string, number>();
MONTHS.forEach((name, index) => byName.set(name, index + 1));
SHORT.forEach((name, index) => byName.set(name, index + 1));
byName.set("sept", 9);
// Words first, months second: these need a day, a year or a preposition beside them.
const AMBIGUOUS = new Set(["may", "march", "mar", "dec", "jan", "jun", "sep", "oct"]);

// In small letters a verb or a name even before a figure.
const VERBS = new Set(["may", "march", "mar"]);

const two = (number: number | string): string => String(number).padStart(2, "0");
const fullYear = (digits: string): string => {
  if (digits.length === 4) return digits;
  return Number(digits) < 50 ? `20${digits}` : `19${digits}`;
};
const date = (start: number, end: number, value: string, also?: string[]): Reading => ({
  kind: "date",
  value,
  start,
  end,
  ...(also !== undefined && also.length > 0 && { also }),
});

const ISO = /(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)(?:T(?=\d))?/y;
const SLASHED = /(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|\.\d|-\d)/y;
const YEAR_MONTH = /((?:19|20)\d{2})[/-](0?[1-9]|1[0-2])(?![\d/-]|\.\d)/y;
const SHORT_SLASH = /(\d{1,2})\/(\d{1,2})(?![\d/]|\.\d|-\d)/y;

/** A date in digits alone: 2026-05-03, 5/3/2026, 03.05.2026, 5/3. The month stands first unless only the day can. */
export const numericDateAt = (text: string, at: number): Reading | null => {
  const iso = matchAt(ISO, text, at);
  if (iso !== null && Number(iso[2]) <= 12 && Number(iso[3]) <= 31) {
    return date(at, at + iso[0].length, `${iso[1]}-${two(iso[2] as string)}-${two(iso[3] as string)}`);
  }
  const slashed = matchAt(SLASHED, text, at);
  if (slashed !== null) {
    const [first, second] = [Number(slashed[1]), Number(slashed[3])];
    const year = fullYear(slashed[4] as string);
    if (first >= 1 && second >= 1 && first <= 31 && second <= 31 && (first <= 12 || second <= 12)) {
      const dayFirst = first > 12 || (slashed[2] === "." && second <= 12);
      const value = dayFirst ? `${year}-${two(second)}-${two(first)}` : `${year}-${two(first)}-${two(second)}`;
      const other = `${year}-${two(dayFirst ? first : second)}-${two(dayFirst ? second : first)}`;
      return date(at, at + slashed[0].length, value, first <= 12 && second <= 12 && other !== value ? [other] : []);
    }
  }
  const month = matchAt(YEAR_MONTH, text, at);
  if (month !== null) return date(at, at + month[0].length, `${month[1]}-${two(month[2] as string)}`);
  const short = matchAt(SHORT_SLASH, text, at);
  if (short === null) return null;
  const [first, second] = [Number(short[1]), Number(short[2])];
  if (first < 1 || second < 1 || first > 31 || second > 31 || (first > 12 && second > 12)) return null;
  if (first <= 3 && (second === 2 || second === 3 || second === 4) && first < second && short[0].length === 3)
    return null;
  const value = first > 12 ? `${two(second)}-${two(first)}` : `${two(first)}-${two(second)}`;
  return date(
    at,
    at + short[0].length,
    value,
    first <= 12 && second <= 12 && first !== second ? [`${two(second)}-${two(first)}`] : [],
  );
};

const YEAR = /(?:(?:,? |, ?|\/|-| of )((?:1[5-9]|20)\d{2})|(?:,? ?)['’](\d{2}))(?![\d:%]|[.,]\d)/y;
const DAY_RANGE =
  /(\d{1,2})(?:st|nd|rd|th)?(?: ?[-–—&] ?| to | and | or |, (?:and |or )?)(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of|,)? ([A-Za-z]{3,9})(?![A-Za-z])\.?/y;
const DAY_MONTH = /(\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of|,)?(?: |-)([A-Za-z]{3,9})(?![A-Za-z])\.?/y;

const withYear = (text: string, start: number, end: number, monthDay: string): Reading => {
  const year = matchAt(YEAR, text, end);
  if (year === null) return date(start, end, monthDay);
  return date(start, end + year[0].length, `${fullYear((year[1] ?? year[2]) as string)}-${monthDay}`);
};

const monthNamed = (written: string): number | undefined => {
  const month = byName.get(written.toLowerCase());
  // "3 may apply" has a verb, "3 May" has a month.
  return month !== undefined && (month === 5 || month === 3) && !/^[A-Z]/.test(written) ? undefined : month;
};

/** Dates that open with the day: 3 May 2026, 3rd of May, 3-5 May. */
export const dayFirstDatesAt = (text: string, at: number): Reading[] => {
  const range = matchAt(DAY_RANGE, text, at);
  const rangeMonth = range === null ? undefined : monthNamed(range[3] as string);
  if (range !== null && rangeMonth !== undefined && Number(range[1]) <= 31 && Number(range[2]) <= 31) {
    const firstEnd = at + (range[1] as string).length;
    const secondStart = at + range[0].indexOf(range[2] as string, (range[1] as string).length);
    const second = withYear(text, secondStart, at + range[0].length, `${two(rangeMonth)}-${two(range[2] as string)}`);
    return [date(at, firstEnd, `${two(rangeMonth)}-${two(range[1] as string)}`), second];
  }
  const single = matchAt(DAY_MONTH, text, at);
  const month = single === null ? undefined : monthNamed(single[2] as string);
  if (single === null || month === undefined) return [];
  const day = Number(single[1]);
  if (day < 1 || day > 31) return [];
  return [withYear(text, at, at + single[0].length, `${two(month)}-${two(day)}`)];
};

const DAY_AFTER =
  /\.?(?: |-)(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\d:%/]|[.,]\d|[A-Za-z]|\s?(?:am|pm|a\.m|p\.m|percent|million|people)\b)/y;
const NEXT_DAY =
  /(?: ?[-–—&] ?| to | and | or |, (?:and |or )?)(\d{1,2})(?:st|nd|rd|th)?(?![\d:%/]|[.,]\d|[A-Za-z]|\s?(?:am|pm|a\.m|p\.m|[A-Za-z]))/y;
const BEFORE =
  /(?:^|[^a-z])(?:in|by|since|until|till|of|last|next|this|early|late|mid|during|from|to|through|before|after|between|for|every|each|on)[ -]$/i;

/** Dates that open with the month: May 3rd, 2026; May 2026; in May. `word` ends at `end`. */
export const monthFirstDatesAt = (text: string, word: string, start: number, end: number): Reading[] => {
  const month = byName.get(word.toLowerCase());
  if (month === undefined) return [];
  const capital = word.charCodeAt(0) < 97;
  const found: Reading[] = [];
  let day = capital || !VERBS.has(word) ? matchAt(DAY_AFTER, text, end) : null;
  if (day !== null && (Number(day[1]) < 1 || Number(day[1]) > 31)) day = null;
  if (day !== null) {
    const first = `${two(month)}-${two(day[1] as string)}`;
    const firstEnd = end + day[0].length;
    const next = matchAt(NEXT_DAY, text, firstEnd);
    if (next !== null && Number(next[1]) >= 1 && Number(next[1]) <= 31) {
      const nextStart = firstEnd + next[0].search(/\d/);
      const value = `${two(month)}-${two(next[1] as string)}`;
      found.push(date(start, firstEnd, first), withYear(text, nextStart, firstEnd + next[0].length, value));
    } else found.push(withYear(text, start, firstEnd, first));
    return found;
  }
  const year = capital ? matchAt(YEAR, text, end + (text[end] === "." ? 1 : 0)) : null;
  if (year !== null) {
    const value = `${fullYear((year[1] ?? year[2]) as string)}-${two(month)}`;
    return [date(start, YEAR.lastIndex, value)];
  }
  if (!capital) return [];
  if (AMBIGUOUS.has(word.toLowerCase()) && !BEFORE.test(text.slice(Math.max(0, start - 10), start))) return [];
  return [date(start, end, `M${two(month)}`)];
};

/** Whether a lowercased word names a month. */
export const isMonth = (word: string): boolean => byName.has(word);

const QUARTER_YEAR = /(?: of)?,? ?(?:(?:FY ?)?((?:19|20)\d{2})|(?:FY|['’])(\d{2}))(?!\d|[.,]\d)/y;

/** Quarters and halves with their year: Q3, Q3 2026, H1, third quarter of 2026. `end` is where the name of the quarter ends. */
export const quarterAt = (text: string, name: string, start: number, end: number): Reading => {
  const year = matchAt(QUARTER_YEAR, text, end);
  if (year === null) return date(start, end, name);
  return date(start, end + year[0].length, `${fullYear((year[1] ?? year[2]) as string)}-${name}`);
};

const QUARTER_WORD = /[ -](quarter|half)(?![A-Za-z])/y;
const OF_PERIOD =
  /(?:'s)?,? (?:of (?:the year|fiscal|FY|the|last|this|next|(?:19|20)\d{2})|(?:19|20)\d{2}|sales|revenue|earnings|results|net|and|was|decline)/y;

/** "third quarter" and "3rd quarter" as Q3, where `end` is the end of the ordinal. */
export const ordinalQuarterAt = (text: string, amount: string, start: number, end: number): Reading | null => {
  const word = matchAt(QUARTER_WORD, text, end);
  if (word === null || Number(amount) > 4) return null;
  const wordStop = end + word[0].length;
  if (word[1] === "half" && (Number(amount) > 2 || matchAt(OF_PERIOD, text, wordStop) === null)) return null;
  return quarterAt(text, `${word[1] === "half" ? "H" : "Q"}${amount}`, start, wordStop);
};

/** Whether plain digits read as a year. */
export const isYear = (digits: string): boolean => digits.length === 4 && digits >= "1500" && digits < "2100";
