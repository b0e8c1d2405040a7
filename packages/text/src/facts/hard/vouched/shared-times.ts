// Times that say their half of the day elsewhere: beside a word such as "evening", or by another time of the text.
import { two } from "../../fact.ts";
import { isList, isRange } from "./lists.ts";
import { isNegative, type Reading } from "../readings/reading.ts";

const OPEN_TIME = /^t\?:(\d+):(\d\d)/;
const EXPLICIT_TIME = /^T:(\d\d)/;
const asHour = ({ amount = "", kind, unit, text }: Reading): number =>
  ((kind === "number" && unit === undefined) || (unit === "h" && /\dh$/.test(text))) &&
  /^(?:[1-9]|1\d|2[0-4])$/.test(amount)
    ? Number(amount)
    : 0;

/** The hour and minute of a time that leaves its half of the day open, or of a bare figure that may be an hour. */
const openTime = (reading: Reading): { hour: number; minute: string } | null => {
  const [, hour, minute = "00"] =
    reading
      .backs()
      .map((key) => OPEN_TIME.exec(key))
      .find((match) => match !== null) ?? [];
  const bare = asHour(reading);
  if (hour !== undefined) return { hour: Number(hour), minute };
  return bare >= 1 && bare <= 12 ? { hour: bare, minute: "00" } : null;
};

const halved = ({ hour, minute }: { hour: number; minute: string }, half: "a" | "p"): string[] => [
  `T:${two((hour % 12) + (half === "p" ? 12 : 0))}:${minute}`,
];

/** The half of the day that the words around a time say. */
export const dayPartKeys = (text: string, reading: Reading): string[] => {
  const open = openTime(reading);
  if (open === null || reading.backs().some((key) => EXPLICIT_TIME.test(key))) return [];
  const clause = (part: string): string => /^[^;!?\n]*/.exec(part)?.[0].replace(/\.\s.*/, "") ?? "";
  const before = text.slice(Math.max(0, reading.start - 44), reading.start);
  const near = `${before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". "), before.lastIndexOf(";")) + 1)} ${clause(text.slice(reading.end, reading.end + 36))}`;
  const keys: string[] = [];
  if (/\bmorn(?:ing)?\b|\bam\b|breakfast/i.test(near)) keys.push(...halved(open, "a"));
  if (/afternoon|\baft\b|evening|\beve\b|tonight|\bpm\b|dinner/i.test(near)) keys.push(...halved(open, "p"));
  if (/\bnight\b/i.test(near)) keys.push(...halved(open, open.hour < 6 || open.hour === 12 ? "a" : "p"));
  return keys;
};

const HOUR_LEAD =
  /(?:\b(?:at|by|until|till|before|after|from|around|about|between|closes?|opens?|starts?|ends?|show|doors|stand-?up|wrap|lunch|dinner|meeting|call|back|leave|tmrw|tomorrow|today|tonight|and|to|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|\p{L}+day)|[@~,–-]) ?~?$/iu;
const HOUR_TAIL =
  /^(?:ish\b|-ish\b| ?[–-] ?\d| (?:to|till?|until) \d{1,2}[:.][0-5]\d(?!\d)| ?(?:today|tomorrow|tonight|tmrw|sharp)\b)/i;

/** A bare figure that stands where an hour would. */
export const hourKeys = (text: string, reading: Reading): string[] => {
  if (isNegative(reading)) return [];
  const lead = text.slice(Math.max(0, reading.start - 14), reading.start);
  const tail = text.slice(reading.end, reading.end + 12);
  if (!HOUR_LEAD.test(lead) && !HOUR_TAIL.test(tail)) return [];
  const hour = asHour(reading);
  if (hour > 0) return [`h:${hour}`, `h?:${hour}`, ...(hour > 12 ? [`T:${two(hour % 24)}:00`] : [])];
  const [, hours, minutes] =
    /^(\d{1,2})([0-5]\d)$/.exec(reading.kind === "number" || reading.kind === "date" ? reading.text : "") ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23) return [];
  const key = `${Number(hours) % 12 || 12}:${minutes}`;
  return [
    `t:${key}`,
    `t?:${key}`,
    ...(Number(hours) > 12 || hours.startsWith("0") ? [`T:${two(hours)}:${minutes}`] : []),
  ];
};

const DEADLINE = /^[^.!?\n;]{0,40}\b(?:by|until|till?) $/i;
/** An hour that is moved: "the 1pm is now 1:30". */
const MOVED =
  /^ (?:slot |call |meeting |one )?(?:(?:is|are|was|has been|moved|goes) )?(?:now|moved to|to|not)(?: at| to)? $|^ (?:[a-z]+ ){0,3}(?:instead of|rather than) $/i;
/** Whether the second is an hour of the same half of the day: "at 9pm, rollback by 11". */
const isDeadline = (one: Reading, other: Reading, gap: string): boolean => {
  const [, hour = "24"] =
    one
      .backs()
      .map((key) => EXPLICIT_TIME.exec(key))
      .find((match) => match !== null) ?? [];
  return (
    (DEADLINE.test(gap) && asHour(other) > Number(hour) % 12) ||
    (MOVED.test(gap) && hour !== "24" && openTime(other) !== null)
  );
};

