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

/** Days of a list that share the month of a date; they come in order. */
const listedDays = (text: string, { start, end }: Reading, day: number): number[] => {
  const days = (part: RegExpExecArray | null): number[] => part?.[0].match(/\d{1,2}/g)?.map(Number) ?? [];
  const lead = text.slice(Math.max(0, start - 60), start);
  const listed = DAYS_BEFORE.exec(lead);
  const before = listed === null || MONTH_BEFORE.test(lead.slice(0, listed.index)) ? [] : days(listed);
  const behind = days(DAYS_BEHIND.exec(text.slice(end, end + 60)));
  const rising = (list: readonly number[]): boolean =>
    list.every((each, index) => index === 0 || each > (list[index - 1] as number));
  return [...(rising([...before, day]) ? before : []), ...(rising([day, ...behind]) ? behind : [])].filter(
    (each) => each >= 1 && each <= 31,
  );
};

const WEEKDAY_AND_DAY =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)\p{L}* (\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}:%]|[.,:]\d)/giu;
/** Later days of the same month, each with its weekday: "Wed 9 Oct at 14:00 or Fri 11 at 9:00". */
const weekdaysBehind = (text: string, { end }: Reading, day: number): number[] =>
  matchesOf(WEEKDAY_AND_DAY, /^[^\n]{0,90}/.exec(text.slice(end))?.[0] ?? "")
    .map(([, later]) => Number(later))
    .filter((later) => later > day && later <= 31);

const yearOf = (date: string): string | undefined => /^\d{4}(?=-)/.exec(date)?.[0];
const lacksYear = (date: string): boolean => /^(?:\d\d-\d\d|M\d\d|[QH]\d)$/.test(date);

/** A list or a range says its month and its year once. */
export const dateKeys = (text: string, one: Reading, other: Reading | undefined): string[] => {
  const value = valueOf(one);
  if (value === "") return [];
  const [, lead = "", day] = /^((?:\d{4}-)?\d\d-)(\d\d)$/.exec(value) ?? [];
  const days =
    day === undefined ? [] : [...listedDays(text, one, Number(day)), ...weekdaysBehind(text, one, Number(day))];
  const keys = days.flatMap((each) => datePartKeys(`${lead}${two(each)}`));
  const next = other === undefined ? "" : valueOf(other);
  const gap = other === undefined ? "" : text.slice(one.end, other.start);
  if (next === "" || !(isRange(gap) || isListed(gap))) return keys;
  const [first, second] = [yearOf(value), yearOf(next)];
  if (second !== undefined && lacksYear(value)) keys.push(...datePartKeys(`${second}-${value.replace("M", "")}`));
  if (first !== undefined && lacksYear(next)) keys.push(...datePartKeys(`${first}-${next.replace("M", "")}`));
  return keys;
};
