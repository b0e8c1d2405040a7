import { two } from "../fact.ts";
import { unitNamed } from "../unit.ts";
import { datePartKeys } from "./calendar.ts";
import { currencyOfCode, currencyOfNoun, currencyOfSign } from "./currency.ts";
import { foreignCalendarKeys } from "./foreign-calendar.ts";
import { placeKeys, shortUnitsIn } from "./hasty.ts";
import { measuredJoinKeys } from "./join.ts";
import { isList, isListed, isRange } from "./lists.ts";
import { otherFormKeys } from "./other-forms.ts";
import { measureKeys } from "./quantity.ts";
import { figureKey, isNegative, product, matchesOf, type Reading } from "./reading.ts";
import { clockStyleKeys, dayPartKeys, hourKeys, nearbyHourKeys, sharedHalf, overNoon } from "./shared-times.ts";

const ALONE = /^(?:\)|[.,;:!?\n]|$| (?:and|or|each|respectively)\b)/;

/** How far a per cent reaches inside its sentence, in UTF-16 units. */
const SENTENCE_REACH = 60;
/** The same into the next sentence: "from 31 to 27%. Target 20". */
const NEXT_SENTENCE_REACH = 30;

/** A figure by itself; "21.5" might be a day and a month, but no year. */
const isBare = ({ unit, kind, amount }: Reading): boolean =>
  unit === undefined && (kind === "number" || (kind === "date" && Number(amount) < 1_000));

// How much greater the written scale makes a figure: 1000 for "12k".
const scaleOf = ({ text, amount = "" }: Reading): number => {
  const digits = Number((/\d[\d.,]*/.exec(text)?.[0] ?? "").replaceAll(",", "").replace(/\.$/, ""));
  return digits > 0 ? Number(amount) / digits : 1;
};

const withUnit = (reading: Reading, units: readonly string[], factor = 1): string[] => {
  const amount = product(reading.amount ?? "", factor);
  return ["", ...units].map((unit) => figureKey(isNegative(reading), unit, amount));
};

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

/** A price in a list of prices, each before what it is for: "540 usd shared room, 690 single". */
const isNextPrice = (one: Reading, other: Reading, gap: string, behind: string): boolean => {
  const ratio = Number(other.amount) / Number(one.amount);
  return (
    one.kind === "money" &&
    ratio < SAME_ORDER &&
    ratio > 1 / SAME_ORDER &&
    /^ (?:\p{L}+ ){0,2}\p{L}+, $/u.test(gap) &&
    /^ \p{Ll}{3,}(?<!s)(?:[.,;!?\n]|$)/u.test(behind)
  );
};

/** What two figures that follow each other lend each other. */
const lentKeys = (one: Reading, other: Reading, gap: string, behind: string): string[] => {
  if (!(Number(one.amount) >= 0) || !(Number(other.amount) >= 0) || isNegative(one) || isNegative(other)) return [];
  const range = isRange(gap);
  // "$1–2m": the second takes the sign of the first, and its letter is no meter.
  const bare = isBare(other) || (one.kind === "money" && other.unit === "m");
  const takes =
    one.unit !== undefined &&
    bare &&
    (range || (isList(gap) && ALONE.test(behind)) || isNextPrice(one, other, gap, behind));
  return [
    ...(range ? lentToFirst(one, other) : []),
    ...(takes ? withUnit(other, one.units ?? [one.unit as string], other.unit === "m" ? 1e6 : 1) : []),
  ];
};

const UNIT_BEHIND_WORD = /^ (?:\p{L}{3,14}|or so) (\p{L}+)/u;

/** A unit behind the word that tells more of it: "six incredible years". */
const describedKeys = (text: string, { kind, unit, amount, end }: Reading): string[] => {
  if (kind !== "number" || unit !== undefined || amount === undefined) return [];
  const named = unitNamed(UNIT_BEHIND_WORD.exec(text.slice(end, end + 32))?.[1]?.toLowerCase() ?? "");
  return named === undefined ? [] : measureKeys(false, amount, [named]);
};

/** A time with the place behind it, in whose zone it is. */
const zoneKeysOf = (text: string, reading: Reading): string[] =>
  reading.kind === "time" ? reading.backs().flatMap((key) => placeKeys(text, reading.end, key)) : [];

const valueOf = (reading: Reading): string =>
  reading.kind === "date"
    ? (reading
        .backs()
        .find((key) => key.startsWith("D:"))
        ?.slice(2) ?? "")
    : "";
