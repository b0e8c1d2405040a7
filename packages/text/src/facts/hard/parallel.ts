import { two } from "../fact.ts";
import { unitNamed } from "../unit.ts";
import { datePartKeys } from "./calendar.ts";
import { currencyOfCode, currencyOfSign } from "./currency.ts";
import { foreignCalendarKeys } from "./foreign-calendar.ts";
import { placeKeys } from "./hasty.ts";
import { otherFormKeys } from "./other-forms.ts";
import { measureKeys } from "./quantity.ts";
import { figureKey, product, type Reading } from "./reading.ts";

// The text between the ends of a range or the members of a list, but never between the two ends of a change.
const RANGE = /^ ?(?:[-–—/&,]|to|and|or|of|out of|till|until|through|, ?(?:and|or)) ?$/i;
const LIST = /^[^.;:!?\n]{0,48}(?:,| and | or )[^.;:!?\n]{0,40}$/i;
const CHANGE = /\b(?:from|down|up|was|were|than|versus|vs|against|instead|previously|before|to|by|not|then|now)\b/i;
const ALONE = /^(?:\)|[.,;:!?\n]|$| (?:and|or|each|respectively)\b)/;

/** How far a per cent reaches inside its sentence, in UTF-16 units. */
const SENTENCE_REACH = 60;

const isBare = ({ unit, kind }: Reading): boolean => unit === undefined && kind === "number";

const isNegative = (reading: Reading): boolean => reading.backs()[0]?.startsWith("-") === true;

// How much greater the written scale makes a figure: 1000 for "12k".
const scaleOf = ({ text, amount = "" }: Reading): number => {
  const digits = Number((/\d[\d.,]*/.exec(text)?.[0] ?? "").replaceAll(",", "").replace(/\.$/, ""));
  return digits > 0 ? Number(amount) / digits : 1;
};

const withUnit = (reading: Reading, units: readonly string[], factor = 1): string[] => {
  const amount = product(reading.amount ?? "", factor);
  return [figureKey(false, "", amount), ...units.map((unit) => figureKey(false, unit, amount))];
};

const isRange = (gap: string): boolean => RANGE.test(gap);
const isList = (gap: string): boolean => LIST.test(gap) && !CHANGE.test(gap);

/** The first figure of a range with the unit and the order of magnitude of the second. */
const lentToFirst = (one: Reading, other: Reading): string[] => {
  const scale = scaleOf(other);
  const unit = isBare(one) && other.unit !== undefined ? withUnit(one, other.units ?? [other.unit]) : [];
  const scaled =
    scale >= 100 && scaleOf(one) === 1 && Number(one.amount) < 1000
      ? withUnit(one, one.units ?? other.units ?? [], scale)
      : [];
  return [...unit, ...scaled];
};

/** What two figures that follow each other lend each other. */
const lentKeys = (one: Reading, other: Reading, gap: string, behind: string): string[] => {
  if (!(Number(one.amount) >= 0) || !(Number(other.amount) >= 0) || isNegative(one) || isNegative(other)) return [];
  const range = isRange(gap);
  // "$1–2m": the second takes the sign of the first, and its letter is no meter.
  const bare = isBare(other) || (one.kind === "money" && other.unit === "m");
  const takes = one.unit !== undefined && bare && (range || (isList(gap) && ALONE.test(behind)));
  return [
    ...(range ? lentToFirst(one, other) : []),
    ...(takes ? withUnit(other, one.units ?? [one.unit as string], other.unit === "m" ? 1e6 : 1) : []),
  ];
};

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

const dayPartKeys = (text: string, reading: Reading): string[] => {
  const open = openTime(reading);
  if (open === null || reading.backs().some((key) => EXPLICIT_TIME.test(key))) return [];
  const clause = (part: string): string => /^[^;!?\n]*/.exec(part)?.[0].replace(/\.\s.*/, "") ?? "";
  const before = text.slice(Math.max(0, reading.start - 44), reading.start);
  const near = `${before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". "), before.lastIndexOf(";")) + 1)} ${clause(text.slice(reading.end, reading.end + 36))}`;
  const keys: string[] = [];
  if (/morning|\bam\b|breakfast/i.test(near)) keys.push(...halved(open, "a"));
  if (/afternoon|evening|tonight|\bpm\b|dinner/i.test(near)) keys.push(...halved(open, "p"));
  if (/\bnight\b/i.test(near)) keys.push(...halved(open, open.hour < 6 || open.hour === 12 ? "a" : "p"));
  return keys;
};

