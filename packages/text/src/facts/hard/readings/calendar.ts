import type { Fact } from "../../fact.ts";
import { anyOf, figureKey, matchesOf, type Reading } from "./reading.ts";

const DATE = /^(?:(\d{4})-?)?(?:(\d\d)(?:-(\d\d))?|M(\d\d)|([QH]\d))?$/;

/** What a date vouches for: itself, and every part of it that stands together in it. */
export const datePartKeys = (value: string): string[] => {
  const [, year, month = "", day, alone, period] = DATE.exec(value) ?? [];
  const keys = [`D:${value}`];
  if (year !== undefined) keys.push(`D:${year}`, `+:${year}`, `!:${year}`);
  if (month !== "") keys.push(`D:M${month}`);
  if (alone !== undefined) keys.push(`D:M${alone}`);
  if (period !== undefined) keys.push(`D:${period}`);
  if (day !== undefined) keys.push(`D:${month}-${day}`, `d:${Number(day)}`, `+:${Number(day)}`, `!:${Number(day)}`);
  if (year !== undefined && day !== undefined) keys.push(`D:${year}-${month}`);
  return keys;
};

const decadeOf = (start: number, end: number, text: string): Reading => {
  const digits = /\d+/.exec(text)?.[0] ?? "";
  const full = digits.length === 4 ? digits : `${Number(digits) < 30 ? "20" : "19"}${digits}`;
  const century = full.endsWith("00") ? [`o:${Number(full.slice(0, 2)) + 1}`] : [];
  return {
    kind: "date",
    start,
    end,
    text,
    backs: () => [`D:${full}s`, `D:${full.slice(-2)}s`, ...century],
    needs: () => [[`D:${digits}s`]],
  };
};

/** A date, quarter, half-year or decade. Its parts stand together, so they have to stand together in one source too. */
export const dateOf = ({ start, end, text, value, also = [] }: Fact): Reading => {
  if (value.endsWith("s")) return decadeOf(start, end, text);
  const values = [value, ...also];
  return {
    kind: "date",
    start,
    end,
    text,
    backs: () => [...values.flatMap(datePartKeys), ...(also.length === 0 ? [] : [`order:${value.slice(-5)}`])],
    // "12/05" is never "05/12", whichever of them is the month.
    needs: () => values.map((each) => [`D:${each}`, ...also.map((other) => `unless:order:${other.slice(-5)}`)]),
    // "7/9" may be seven of nine.
    wider: () => [[`J:${text}`], ...(/^\d{1,2}$/.test(text) ? [[`+:${Number(text)}`]] : [])],
  };
};

/** A day of the week. */
export const weekdayOf = ({ start, end, text, value }: Fact): Reading => ({
  kind: "weekday",
  start,
  end,
  text,
  backs: () => [`W:${value}`],
  needs: () => [[`W:${value}`]],
});

/** An ordinal; up to ten it counts only in figures ("3rd"). */
export const ordinalOf = ({ start, end, text, amount = "", spelled }: Fact, isDay: boolean): Reading => ({
  kind: "ordinal",
  start,
  end,
  text,
  amount,
  // Our 500th: 500 of them.
  backs: () => [`o:${amount}`, `d:${amount}`, ...(Number(amount) <= 31 ? [] : [figureKey(false, "", amount)])],
  needs: () => (spelled === true && Number(amount) <= 10 && !isDay ? [] : anyOf(`o:${amount}`, `d:${amount}`)),
});