const DAY = "(?:the )?(\\d{1,2})(?:st|nd|rd|th)?";
const BETWEEN = "(?: ?[-–&,/] ?| to | and | or | until | through | thru |, (?:and|or) )(?:\\p{L}{3,9}\\.?,? )?";
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
const dateKeys = (text: string, one: Reading, other: Reading | undefined): string[] => {
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

const SIGN = /\p{Sc}/gu;
const CODE_BEHIND = /\d ?(?:k|m|mn|bn)? ?([a-z]{3})(?!\p{L})/giu;
/** Nothing counted follows such a figure: "total is 105 not 115", "got 640 of 1,000". */
const UNCOUNTED =
  /^(?:\)|[.,;:!?\n]|$| ?[-–/+] ?(?:\d|\p{L})| \p{L}+ing\b| (?:last|next|usd|eur|gbp|chf|zone|limit|long|high|wide|deep|tall|thick|across|apart|mon|tue|wed|thu|fri|sat|sun|and|or|each|respectively|not|but|to|in|of|max|min|as|like|instead|for|per|a|this|so|because|bc|by|which|is|was|if|when|plus|total|now|then|than|from|at|on|with|left|against|vs|versus|would|will|did|do|could|had|have|said|before|b4|since|after|until|or so|w\/(?=o))\b)/u;
const isUncounted = (text: string, reading: Reading): boolean =>
  isBare(reading) && UNCOUNTED.test(text.slice(reading.end, reading.end + 14));

/** Codes of currencies that are no words. */
const CODE_ALONE =
  /(?<![\p{L}\p{N}])(usd|eur|gbp|chf|cad|aud|nzd|jpy|inr|sek|nok|dkk|pln|czk|huf|zar|brl)(?![\p{L}\p{N}])/giu;

/** Nouns of currencies, said by themselves: "2.50, pounds obviously". */
const CURRENCY_ALONE =
  /(?<!\p{L})(pounds|euros?|dollars|quid|yen|rupees|francs|kron(?:er|or)|roubles|rubles|pesos|zloty|dirhams|shekels)(?!\p{L})/giu;

/** The names of the only currency that a text speaks of; null where it speaks of none or of several. */
const onlyCurrency = (text: string, readings: readonly Reading[]): readonly string[] | null => {
  const money = readings.filter(({ kind }) => kind === "money");
  const [first] = money;
  if (first !== undefined) return money.every(({ unit }) => unit === first.unit) ? (first.units ?? null) : null;
  const signs = new Set(matchesOf(SIGN, text).map(([sign]) => sign));
  // In small letters too: "8.3k usd".
  const codes = new Set(
    [...matchesOf(CODE_BEHIND, text), ...matchesOf(CODE_ALONE, text)]
      .map(([, code = ""]) => currencyOfCode(code.toUpperCase())?.code ?? "")
      .filter(Boolean),
  );
  const nouns = new Set(matchesOf(CURRENCY_ALONE, text).map(([, noun = ""]) => noun.toLowerCase().replace(/s$/, "")));
  const named = [
    ...Array.from(signs, currencyOfSign),
    ...Array.from(codes, currencyOfCode),
    ...Array.from(nouns, (noun) => currencyOfNoun(noun, "")),
  ];
  return named.length === 1 ? (named[0]?.backs ?? null) : null;
};

/** Units that a figure takes from behind it too: "3.1 to 4 %". Any other unit is said first: "1.8 MWh in June, 2.1 in July". */
const SENTENCE_UNITS: ReadonlySet<string | undefined> = new Set(["%", "C", "F"]);

/** The readings that begin near the one at `index`, on both sides of it. */
const around = (readings: readonly Reading[], index: number): readonly Reading[] => {
  const { start, end } = readings[index] as Reading;
  let [from, to] = [index, index + 1];
  // A figure with its unit is shorter than the reach.
  while (from > 0 && (readings[from - 1] as Reading).start >= start - 2 * SENTENCE_REACH) from -= 1;
  while (to < readings.length && (readings[to] as Reading).start <= end + SENTENCE_REACH) to += 1;
  return readings.slice(from, to);
};

/** A figure as prices are written. */
const PRICE = /^\d{1,4}\.\d\d$/;
/** Money is said of these, and of what is "80 more": nothing of it is counted. */
const OF_MONEY =
  /^ (?:more|less|extra|off|back|deposit|rent|fee|fine|tip|total|upfront|cash|down|tax|vat|each|apiece)\b/;

/** One unit for all figures of a text: "21.5, fridge 4, all celsius", "18 thick (mm)". */
const ALL_IN =
  /(?<!\p{L})(?:all(?: figures| sizes| times| prices)?(?: are)?(?: in)?|(?:sizes|distances?|lengths?|times|figures|measurements)(?: are)? in) (\p{L}{1,12})(?!\p{L})|\(((?!(?:a|i|c|x)\))\p{L}{1,4})\)/giu;
