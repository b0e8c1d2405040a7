// Times that leave something open: an hour without its minutes, or without its half of the day.
import { two } from "../../fact.ts";
import { isNegative, matchesOf, type Reading } from "../readings/reading.ts";
import { isCounting } from "./bare-figure.ts";

/** An hour of a text that says no half of the day. */
interface OpenTime {
  hour: number;
  minute: string;
}

const OPEN_TIME = /^t\?:(\d+):(\d\d)/;
const EXPLICIT_TIME = /^T:(\d\d)/;

const asHour = ({ amount = "", kind, unit, text }: Reading): number =>
  ((kind === "number" && unit === undefined) || unit === "h") &&
  /\d/.test(text) &&
  /^(?:[1-9]|1\d|2[0-4])$/.test(amount)
    ? Number(amount)
    : 0;

/** "1130": digits that a clock may show. With a zero before them they say their half of the day. */
const asClock = ({ kind, text }: Reading): OpenTime | null => {
  const [, hour = "", minute] =
    /^(1?[1-9]|[12]0|2[0-3])([0-5]\d)$/.exec(kind === "number" || kind === "date" ? text : "") ?? [];
  return minute === undefined ? null : { hour: Number(hour), minute };
};

const explicitHour = (reading: Reading): number | null => {
  const key = reading.backs().find((each) => EXPLICIT_TIME.test(each));
  return key === undefined ? null : Number(EXPLICIT_TIME.exec(key)?.[1]);
};

/** The hour of a time that says no half of the day, or of a bare figure that counts and numbers nothing. */
const openTime = (text: string, reading: Reading): OpenTime | null => {
  if (explicitHour(reading) !== null) return null;
  for (const key of reading.backs()) {
    const [, hour, minute = "00"] = OPEN_TIME.exec(key) ?? [];
    if (hour !== undefined) return { hour: Number(hour), minute };
  }
  if (isNegative(reading) || isCounting(text, reading)) return null;
  const hour = asHour(reading);
  return hour > 0 ? { hour, minute: "00" } : asClock(reading);
};

const timeKey = (hour: number, minute: string): string => `T:${two(hour % 24)}:${minute}`;
const openKeys = ({ hour, minute }: OpenTime): string[] => {
  const short = hour % 12 || 12;
  return [
    `t:${short}:${minute}`,
    ...(minute === "00" ? [`h:${hour}`, `h?:${hour}`] : []),
    ...(hour > 12 ? [timeKey(hour, minute)] : [`t?:${short}:${minute}`]),
  ];
};

const ON_24_HOURS = /^(?:0\d|1[3-9]|2[0-4])(?:[:.h]\d\d|[0-5]\d)|^(?:1[3-9]|2[0-4]) ?h$/;
/** Two stretches of bare hours, one of which ends late: "8-12 & 14-17". */
const RANGES_ON_24_HOURS =
  /(?<![\p{N}.,:/-])(?:[7-9]|1[0-2]) ?[-–] ?(?:[89]|1[0-9]) ?(?:&|and|,|\+|n|u\.) ?(?:1[3-9]) ?[-–] ?(?:1[4-9]|2[0-4])(?![\p{N}.,:/-]?\d)/u;
const UNTIL =
  /^ ?(?:[-–]|to|till?|until|closes?|shuts?|ends?|finish(?:es)?|,? ?(?:and )?clos(?:es|ing)(?: at)?)(?: at)? ?$/i;

/** Words that say a half of the day: in the morning, tonight, 5:10a. */
const DAY_PART =
  /(?<!good )(?<!\p{L})(?:(morn(?:ing)?|breakfast|(?<=:\d\d)a)|(afternoon|aft|evening|eve|tonight|dinner|supper|(?<=:\d\d)p)|night|nite)(?!\p{L})/giu;

/** What says a half of the day, from one place of a text to another. */
interface Said {
  start: number;
  end: number;
  /** The hours of the day that an hour of twelve may be there, before it in the text or behind it. */
  hoursOf(hour: number, isLater: boolean): number[];
}

const wordsOf = (text: string): Said[] =>
  matchesOf(DAY_PART, text).map(({ 0: word, 1: early, 2: late, index: start }) => ({
    start,
    end: start + word.length,
    hoursOf: (hour) => [
      early !== undefined || (late === undefined && (hour < 6 || hour === 12)) ? hour % 12 : (hour % 12) + 12,
    ],
  }));

const after = (later: number, earlier: number): number => (later - earlier + 24) % 24;
const apart = (one: number, other: number): number => Math.min(after(one, other), after(other, one));

/**
 * Beside another time an hour is the one that is near it, "3pm, so I leave at 2". Where neither is, it may be either that
 * keeps the order: "from 11pm to 2", "from 10am, done by 7".
 */
