import { fact, matchAt, type FactMatch, two, type FactFamily } from "../fact.ts";
import { spelledAt } from "../number.ts";

// The half of the day behind an hour: pm, p.m.
const HALF = " ?([ap])(?:\\.m\\.?|m)(?![A-Za-z])";
const HOUR_MINUTE = "(\\d{1,2})(?:[:.]([0-5]\\d))?";
const CLOCK = new RegExp(`(\\d{1,2}):([0-5]\\d)(?::([0-5]\\d)(?:\\.\\d+)?)?(?![\\d]|:\\d|\\.\\d)(?:${HALF})?`, "iy");
const HOUR = new RegExp(`(\\d{1,2})(?:\\.([0-5]\\d))?${HALF}`, "iy");
const RANGE = new RegExp(`${HOUR_MINUTE}(?: ?[-–—] ?| to | and )${HOUR_MINUTE}${HALF}`, "iy");
const O_CLOCK = /(\d{1,2}) ?o['’ ]?clock(?: in the (morning|afternoon|evening))?/y;
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
): FactMatch => {
  const value = clock(hour, minute, half) + seconds;
  // Without am or pm an hour up to twelve can be either.
  const open = half === undefined && hour >= 1 && hour <= 12;
  return fact("time", start, end, value, open ? { also: [`${two((hour + 12) % 24)}:${two(minute)}${seconds}`] } : {});
};

// 11-1 pm runs over noon, so its first hour belongs to the other half of the day.
const hourRangeAt = (text: string, at: number): FactMatch[] => {
  const range = matchAt(RANGE, text, at);
  if (range === null) return [];
  const [written, one = "", minutes, other, minutesAfter, half = ""] = range;
  const [first, second, minute] = [Number(one), Number(other), Number(minutes ?? 0)];
  if (first > 12 || second > 12) return [];
  const crosses = first % 12 > second % 12;
  const firstHalf = crosses ? (half.toLowerCase() === "p" ? "a" : "p") : half;
  const firstEnd = at + one.length + (minutes === undefined ? 0 : 3);
  const secondStart = firstEnd + written.slice(firstEnd - at).search(/\d/);
  // The half of the day of the first is read off the second, so its bare reading stays possible.
  const also = [clock(first, minute, "a"), clock(first, minute, "p")];
  return [
    { ...time(at, firstEnd, first, minute, firstHalf), also },
    time(secondStart, at + written.length, second, Number(minutesAfter ?? 0), half),
  ];
};

/** Times of day that open with a digit: 17:00, 5pm, 5 p.m., 5-6 pm, 5 o'clock, 1700 hrs. */
export const timesAt = (text: string, at: number): FactMatch[] => {
  const range = hourRangeAt(text, at);
  if (range.length > 0) return range;
  const match = (pattern: RegExp, hourMax: number): RegExpExecArray | null => {
    const found = matchAt(pattern, text, at);
    return found !== null && Number(found[1]) <= hourMax ? found : null;
  };
  const timesOf = ([written, hour, minute]: RegExpExecArray, half?: string, seconds?: string): FactMatch[] => [
    time(at, at + written.length, Number(hour), Number(minute ?? 0), half, seconds),
  ];
  const exact = match(CLOCK, 24);
  if (exact !== null)
    return timesOf(exact, exact[4], exact[3] === undefined || exact[3] === "00" ? "" : `:${exact[3]}`);
  const hour = match(HOUR, 12);
  if (hour !== null) return timesOf(hour, hour[3]);
  const oClock = match(O_CLOCK, 12);
  if (oClock !== null) {
    const [written, bare = "", part] = oClock;
    return [time(at, at + written.length, Number(bare), 0, part && (part === "morning" ? "a" : "p"))];
  }
  const hours = match(HOURS, 24);
  return hours === null ? [] : timesOf(hours);
};

const SPELLED_HALF = / ?([ap])(?:\.m\.?|m)(?![A-Za-z])| o['’ ]?clock/iy;

/** "five pm", "five o'clock": the hour in letters, which ends at `end`. */
export const spelledTimeAt = (text: string, amount: string, start: number, end: number): FactMatch | null => {
  const half = matchAt(SPELLED_HALF, text, end);
  if (half === null || Number(amount) < 1 || Number(amount) > 12) return null;
  return time(start, end + half[0].length, Number(amount), 0, half[1]);
};

const PAST_HOUR = / (past|to|after) (\d{1,2}|[a-z]{3,6})(?![A-Za-z\d:%-]|[.,]\d)/y;

/** "half past five", "quarter to 6": `word` ends at `end`. */
export const pastHourAt = (text: string, word: string, start: number, end: number): FactMatch | null => {
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
export const namedTimeAt = (lower: string, start: number, end: number): FactMatch =>
  fact("time", start, end, lower === "midnight" ? "00:00" : "12:00");

export const times: FactFamily = {
  name: "time",
  kinds: { time: "hard" },
  keywords: [
    [["noon", "midday", "midnight"], (_text, _word, lower, start, end) => namedTimeAt(lower, start, end)],
    [["half", "quarter"], (text, _word, lower, start, end) => pastHourAt(text, lower, start, end)],
  ],
};