const PERIODS =
  /(?<![\p{L}\p{N}])(?:([1-4])([QH])|([QH])([1-4]))(?:[ ’'-]?((?:19|20)?\d{2}))(?![\p{L}\p{N}%]|[.,]\d)/giu;
const FISCAL_FIRST = /(?<![\p{L}\p{N}])FY ?(?:20)?(\d{2}),? ([QH][1-4])(?![\p{L}\p{N}])/giu;

const BESIDE = /^(?:[.,]{0,2} (?:the )?| \()$/;
const DAY_KEY = /^D:(?:\d{4}-)?(\d\d-\d\d)$/;

/**
 * Weekdays beside a date. Where a source says which weekday a date is, it is no other. `readings` come in
 * order.
 */
export const datedWeekdays = (text: string, readings: readonly Reading[]): Reading[] =>
  readings.flatMap((one, index): Reading[] => {
    const other = readings[index + 1];
    if (other === undefined || !BESIDE.test(text.slice(one.end, other.start))) return [];
    // The days of a range in brackets are those of its two ends: "4–8 November (Mon–Fri)".
    if (other.kind === "weekday" && /^ ?[-–]/.test(text.slice(other.end))) return [];
    const [weekday, date] = one.kind === "weekday" ? [one, other] : [other, one];
    if (weekday.kind !== "weekday" || date.kind !== "date") return [];
    const days = date.backs().flatMap((key) => DAY_KEY.exec(key)?.[1] ?? []);
    const [name = ""] = weekday.backs();
    const { start } = one;
    const { end } = other;
    const backs = (): string[] => days.flatMap((day) => [`${name}@${day}`, `dated:${day}`]);
    const needs = (): string[][] => [
      ...days.map((day) => [`${name}@${day}`]),
      days.map((day) => `unless:dated:${day}`),
    ];
    return days.length === 0 ? [] : [{ kind: "date", start, end, text: text.slice(start, end), backs, needs }];
  });

const MAY_BE_PERIOD = /[QHqh][1-4]|[1-4][QHqh]|FY|\d{4} ?[–/-]/;
// A season or a fiscal year runs over two years: 2010/11, 1935 – 36.
const SEASON = /(?<![\p{L}\p{N}.,/-])((?:19|20)\d\d) ?[–/-] ?(\d\d)(?![\p{L}\p{N}%/-]|[.,]\d)/gu;

/** Quarters and halves that a year is written to: 1H25, Q3’25, FY26 Q3. */
export const periodsIn = (text: string): Reading[] => {
  const found: Reading[] = [];
  if (!MAY_BE_PERIOD.test(text)) return found;
  const add = (start: number, written: string, name: string, year: string): void => {
    const value = `${year.slice(-2).padStart(4, year.length === 4 ? year.slice(0, 2) : "20")}-${name.toUpperCase()}`;
    found.push({
      kind: "date",
      start,
      end: start + written.length,
      text: written,
      backs: () => datePartKeys(value),
      needs: () => [[`D:${value}`]],
    });
  };
  for (const match of matchesOf(PERIODS, text))
    add(
      match.index,
      match[0],
      match[1] === undefined ? `${match[3]}${match[4]}` : `${match[2]}${match[1]}`,
      match[5] as string,
    );
  for (const { 0: written, 1: year = "", 2: next = "", index: start } of matchesOf(SEASON, text)) {
    const second = `${year.slice(0, 2)}${next}`;
    const key = `S:${year}/${next}`;
    if (Number(next) > Number(year.slice(2)))
      found.push({
        kind: "date",
        start,
        end: start + written.length,
        text: written,
        backs: () => [
          key,
          ...datePartKeys(year),
          ...datePartKeys(second),
          `+:${Number(year.slice(2))}`,
          `+:${Number(next)}`,
        ],
        needs: () => [[key], [`D:${year}`, `D:${second}`]],
      });
  }
  for (const match of matchesOf(FISCAL_FIRST, text)) add(match.index, match[0], match[2] as string, match[1] as string);
  return found;
};

/** The months of English, in small letters. */
export const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);

/** The number of the month that a word begins like, in full or short: 1 for "jan"; 0 for none. */
export const monthNumber = (word: string): number =>
  MONTHS.findIndex((month) => month.startsWith(word.slice(0, 3).toLowerCase())) + 1;

const CALENDAR =
  /\b(?:[Mm]onday|[Tt]uesday|[Ww]ednesday|[Tt]hursday|[Ff]riday|[Ss]aturday|[Ss]unday|January|February|March|April|June|July|August|September|October|November|December)\b/g;

const SMALL_MONTH =
  /(?<![\p{L}\p{N}])(?:(january|february|april|june|july|august|september|october|november|december)|(?<=(?:^|[^\p{L}])(?:in|by|since|until|till|early|mid|late|last|next|before|after|end of)[ -])(jan|feb|march|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|(?<=(?:^|[^\p{L}])(?:in|since|until|till|early|mid|late|last|next|end of)[ -])(may))(?![\p{L}\p{N}]|'[\p{L}])/gu;
const MAY_BE_SMALL_MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const TENS = "twenties thirties forties fifties sixties seventies eighties nineties".split(" ");
const SPELLED_DECADE = new RegExp(`(?<![\\p{L}])(${TENS.join("|")})(?![\\p{L}])`, "giu");

const LISTED_DAY = new RegExp(`(?:^|\\n)[ \\t]*([12]?\\d|3[01])\\. (${MONTHS.join("|")})(?![\\p{L}\\p{N}])`, "giu");

/** Months in small letters, and decades in words: "by september", "the nineties". */
export const smallDatesIn = (text: string): Reading[] => {
  const found: Reading[] = [];
  const add = (start: number, word: string, keys: readonly string[]): void =>
    void found.push({
      kind: "date",
      start,
      end: start + word.length,
      text: word,
      backs: () => keys,
      needs: () => [[...keys].slice(0, 1)],
    });
  if (MAY_BE_SMALL_MONTH.test(text))
    for (const { 0: word, index } of matchesOf(SMALL_MONTH, text))
      add(index, word, [`D:M${String(monthNumber(word)).padStart(2, "0")}`]);
  // A day that stands like the number of a list: "on⏎14. May".
  for (const { 0: written, 1: day = "", 2: month = "", index } of matchesOf(LISTED_DAY, text))
    add(index + written.indexOf(day), written.slice(written.indexOf(day)), [
      `D:${String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`,
    ]);
  if (/ties/i.test(text))
    for (const { 0: word, index } of matchesOf(SPELLED_DECADE, text)) {
      const tens = 20 + 10 * TENS.indexOf(word.toLowerCase());
      add(index, word, [`D:${tens}s`, `D:${tens < 30 ? 20 : 19}${tens}s`]);
    }
  return found;
};

/** Full names of days and months that are in a name ("Project August Standup"): somebody wrote them too. */
export const namedDaysIn = (text: string): Reading[] =>
  matchesOf(CALENDAR, text)
    .filter(
      ({ 0: word, index }) => word !== "March" || /(?:\p{L},? |\()$/u.test(text.slice(Math.max(0, index - 3), index)),
    )
    .map(({ 0: word, index: start }): Reading => {
      const month = MONTHS.indexOf(word.toLowerCase()) + 1;
      const key = month === 0 ? `W:${word.slice(0, 3).toLowerCase()}` : `D:M${String(month).padStart(2, "0")}`;
      return {
        kind: month === 0 ? "weekday" : "date",
        start,
        end: start + word.length,
        text: word,
        backs: () => [key],
        needs: () => [[key]],
      };
    });
