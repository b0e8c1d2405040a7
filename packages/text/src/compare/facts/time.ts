import { type Reading, matchAt } from "./fact.ts";
import { spelledAt } from "./number.ts";

const two = (number: number): string => String(number).padStart(2, "0");

const CLOCK = /(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(?![\d:]|\.\d)(?: ?([ap])(?:\.m\.?|m)(?![A-Za-z]))?/iy;
const HOUR = /(\d{1,2})(?:\.([0-5]\d))? ?([ap])(?:\.m\.?|m)(?![A-Za-z])/iy;
const RANGE =
  /(\d{1,2})(?:[:.]([0-5]\d))?(?: ?[-–—] ?| to | and )(\d{1,2})(?:[:.]([0-5]\d))? ?([ap])(?:\.m\.?|m)(?![A-Za-z])/iy;
const O_CLOCK = /(\d{1,2}) ?o['’]clock(?: in the (morning|afternoon|evening))?/y;
const HOURS = /([01]\d|2[0-3])([0-5]\d) ?(?:hrs|hours)(?![A-Za-z])/y;

const clock = (hour: number, minute: number, half: string | undefined): string => {
  if (half === undefined) return `${two(hour)}:${two(minute)}`;
  const base = hour % 12;
  return `${two(half.toLowerCase() === "p" ? base + 12 : base)}:${two(minute)}`;
};

const time = (
  start: number,
  end: number,
  hour: number,
  minute: number,
  half: string | undefined,
  seconds = "",
): Reading => {
  const tail = seconds === "" ? "" : `:${seconds}`;
  const value = clock(hour, minute, half) + tail;
  // Without am or pm an hour up to twelve can be either.
  const open = half === undefined && hour >= 1 && hour <= 12;
  return { kind: "time", value, start, end, ...(open && { also: [`${two((hour + 12) % 24)}:${two(minute)}${tail}`] }) };
};

/** Times of day that open with a digit: 17:00, 5pm, 5 p.m., 5-6 pm, 5 o'clock, 1700 hrs. */
export const timesAt = (text: string, at: number): Reading[] => {
  const range = matchAt(RANGE, text, at);
  if (range !== null && Number(range[1]) <= 12 && Number(range[3]) <= 12) {
    const [first, second, half] = [Number(range[1]), Number(range[3]), range[5] as string];
    // 11-1 pm runs over noon, so its first hour belongs to the other half of the day.
    const crosses = first % 12 > second % 12;
    const firstHalf = crosses ? (half.toLowerCase() === "p" ? "a" : "p") : half;
    const firstEnd = at + (range[1] as string).length + (range[2] === undefined ? 0 : 3);
    const secondStart = firstEnd + text.slice(firstEnd, at + range[0].length).search(/\d/);
    // The half of the day of the first is read off the second, so its bare reading stays possible.
    const minute = Number(range[2] ?? 0);
    const also = [clock(first, minute, "a"), clock(first, minute, "p")];
    return [
      { ...time(at, firstEnd, first, minute, firstHalf), also },
      time(secondStart, at + range[0].length, second, Number(range[4] ?? 0), half),
    ];
  }
  const exact = matchAt(CLOCK, text, at);
  if (exact !== null && Number(exact[1]) <= 24) {
    return [
      time(at, at + exact[0].length, Number(exact[1]), Number(exact[2]), exact[4], exact[3] === "00" ? "" : exact[3]),
    ];
  }
  const hour = matchAt(HOUR, text, at);
  if (hour !== null && Number(hour[1]) <= 12) {
    return [time(at, at + hour[0].length, Number(hour[1]), Number(hour[2] ?? 0), hour[3])];
  }
  const oClock = matchAt(O_CLOCK, text, at);
  if (oClock !== null && Number(oClock[1]) <= 12) {
    const half = oClock[2] === undefined ? undefined : oClock[2] === "morning" ? "a" : "p";
    return [time(at, at + oClock[0].length, Number(oClock[1]), 0, half)];
  }
  const hours = matchAt(HOURS, text, at);
  if (hours !== null) return [time(at, at + hours[0].length, Number(hours[1]), Number(hours[2]), undefined)];
  return [];
};

const SPELLED_HALF = / ?([ap])(?:\.m\.?|m)(?![A-Za-z])| o['’]clock/iy;

/** "five pm", "five o'clock": the hour in letters, which ends at `end`. */
export const spelledTimeAt = (text: string, amount: string, start: number, end: number): Reading | null => {
  const half = matchAt(SPELLED_HALF, text, end);
  if (half === null || Number(amount) < 1 || Number(amount) > 12) return null;
  return time(start, end + half[0].length, Number(amount), 0, half[1]);
};

const PAST_HOUR = / (past|to|after) (\d{1,2}|[a-z]{3,6})(?![A-Za-z\d:%-]|[.,]\d)/y;

/** "half past five", "quarter to 6": `word` ends at `end`. */
export const pastHourAt = (text: string, word: string, start: number, end: number): Reading | null => {
  const match = matchAt(PAST_HOUR, text, end);
  if (match === null || (word === "half" && match[1] !== "past")) return null;
  const stop = end + match[0].length;
  const written = match[2] as string;
  const hour = Number(/\d/.test(written) ? written : spelledAt(text, written, stop)?.amount);
  if (!(hour >= 1 && hour <= 12)) return null;
  const minute = word === "half" ? 30 : 15;
  return match[1] === "to"
    ? time(start, stop, ((hour + 10) % 12) + 1, 60 - minute, undefined)
    : time(start, stop, hour, minute, undefined);
};

/** "noon" and "midnight". */
export const namedTimeAt = (lower: string, start: number, end: number): Reading | null => {
  if (lower === "noon" || lower === "midday") return { kind: "time", value: "12:00", start, end };
  return lower === "midnight" ? { kind: "time", value: "00:00", start, end } : null;
};