const HOUR_LEAD =
  /(?:\b(?:at|by|until|till|before|after|from|around|about|between|closes?|opens?|starts?|ends?|show|doors|stand-?up|wrap|lunch|dinner|meeting|call|back|leave|tmrw|tomorrow|today|tonight|and|to|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|\p{L}+day)|[@~,–-]) ?~?$/iu;
const HOUR_TAIL = /^(?:ish\b|-ish\b| ?[–-] ?\d| ?(?:today|tomorrow|tonight|tmrw|sharp)\b)/i;

const hourKeys = (text: string, reading: Reading): string[] => {
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

const UNIT_BEHIND_WORD = /^ \p{L}{3,14} (\p{L}+)/u;

/** A unit behind the word that tells more of it: "six incredible years". */
const describedKeys = (text: string, { kind, unit, amount, end }: Reading): string[] => {
  if (kind !== "number" || unit !== undefined || amount === undefined) return [];
  const named = unitNamed(UNIT_BEHIND_WORD.exec(text.slice(end, end + 32))?.[1]?.toLowerCase() ?? "");
  return named === undefined ? [] : measureKeys(false, amount, [named]);
};

/** A time with the place behind it, in whose zone it is. */
const zoneKeysOf = (text: string, reading: Reading): string[] =>
  reading.kind === "time" ? reading.backs().flatMap((key) => placeKeys(text, reading.end, key)) : [];

const sharedHalf = (one: Reading, other: Reading, gap: string): string[] => {
  // "At noon in the staff room, bring a mat if you have one."
  if (!isRange(gap) && (!isList(gap) || other.text === "one")) return [];
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

const valueOf = (reading: Reading): string =>
  reading.kind === "date"
    ? (reading
        .backs()
        .find((key) => key.startsWith("D:"))
        ?.slice(2) ?? "")
    : "";
const DAY = "(?:the )?(\\d{1,2})(?:st|nd|rd|th)?";
const BETWEEN = "(?: ?[-–&,/] ?| to | and | or | until | through |, (?:and|or) )(?:\\p{L}{3,9}\\.?,? )?";
const DAYS_BEFORE = new RegExp(`(?:(?<![\\p{L}\\p{N}.])${DAY}${BETWEEN})+$`, "u");
const DAYS_BEHIND = new RegExp(`^(?:${BETWEEN}${DAY}(?![\\p{N}:%]|[.,]\\d|st|nd|rd|th| ?[ap]\\.?m))+`, "u");

/** Days of a list that share the month of a date; they come in order. */
const listedDays = (text: string, { start, end }: Reading, day: number): number[] => {
  const days = (part: RegExpExecArray | null): number[] => part?.[0].match(/\d{1,2}/g)?.map(Number) ?? [];
  const before = days(DAYS_BEFORE.exec(text.slice(Math.max(0, start - 60), start)));
  const behind = days(DAYS_BEHIND.exec(text.slice(end, end + 60)));
  const rising = (list: readonly number[]): boolean =>
    list.every((each, index) => index === 0 || each > (list[index - 1] as number));
  return [...(rising([...before, day]) ? before : []), ...(rising([day, ...behind]) ? behind : [])].filter(
    (each) => each >= 1 && each <= 31,
  );
};

const yearOf = (date: string): string | undefined => /^\d{4}(?=-)/.exec(date)?.[0];
const lacksYear = (date: string): boolean => /^(?:\d\d-\d\d|M\d\d|[QH]\d)$/.test(date);

/** A list or a range says its month and its year once. */
const dateKeys = (text: string, one: Reading, other: Reading | undefined): string[] => {
  const value = valueOf(one);
  if (value === "") return [];
  const [, lead = "", day] = /^((?:\d{4}-)?\d\d-)(\d\d)$/.exec(value) ?? [];
  const days = day === undefined ? [] : listedDays(text, one, Number(day));
  const keys = days.flatMap((each) => datePartKeys(`${lead}${two(each)}`));
  const next = other === undefined ? "" : valueOf(other);
  const gap = other === undefined ? "" : text.slice(one.end, other.start);
  if (next === "" || !(isRange(gap) || LIST.test(gap))) return keys;
  const [first, second] = [yearOf(value), yearOf(next)];
  if (second !== undefined && lacksYear(value)) keys.push(...datePartKeys(`${second}-${value.replace("M", "")}`));
  if (first !== undefined && lacksYear(next)) keys.push(...datePartKeys(`${first}-${next.replace("M", "")}`));
  return keys;
};

const SIGN = /\p{Sc}/gu;
const CODE_BEHIND = /\d ?(?:k|m|mn|bn)? ?([a-z]{3})(?!\p{L})/giu;
/** Nothing counted follows such a figure: "total is 105 not 115", "got 640 of 1,000". */
const UNCOUNTED =
  /^(?:\)|[.,;:!?\n]|$| ?[-–/] ?\d| (?:and|or|each|respectively|not|but|to|in|of (?=\d)|as|like|instead|for|per|a|this|so|because|bc|by|which|is|was|if|when|plus|total|now|then|than|from|at|on|with|left|against|vs|versus)\b)/;
const isUncounted = (text: string, reading: Reading): boolean =>
  isBare(reading) && !isNegative(reading) && UNCOUNTED.test(text.slice(reading.end, reading.end + 14));

/** The names of the only currency that a text speaks of; null where it speaks of none or of several. */
const onlyCurrency = (text: string, readings: readonly Reading[]): readonly string[] | null => {
  const money = readings.filter(({ kind }) => kind === "money");
  const [first] = money;
  if (first !== undefined) return money.every(({ unit }) => unit === first.unit) ? (first.units ?? null) : null;
  const signs = new Set(Array.from(text.matchAll(SIGN), ([sign]) => sign));
  // In small letters too: "8.3k usd".
  const codes = new Set(
    Array.from(text.matchAll(CODE_BEHIND), ([, code = ""]) => currencyOfCode(code.toUpperCase())?.code ?? "").filter(
      Boolean,
    ),
  );
  const named = [...Array.from(signs, currencyOfSign), ...Array.from(codes, currencyOfCode)];
  return named.length === 1 ? (named[0]?.backs ?? null) : null;
};

const SENTENCE_UNITS: ReadonlySet<string | undefined> = new Set(["%", "C", "F"]);

/** A figure without anything counted takes the only currency of its text, and the per cent or degrees of its sentence. */
const impliedKeys = (text: string, readings: readonly Reading[]): string[] => {
  const currency = onlyCurrency(text, readings);
  const lenders = readings.filter(({ unit }) => SENTENCE_UNITS.has(unit));
  return readings
    .filter((reading) => isUncounted(text, reading))
    .flatMap((reading) => {
      const inSentence = lenders.filter(({ start, end }) => {
        const gap = start < reading.start ? text.slice(end, reading.start) : text.slice(reading.end, start);
        return gap.length <= SENTENCE_REACH && !/[.!?]\s|\n/.test(gap);
      });
      return [
        ...(currency === null ? [] : withUnit(reading, currency)),
        ...inSentence.flatMap(({ unit = "" }) => withUnit(reading, [unit])),
      ];
    });
};

/** What the facts of a source vouch for together, beside each alone. `readings` come in order. */
export const sharedKeys = (text: string, readings: readonly Reading[]): string[] => {
  const keys = readings.flatMap((one, index) => {
    const other = readings[index + 1];
    const own = [
      ...dayPartKeys(text, one),
      ...hourKeys(text, one),
      ...zoneKeysOf(text, one),
      ...describedKeys(text, one),
      ...dateKeys(text, one, other),
    ];
    if (other === undefined || other.start < one.end) return own;
    const gap = text.slice(one.end, other.start);
    if (gap.length > 90) return own;
    return [
      ...own,
      ...lentKeys(one, other, gap, text.slice(other.end, other.end + 14)),
      ...sharedHalf(one, other, gap),
    ];
  });
  return [...keys, ...impliedKeys(text, readings), ...otherFormKeys(text), ...foreignCalendarKeys(text)];
};