const besideHour = (known: number, hour: number, isLater: boolean): number[] => {
  const both = [hour % 12, (hour % 12) + 12];
  const near = both.filter((each) => apart(each, known) <= NEAR_HOURS);
  if (near.length > 0) return near;
  return both.filter((each) => (isLater ? after(each, known) : after(known, each)) <= 12 || apart(each, known) <= 8);
};
const NEAR_HOURS = 2;

/** Whether a sentence or a line ends between two places. */
const isParted = (text: string, from: number, to: number): boolean => /[.!?;]\s|\n/.test(text.slice(from, to));
const gapOf = (one: { start: number; end: number }, { start, end }: { start: number; end: number }): number =>
  Math.max(one.start - end, start - one.end, 0);

/** How far from an hour its half of the day is looked for, in UTF-16 units. */
const REACH = 300;

/** The half of the day that a reader takes an hour for: 9 to 11 in the morning, 12 to 5 behind it, 6 to 8 either. */
const byDaylight = (hour: number): number[] =>
  hour >= 6 && hour <= 8 ? [hour, hour + 12] : [hour >= 9 && hour <= 11 ? hour : (hour % 12) + 12];

/** What the words nearest to a reading say of its half of the day. Those of `said` before `from` are too far away. */
const hoursNear = (text: string, reading: Reading, hour: number, said: readonly Said[], from: number): number[] => {
  let best: Said | undefined;
  let bestGap = Number.POSITIVE_INFINITY;
  let isElsewhere = true;
  for (let index = from; index < said.length; index += 1) {
    const one = said[index] as Said;
    const gap = gapOf(one, reading);
    if (one.start > reading.end + REACH) break;
    const isApart = isParted(text, Math.min(one.end, reading.end), Math.max(one.start, reading.start));
    if ((isElsewhere && !isApart) || (isElsewhere === isApart && gap < bestGap))
      [best, bestGap, isElsewhere] = [one, gap, isApart];
  }
  const hours = best?.hoursOf(hour, best.start < reading.start) ?? [];
  return isElsewhere ? [...hours, ...byDaylight(hour)] : hours;
};

/** A reading with the time that it leaves open, where it may be one. */
interface MayBeTime {
  reading: Reading;
  open: OpenTime | null;
}

/** A stretch that runs over noon or ends at it says both halves of the day: "9-5", "10am, closes 6", "9:00 to 12:30". */
const overNoon = (text: string, from: MayBeTime, to: MayBeTime | undefined): string[] => {
  if (to === undefined || to.reading.start < from.reading.end) return [];
  const early = from.open?.hour ?? explicitHour(from.reading) ?? 0;
  if (early < 5 || early > 12 || to.open === null || (to.open.hour !== 12 && to.open.hour >= early)) return [];
  if (!UNTIL.test(text.slice(from.reading.end, to.reading.start))) return [];
  return [
    timeKey((to.open.hour % 12) + 12, to.open.minute),
    ...(from.open === null ? [] : [timeKey(early, from.open.minute)]),
  ];
};

/** What hours may be written as where the text leaves their minutes or their half of the day to its reader. */
export const openTimeKeys = (text: string, readings: readonly Reading[]): string[] => {
  const is24 =
    RANGES_ON_24_HOURS.test(text) ||
    readings.some(({ kind, unit, text: at }) => (kind === "time" || unit === "h") && ON_24_HOURS.test(at));
  const said: Said[] = [
    ...wordsOf(text),
    ...readings.flatMap((reading): Said[] => {
      const known = reading.kind === "time" ? explicitHour(reading) : null;
      const { start, end } = reading;
      return known === null ? [] : [{ start, end, hoursOf: (hour, isLater) => besideHour(known, hour, isLater) }];
    }),
  ].sort((one, other) => one.start - other.start);
  const times = readings.map((reading): MayBeTime => ({ reading, open: openTime(text, reading) }));
  const ranges = times.map((time, index) => overNoon(text, time, times[index + 1]));
  let from = 0;
  return times.flatMap(({ reading, open }, index) => {
    while (from < said.length && (said[from] as Said).end < reading.start - REACH) from += 1;
    const range = ranges[index] ?? [];
    if (open === null) return range;
    const { hour, minute } = open;
    const keys = [...range, ...openKeys(open)];
    const isInRange = range.length > 0 || (ranges[index - 1] ?? []).length > 0;
    if (hour > 12 || isInRange) return keys;
    // On the clock of 24 hours "9:30" is in the morning; "at 2" may be either.
    const as24 = reading.kind === "number" ? [hour, ...byDaylight(hour)] : [hour];
    const hours = is24 ? as24 : hoursNear(text, reading, hour, said, from);
    return [...keys, ...hours.map((each) => timeKey(each, minute))];
  });
};