/** Two times of a range or a list share the half of the day that one of them names. */
export const sharedHalf = (one: Reading, other: Reading, gap: string): string[] => {
  // "At noon in the staff room, bring a mat if you have one."
  const isShared = isRange(gap) || (isList(gap) && other.text !== "one") || isDeadline(one, other, gap);
  if (!isShared) return [];
  return [
    [one, other],
    [other, one],
  ].flatMap(([known, open]) => {
    const explicit = (known as Reading)
      .backs()
      .map((key) => EXPLICIT_TIME.exec(key))
      .find((match) => match !== null);
    const left = openTime(open as Reading);
    if (
      explicit === undefined ||
      explicit === null ||
      left === null ||
      !/[ap]\.?m|noon|morning|evening/i.test((known as Reading).text)
    )
      return [];
    return [...halved(left, Number(explicit[1]) >= 12 ? "p" : "a"), `h:${left.hour}`, `h?:${left.hour}`];
  });
};

/** How many hours apart two times share their half of the day: "moved to 3pm so I leave at 2". */
const NEARBY_HOURS = 3;
const isSaid = ({ kind, text }: Reading): boolean => kind === "time" && /[ap]\.?m\.?$/i.test(text);

/** How far apart they are at most, in UTF-16 units. */
const NEARBY_CHARACTERS = 90;

/** The readings near the one at `index`, on both sides of it. */
const neighbours = (readings: readonly Reading[], index: number): Reading[] => {
  const { start, end } = readings[index] as Reading;
  const found: Reading[] = [];
  for (let at = index - 1; at >= 0 && (readings[at] as Reading).start >= start - NEARBY_CHARACTERS; at -= 1)
    found.push(readings[at] as Reading);
  for (let at = index + 1; at < readings.length && (readings[at] as Reading).start <= end + NEARBY_CHARACTERS; at += 1)
    found.push(readings[at] as Reading);
  return found;
};

/** An hour of a sentence takes its half of the day from another of it that says its own, where that puts them near each other. */
export const nearbyHourKeys = (text: string, readings: readonly Reading[]): string[] =>
  readings.flatMap((known, index) => {
    if (!isSaid(known)) return [];
    const said = known.backs().find((key) => EXPLICIT_TIME.test(key)) ?? "";
    const at = Number(EXPLICIT_TIME.exec(said)?.[1]);
    return neighbours(readings, index).flatMap((other) => {
      const between = text.slice(Math.min(known.end, other.end), Math.max(known.start, other.start));
      if (/[.!?;]\s|\n/.test(between)) return [];
      const isHour = other.backs().some((key) => OPEN_TIME.test(key)) || hourKeys(text, other).length > 0;
      const left = isHour ? openTime(other) : null;
      if (left === null) return [];
      const hours = [left.hour % 12, (left.hour % 12) + 12].filter((hour) => Math.abs(hour - at) <= NEARBY_HOURS);
      return hours.flatMap((hour) => halved(left, hour < 12 ? "a" : "p"));
    });
  });

const ON_24_HOURS = /^(?:0\d|1[3-9]|2[0-4])(?:[:.h]\d\d|[0-5]\d)/;
/** Two stretches of bare hours, one of which ends late: "8-12 & 14-17". */
const RANGES_ON_24_HOURS =
  /(?<![\p{N}.,:/-])(?:[7-9]|1[0-2]) ?[-–] ?(?:[89]|1[0-9]) ?(?:&|and|,|\+|n|u\.) ?(?:1[3-9]) ?[-–] ?(?:1[4-9]|2[0-4])(?![\p{N}.,:/-]?\d)/u;

/** Where one time of a text is of the 24-hour clock, the others are. */
export const clockStyleKeys = (text: string, readings: readonly Reading[]): string[] => {
  const times = readings.filter(({ kind }) => kind === "time");
  const areBareHours = RANGES_ON_24_HOURS.test(text);
  if (!areBareHours && !times.some((time) => ON_24_HOURS.test(time.text))) return [];
  return (areBareHours ? readings : times)
    .map(openTime)
    .flatMap((open) => (open === null ? [] : halved(open, open.hour === 12 ? "p" : "a")));
};

const UNTIL =
  /^ ?(?:[-–]|to|till?|until|closes?|shuts?|ends?|finish(?:es)?|,? ?(?:and )?clos(?:es|ing)(?: at)?)(?: at)? ?$/i;

/** A stretch that runs over noon or ends at it says both halves of the day: "9-5", "10am, closes 6", "9:00 to 12:30". */
export const overNoon = (one: Reading, other: Reading, gap: string): string[] => {
  const [from, to] = [openTime(one) ?? morningHour(one), openTime(other)];
  if (from === null || from.hour < 5 || !UNTIL.test(gap)) return [];
  const isLate = asHour(other) > 12;
  if (!isLate && (to === null || (to.hour !== 12 && to.hour >= from.hour))) return [];
  return [...halved(from, from.hour === 12 ? "p" : "a"), ...(to === null ? [] : halved(to, "p"))];
};

/** The hour of a time that says it is one of the morning. */
const morningHour = (reading: Reading): { hour: number; minute: string } | null => {
  const hour = Number(
    reading
      .backs()
      .map((key) => EXPLICIT_TIME.exec(key)?.[1])
      .find((found) => found !== undefined) ?? 24,
  );
  return hour >= 1 && hour < 12 ? { hour, minute: "00" } : null;
};