const unitsOfAll = (text: string): string[] =>
  matchesOf(ALL_IN, text).flatMap(([, said, bracketed]) => {
    const word = (said ?? bracketed ?? "").toLowerCase();
    const unit =
      unitNamed(word) ??
      (/^(?:celsius|centigrade)$/.test(word)
        ? "C"
        : /^(?:mm|cm|km|m|kg|g|mg|ml|l|s|ms|h)$/.test(word)
          ? word
          : undefined);
    return unit === undefined ? [] : unit === "C" ? ["C", "degree"] : [unit];
  });

/** The shares that the other figures of its sentence lend the figure at `index`. */
const sentenceUnits = (text: string, readings: readonly Reading[], index: number): readonly string[] => {
  const { start, end } = readings[index] as Reading;
  const near = around(readings, index).filter((other) => {
    if (!SENTENCE_UNITS.has(other.unit)) return false;
    const gap = other.start < start ? text.slice(other.end, start) : text.slice(end, other.start);
    return gap.length <= (/[.!?]\s|\n/.test(gap) ? NEXT_SENTENCE_REACH : SENTENCE_REACH);
  });
  return near.map(({ unit = "" }) => unit);
};

/** Whether a figure is of a unit that those without one may share: "gravel at 11 m …, clay to the end depth of 20". */
const lendsOn = ({ unit, kind }: Reading): boolean =>
  unit !== undefined && kind !== "money" && unit !== "x" && !SENTENCE_UNITS.has(unit);

// The two ends of a change share nothing: "220k, down from 265".
const CHANGE = /(?<!\p{L})(?:from|to|was|were|down|up)(?!\p{L})|→|[-–=]>/iu;
/** Figures that share a scale are of one order: "budget 45k, spent 31.5". */
const SAME_ORDER = 20;

/** A figure in the scale of one before it in its sentence: "75 grand for the roof, 12 for the gutters". */
const scaledKeys = (text: string, readings: readonly Reading[], index: number): string[] => {
  const reading = readings[index] as Reading;
  const own = Number(reading.amount);
  return around(readings, index).flatMap((other) => {
    const gap = text.slice(other.end, reading.start);
    // "4.1m" may be millions.
    const scale = /\dm$/.test(other.text) ? 1e6 : scaleOf(other);
    const ratio = own / (Number(other.amount) / scaleOf(other));
    const isAlike = scale >= 1_000 && scaleOf(reading) === 1 && ratio < SAME_ORDER && ratio > 1 / SAME_ORDER;
    const isApart = other.end > reading.start || gap.length > SENTENCE_REACH || /[.!?]\s|\n/.test(gap);
    return isAlike && !isApart && !CHANGE.test(gap)
      ? withUnit(reading, other.unit === "m" ? [] : (other.units ?? []), scale)
      : [];
  });
};

/** A figure without anything counted takes the only currency of its text, and the units and the scale of its sentence. */
const impliedKeys = (text: string, readings: readonly Reading[]): string[] => {
  const currency = onlyCurrency(text, readings) ?? [];
  const short = shortUnitsIn(text);
  const shortBefore = ({ start }: Reading): readonly string[] =>
    short
      .filter(({ end }) => end <= start && start - end <= SENTENCE_REACH)
      .filter(({ end }) => !/[.!?]\s|\n/.test(text.slice(end, start)))
      .flatMap(({ units }) => units);
  const all = unitsOfAll(text);
  const lent = new Set(readings.filter(lendsOn).map(({ unit }) => unit as string));
  return readings.flatMap((reading, index) => {
    const isOfMoney =
      isBare(reading) && (PRICE.test(reading.text) || OF_MONEY.test(text.slice(reading.end, reading.end + 12)));
    const own = isBare(reading) ? all.flatMap((unit) => withUnit(reading, [unit])) : [];
    const money = isOfMoney ? currency.flatMap((unit) => withUnit(reading, [unit])) : [];
    return isUncounted(text, reading)
      ? [
          ...own,
          ...money,
          ...[...currency, ...lent, ...sentenceUnits(text, readings, index), ...shortBefore(reading)].flatMap((unit) =>
            withUnit(reading, [unit]),
          ),
          ...scaledKeys(text, readings, index),
        ]
      : [...own, ...money];
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
      ...overNoon(one, other, gap),
    ];
  });
  return [
    ...keys,
    ...clockStyleKeys(text, readings),
    ...nearbyHourKeys(text, readings),
    ...impliedKeys(text, readings),
    ...otherFormKeys(text),
    ...measuredJoinKeys(text),
    ...foreignCalendarKeys(text),
  ];
};
