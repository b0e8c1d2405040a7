// Times that say their half of the day elsewhere: beside a word such as "evening", or by another time of the text.
import { two } from "../fact.ts";
import { isList, isRange } from "./lists.ts";
import { isNegative, type Reading } from "./reading.ts";

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
  if (/morning|\bam\b|breakfast/i.test(near)) keys.push(...halved(open, "a"));
  if (/afternoon|\baft\b|evening|tonight|\bpm\b|dinner/i.test(near)) keys.push(...halved(open, "p"));
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
  /^ (?:slot |call |meeting |one )?(?:(?:is|are|was|has been|moved|goes) )?(?:now|moved to|to|instead of)(?: at| to)? $/i;
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

/** An hour of a sentence takes its half of the day from another of it that says its own, where that puts them near each other. */
export const nearbyHourKeys = (text: string, readings: readonly Reading[]): string[] =>
  readings.filter(isSaid).flatMap((known) => {
    const said = known.backs().find((key) => EXPLICIT_TIME.test(key)) ?? "";
    const at = Number(EXPLICIT_TIME.exec(said)?.[1]);
    return readings.flatMap((other) => {
      const left = other === known || hourKeys(text, other).length === 0 ? null : openTime(other);
      const between = text.slice(Math.min(known.end, other.end), Math.max(known.start, other.start));
      if (left === null || /[.!?;]\s|\n/.test(between)) return [];
      const isNear = (hour: number): boolean => Math.abs(hour - at) <= NEARBY_HOURS;
      const hours = [left.hour % 12, (left.hour % 12) + 12].filter(isNear);
      return hours.flatMap((hour) => halved(left, hour < 12 ? "a" : "p"));
    });
  });

const ON_24_HOURS = /^(?:0\d|1[3-9]|2[0-4])(?:[:.h]\d\d|[0-5]\d)/;

/** Where one time of a text is of the 24-hour clock, the others are. */
export const clockStyleKeys = (readings: readonly Reading[]): string[] => {
  const times = readings.filter(({ kind }) => kind === "time");
  if (!times.some(({ text }) => ON_24_HOURS.test(text))) return [];
  return times.map(openTime).flatMap((open) => (open === null ? [] : halved(open, open.hour === 12 ? "p" : "a")));
};

/** A stretch that ends in the hour of noon began in the morning: "9:00 to 12:30". */
export const untilNoon = (one: Reading, other: Reading, gap: string): string[] => {
  const [from, to] = [openTime(one), openTime(other)];
  const is = one.kind === "time" && other.kind === "time" && isRange(gap) && to?.hour === 12;
  return from === null || to === null || !is || from.hour < 6 || from.hour > 11
    ? []
    : [...halved(from, "a"), ...halved(to, "p")];
};
