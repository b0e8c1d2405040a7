import type { Fact } from "../fact.ts";
import { anyOf, type Reading } from "./reading.ts";

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

/** A date, quarter, half-year or decade. Its parts stand together, so they have to stand together in one source too. */
export const dateOf = ({ start, end, text, value, also = [] }: Fact): Reading => {
  const values = [value, ...also];
  return {
    kind: "date",
    start,
    end,
    text,
    backs: values.flatMap(datePartKeys),
    needs: anyOf(...values.map((each) => `D:${each}`)),
  };
};

/** A day of the week. */
export const weekdayOf = ({ start, end, text, value }: Fact): Reading => ({
  kind: "weekday",
  start,
  end,
  text,
  backs: [`W:${value}`],
  needs: [[`W:${value}`]],
});

/** An ordinal; up to ten it counts only in figures ("3rd"). */
export const ordinalOf = ({ start, end, text, amount = "", spelled }: Fact, isDay: boolean): Reading => ({
  kind: "ordinal",
  start,
  end,
  text,
  amount,
  backs: [`o:${amount}`, `d:${amount}`],
  needs: spelled === true && Number(amount) <= 10 && !isDay ? [] : anyOf(`o:${amount}`, `d:${amount}`),
});

const PERIODS =
  /(?<![\p{L}\p{N}])(?:([1-4])([QH])|([QH])([1-4]))(?:[ ’'-]?((?:19|20)?\d{2}))(?![\p{L}\p{N}%]|[.,]\d)/giu;
const FISCAL_FIRST = /(?<![\p{L}\p{N}])FY ?(?:20)?(\d{2}),? ([QH][1-4])(?![\p{L}\p{N}])/giu;

/** Quarters and halves that a year is written to: 1H25, Q3’25, FY26 Q3. */
export const periodsIn = (text: string): Reading[] => {
  const found: Reading[] = [];
  const add = (start: number, written: string, name: string, year: string): void => {
    const value = `${year.slice(-2).padStart(4, year.length === 4 ? year.slice(0, 2) : "20")}-${name.toUpperCase()}`;
    found.push({
      kind: "date",
      start,
      end: start + written.length,
      text: written,
      backs: datePartKeys(value),
      needs: [[`D:${value}`]],
    });
  };
  for (const match of text.matchAll(PERIODS))
    add(
      match.index,
      match[0],
      match[1] === undefined ? `${match[3]}${match[4]}` : `${match[2]}${match[1]}`,
      match[5] as string,
    );
  for (const match of text.matchAll(FISCAL_FIRST)) add(match.index, match[0], match[2] as string, match[1] as string);
  return found;
};

const MONTHS = "january february march april may june july august september october november december".split(" ");
const CALENDAR =
  /(?<![\p{L}\p{N}])(?:[Mm]onday|[Tt]uesday|[Ww]ednesday|[Tt]hursday|[Ff]riday|[Ss]aturday|[Ss]unday|January|February|April|June|July|August|September|October|November|December|(?<=\p{L},? )March)(?![\p{L}\p{N}])/gu;

/** Full names of days and months that stand in a name ("Project August Standup"): somebody wrote them too. */
export const namedDaysIn = (text: string): Reading[] =>
  Array.from(text.matchAll(CALENDAR), ({ 0: word, index: start }): Reading => {
    const month = MONTHS.indexOf(word.toLowerCase()) + 1;
    const key = month === 0 ? `W:${word.slice(0, 3).toLowerCase()}` : `D:M${String(month).padStart(2, "0")}`;
    return {
      kind: month === 0 ? "weekday" : "date",
      start,
      end: start + word.length,
      text: word,
      backs: [key],
      needs: [[key]],
    };
  });

const SHORT_DAYS =
  /(?<![\p{L}\p{N}])(mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)\.?(?= ?(?:[.,;:!?)/&+-]|$|\n|\d|is|are|was|works?|at|or|and|if|morning|afternoon|evening|night|would|will|for|from|to|then|too|instead|please))(?<!(?:the|he|she|they|we|who|i) \w{3})/giu;
const SHORT_MONTHS =
  /(?<![\p{L}\p{N}])(?:(january|february|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)|(?:in|of|by|since|until|till|early|mid|late|last|next|from|before|after|\d(?:st|nd|rd|th)?)[ -](mar|march|may))(?![\p{L}\p{N}])/giu;

/** Days and months in small letters, as a hasty draft has them. They vouch, and are judged nowhere. */
export const hastyDayKeys = (text: string): string[] => [
  ...Array.from(text.matchAll(SHORT_DAYS), ([, day = ""]) => `W:${day.slice(0, 3).toLowerCase()}`),
  ...Array.from(text.matchAll(SHORT_MONTHS), ([, plain, verb]) => {
    const name = (plain ?? verb ?? "").slice(0, 3).toLowerCase();
    return `D:M${String(MONTHS.findIndex((month) => month.startsWith(name)) + 1).padStart(2, "0")}`;
  }),
];
