import { two } from "../fact.ts";
import { unitNamed } from "../unit.ts";
import { currencyOfNoun } from "./currency.ts";
import { datePartKeys } from "./calendar.ts";
import { figureKey, product, type Reading } from "./reading.ts";

// What stands between the ends of a range and the members of a list; between the two ends of a change it never does.
const RANGE = /^ ?(?:[-–—/&,]|to|and|or|of|out of|till|until|through|, ?(?:and|or)) ?$/i;
const LIST = /^[^.;:!?\n]{0,48}(?:,| and | or )[^.;:!?\n]{0,40}$/i;
const CHANGE = /\b(?:from|down|up|was|were|than|versus|vs|against|instead|previously|before|to|by|not|then|now)\b/i;
const ALONE = /^(?:\)|[.,;:!?\n]|$| (?:and|or|each|respectively)\b)/;

const isBare = ({ unit, kind }: Reading): boolean => unit === undefined && kind === "number";

// How much greater the written scale makes a figure: 1000 for "12k".
const scaleOf = ({ text, amount = "" }: Reading): number => {
  const digits = Number((/\d[\d.,]*/.exec(text)?.[0] ?? "").replaceAll(",", "").replace(/\.$/, ""));
  return digits > 0 ? Number(amount) / digits : 1;
};

const withUnit = (reading: Reading, units: readonly string[], factor = 1): string[] => {
  const amount = product(reading.amount ?? "", factor);
  return [figureKey(false, "", amount), ...units.map((unit) => figureKey(false, unit, amount))];
};

/** What two figures that follow each other lend each other. */
const lentKeys = (one: Reading, other: Reading, gap: string, behind: string): string[] => {
  if (!(Number(one.amount) >= 0) || !(Number(other.amount) >= 0)) return [];
  const range = RANGE.test(gap);
  const keys: string[] = [];
  const scale = scaleOf(other);
  if (range && isBare(one) && other.unit !== undefined) keys.push(...withUnit(one, other.units ?? [other.unit]));
  if (range && scale >= 100 && scaleOf(one) === 1 && Number(one.amount) < 1000)
    keys.push(...withUnit(one, one.units ?? other.units ?? [], scale));
  // "$1–2m": the second takes the sign of the first, and its letter is no meter.
  const bare = isBare(other) || (one.kind === "money" && other.unit === "m");
  if (one.unit !== undefined && bare && (range || (LIST.test(gap) && !CHANGE.test(gap) && ALONE.test(behind))))
    keys.push(...withUnit(other, one.units ?? [one.unit], other.unit === "m" ? 1e6 : 1));
  return keys;
};

const OPEN_TIME = /^t\?:(\d+):(\d\d)/;
const EXPLICIT_TIME = /^T:(\d\d)/;
const asHour = ({ amount = "", kind, unit }: Reading): number =>
  kind === "number" && unit === undefined && /^(?:[1-9]|1\d|2[0-4])$/.test(amount) ? Number(amount) : 0;

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
  const lead = text.slice(Math.max(0, reading.start - 14), reading.start);
  const tail = text.slice(reading.end, reading.end + 12);
  if (!HOUR_LEAD.test(lead) && !HOUR_TAIL.test(tail)) return [];
  const hour = asHour(reading);
  if (hour > 0) return [`h:${hour}`, `h?:${hour}`];
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

const FIGURE_WITH_LETTERS = /(?<![\p{L}\p{N}])(\d{1,2})ish(?![\p{L}])/giu;

const sharedHalf = (one: Reading, other: Reading, gap: string): string[] => {
  if (!RANGE.test(gap) && !(LIST.test(gap) && !CHANGE.test(gap))) return [];
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

/** A list or a range says its month and its year once. */
const dateKeys = (text: string, one: Reading, other: Reading | undefined): string[] => {
  const value = valueOf(one);
  const [, year, month, day] = /^(?:(\d{4})-)?(\d\d)-(\d\d)$/.exec(value) ?? [];
  const keys: string[] = [];
  if (day !== undefined) {
    const lists = [
      DAYS_BEFORE.exec(text.slice(Math.max(0, one.start - 60), one.start))?.[0],
      DAYS_BEHIND.exec(text.slice(one.end, one.end + 60))?.[0],
    ];
    for (const number of lists.join(" ").match(/\d{1,2}/g) ?? [])
      if (Number(number) >= 1 && Number(number) <= 31)
        keys.push(...datePartKeys(`${year === undefined ? "" : `${year}-`}${month}-${two(number)}`));
  }
  const next = other === undefined ? "" : valueOf(other);
  if (
    other === undefined ||
    next === "" ||
    !(RANGE.test(text.slice(one.end, other.start)) || LIST.test(text.slice(one.end, other.start)))
  )
    return keys;
  const [first, second] = [/^\d{4}(?=-)/.exec(value)?.[0], /^\d{4}(?=-)/.exec(next)?.[0]];
  const bare = (date: string): boolean => /^(?:\d\d-\d\d|M\d\d|[QH]\d)$/.test(date);
  if (first === undefined && second !== undefined && bare(value))
    keys.push(...datePartKeys(`${second}-${value.replace("M", "")}`));
  if (first !== undefined && second === undefined && bare(next))
    keys.push(...datePartKeys(`${first}-${next.replace("M", "")}`));
  return keys;
};

const OTHER_FORMS: readonly (readonly [RegExp, (...groups: string[]) => string[]])[] = [
  // An age is one of years.
  [/(?<![\p{L}])age[ds]?(?: of)? (\d{1,3})(?!\d)/giu, (age = "") => [`+year:${age}`, `+=months:${12 * Number(age)}`]],
  // Spaced by a tokeniser or a hasty hand: "22 - year", "1: 00", "18 km 2".
  [
    /(?<![\p{L}\p{N}])(\d[\d.]*) - (\p{L}{2,9})/gu,
    (amount = "", word = "") =>
      unitNamed(word.toLowerCase()) === undefined ? [] : [`+${unitNamed(word.toLowerCase())}:${Number(amount)}`],
  ],
  [
    /(?<!\d)(\d{1,2}): (\d\d)(?!\d)/g,
    (hour = "", minute = "") => [
      `t:${Number(hour)}:${minute}`,
      `t?:${Number(hour)}:${minute}`,
      `T:${two((Number(hour) % 12) + 12)}:${minute}`,
      `T:${two(hour)}:${minute}`,
    ],
  ],
  [
    /(?<![\d.])(\d[\d.]*) ?(km|m|cm|mi|ft) ([23])(?!\d)/g,
    (amount = "", unit = "", power = "") => [`+${unit}${power}:${Number(amount)}`],
  ],
  [
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th)(?: (?:and|or) \d{1,2}th)? centur/g,
    (century = "") => [`D:${Number(century) - 1}00s`],
  ],
  [
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th)? (?:and|or|to) \d{1,2}(?:st|nd|rd|th) centur/g,
    (century = "") => [`D:${Number(century) - 1}00s`],
  ],
  [/(?<=(?:and|or|to) )(\d{1,2})(?:st|nd|rd|th) centur/g, (century = "") => [`D:${Number(century) - 1}00s`]],
  [/(?<![\p{L}])(?:top|number one|leading)(?![\p{L}])/giu, () => ["rank:1"]],
  [
    /(?<![\p{L}])(dozen|hundred|thousand|million|billion)s(?![\p{L}])/giu,
    (word = "") => [`+:${{ dozen: 12, hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 }[word.toLowerCase()]}`],
  ],
];

