// A list or a range of days says its month and its year once.
import { two } from "../../fact.ts";
import { datePartKeys } from "../readings/calendar.ts";
import { isListed, isRange } from "./lists.ts";
import { matchesOf, type Reading } from "../readings/reading.ts";

const valueOf = (reading: Reading): string =>
  reading.kind === "date"
    ? (reading
        .backs()
        .find((key) => key.startsWith("D:"))
        ?.slice(2) ?? "")
    : "";
const DAY = "(?:the )?(\\d{1,2})(?:st|nd|rd|th)?";
const BETWEEN = "(?: ?[-–&,/] ?| to | and | n | or | until | through | thru |, (?:and|or) )(?:\\p{L}{3,9}\\.?,? )?";
const DAYS_BEFORE = new RegExp(`(?:(?<![\\p{L}\\p{N}.])${DAY}${BETWEEN})+$`, "u");
const OWN_MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.?";
// A day beside a month of its own shares no other: "3 June and 17 July".
const DAYS_BEHIND = new RegExp(
  `^(?:${BETWEEN}${DAY}(?![\\p{N}:%]|[.,]\\d|st|nd|rd|th| ?[ap]\\.?m| (?:of )?(?:${OWN_MONTH})))+`,
  "iu",
);
const MONTH_BEFORE = new RegExp(`(?<!\\p{L})${OWN_MONTH} (?:the )?$`, "iu");

const TO = "(?: ?[-–] ?| to | until | through | thru )";
const RANGE_BEFORE = new RegExp(`\\d(?:st|nd|rd|th)?${TO}$`);
const RANGE_BEHIND = new RegExp(`^${TO}(?:the )?\\d`);
const WEEK = 7;

/** The days of a range of a week at most, from the other end on: the 3rd and the 4th of "3–5 May". */
const spanned = (days: number[], day: number, isSpan: boolean): number[] => {
  const [other] = days;
  if (!isSpan || days.length !== 1 || other === undefined || Math.abs(other - day) >= WEEK) return days;
  const step = other < day ? 1 : -1;
  return Array.from({ length: Math.abs(day - other) }, (_, index) => other + step * index).toSorted((x, y) => x - y);
};

/** Days of a list that share the month of a date; they come in order. */
const listedDays = (text: string, { start, end }: Reading, day: number): number[] => {
  const days = (part: RegExpExecArray | null): number[] => part?.[0].match(/\d{1,2}/g)?.map(Number) ?? [];
  const lead = text.slice(Math.max(0, start - 60), start);
  const listed = DAYS_BEFORE.exec(lead);
  const isOther = listed === null || MONTH_BEFORE.test(lead.slice(0, listed.index));
  const tail = text.slice(end, end + 60);
  const before = isOther ? [] : spanned(days(listed), day, RANGE_BEFORE.test(lead));
  const behind = spanned(days(DAYS_BEHIND.exec(tail)), day, RANGE_BEHIND.test(tail));
  const rising = (list: readonly number[]): boolean =>
    list.every((each, index) => index === 0 || each > (list[index - 1] as number));
  return [...(rising([...before, day]) ? before : []), ...(rising([day, ...behind]) ? behind : [])].filter(
    (each) => each >= 1 && each <= 31,
  );
};

/** A day by itself: "Fri 11", "Wednesday the 25th", "the 30th". */
const DAY_ALONE =
  /(?<!\p{L})(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,? (?:the )?(\d{1,2})(?:st|nd|rd|th)?|(?:the )?(\d{1,2})(?:st|nd|rd|th))(?![\p{L}\p{N}:%]|[.,:]\d| ?(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu;

/**
 * A day by itself has the month of a text that names only one, and a later day that of the date before it: "Sat 5 Jul …,
 * Wed 9th at 20:00". `readings` come in order.
 */
export const loneDayKeys = (text: string, readings: readonly Reading[]): string[] => {
  const dates = readings.flatMap((reading) => {
    const [, lead = "", day = ""] = DATE.exec(valueOf(reading)) ?? [];
    return lead === "" ? [] : [{ lead, day: Number(day), end: reading.end }];
  });
  const [first] = dates;
  if (first === undefined) return [];
  const isOneMonth = dates.every(({ lead }) => lead === first.lead);
  let index = 0;
  return matchesOf(DAY_ALONE, text).flatMap(({ 1: behindWeekday, 2: ordinal, index: start }) => {
    while (index + 1 < dates.length && (dates[index + 1]?.end ?? 0) <= start) index += 1;
    const { lead, day: known, end } = dates[index] ?? first;
    const day = Number(behindWeekday ?? ordinal);
    if (day > 31 || !(isOneMonth || (end <= start && day > known))) return [];
    return datePartKeys(`${lead}${two(day)}`);
  });
};
const DATE = /^((?:\d{4}-)?\d\d-)(\d\d)$/;

const yearOf = (date: string): string | undefined => /^\d{4}(?=-)/.exec(date)?.[0];
const lacksYear = (date: string): boolean => /^(?:\d\d-\d\d|M\d\d|[QH]\d)$/.test(date);

/** A list or a range says its month and its year once. */
export const dateKeys = (text: string, one: Reading, other: Reading | undefined): string[] => {
  const value = valueOf(one);
  if (value === "") return [];
  const [, lead = "", day] = DATE.exec(value) ?? [];
  const days = day === undefined ? [] : listedDays(text, one, Number(day));
  const keys = days.flatMap((each) => datePartKeys(`${lead}${two(each)}`));
  const next = other === undefined ? "" : valueOf(other);
  const gap = other === undefined ? "" : text.slice(one.end, other.start);
  if (next === "" || !(isRange(gap) || isListed(gap))) return keys;
  const [first, second] = [yearOf(value), yearOf(next)];
  if (second !== undefined && lacksYear(value)) keys.push(...datePartKeys(`${second}-${value.replace("M", "")}`));
  if (first !== undefined && lacksYear(next)) keys.push(...datePartKeys(`${first}-${next.replace("M", "")}`));
  return keys;
};