const ONE = /(?<![\p{L}])(?:an?|per|each|every|one|this|last|next) (\p{L}{3,9})/giu;
const GROUPED = /(?<![\p{L}\p{N}.,])(\d{1,3}(?:[ .’']\d{3})+|\d+)(?:,(\d{1,2}))?(?![\p{L}\p{N}]|[.,]\d)/gu;
const WEEK = /(?<![\p{L}])(?:calendar )?(?:week|wk) (\d{1,2})(?!\d)/giu;
const SHORT_FORMS = /(?<![\p{L}\p{N}])(\p{L})\.(\d{2,4})(?!\d)/gu;

// Figures in the notation of other countries: 3.480,00 and 1 200 and 1,5.
const foreignFigures = (text: string, units: (end: number) => readonly string[]): string[] =>
  Array.from(text.matchAll(GROUPED)).flatMap(({ 0: written, 1: whole = "", 2: cents, index }) => {
    if (cents === undefined && !/[ .’']/.test(whole)) return [];
    if (cents === undefined && whole.includes(".")) return [];
    const amount = String(Number(`${whole.replace(/[ .’']/g, "")}.${cents ?? "0"}`));
    return [
      figureKey(false, "", amount),
      `!:${amount}`,
      ...units(index + written.length).map((unit) => figureKey(false, unit, amount)),
    ];
  });

/** What the facts of a source vouch for together, beside each alone. `readings` come in order. */
export const sharedKeys = (text: string, readings: readonly Reading[]): string[] => {
  const keys = readings.flatMap((one, index) => {
    const other = readings[index + 1];
    const own = [...dayPartKeys(text, one), ...hourKeys(text, one), ...dateKeys(text, one, other)];
    if (other === undefined || other.start < one.end) return own;
    const gap = text.slice(one.end, other.start);
    if (gap.length > 90) return own;
    return [
      ...own,
      ...lentKeys(one, other, gap, text.slice(other.end, other.end + 14)),
      ...sharedHalf(one, other, gap),
    ];
  });
  for (const [, word = ""] of text.matchAll(ONE)) {
    const unit = unitNamed(word.toLowerCase());
    if (unit !== undefined) keys.push(`+${unit}:1`);
    for (const name of currencyOfNoun(word, "")?.backs ?? []) keys.push(`+${name}:1`);
    if (/^pounds?$/i.test(word)) keys.push("+lb:1");
    if (/^decades?$/i.test(word)) keys.push("+year:10", "+=months:120");
    if (/^century$/i.test(word)) keys.push("+year:100", "+=months:1200");
    if (/^fortnights?$/i.test(word)) keys.push("+week:2", "+=days:14");
  }
  for (const [, hour] of text.matchAll(FIGURE_WITH_LETTERS))
    keys.push(`h:${hour}`, `h?:${hour}`, `+:${hour}`, `!:${hour}`);
  for (const [, week] of text.matchAll(WEEK)) keys.push(`I:w${week}`, `I:kw${week}`, `I:cw${week}`);
  for (const [, letter = "", digits] of text.matchAll(SHORT_FORMS)) keys.push(`I:${letter.toLowerCase()}${digits}`);
  for (const [pattern, keysOf] of OTHER_FORMS)
    for (const [, ...groups] of text.matchAll(pattern)) keys.push(...keysOf(...groups));
  const unitEnding = (end: number): readonly string[] =>
    readings.flatMap((reading) =>
      reading.start < end && end <= reading.end
        ? (reading.units ?? (reading.unit === undefined ? [] : [reading.unit]))
        : [],
    );
  keys.push(...foreignFigures(text, unitEnding));
  return keys;
};
