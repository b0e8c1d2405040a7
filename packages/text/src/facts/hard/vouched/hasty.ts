// What a hasty draft writes short and one careful reader alone can mean: "0630", "tue", "14 mar", "47m". A model writes it
// out, so the draft vouches for what it stands for. It is judged nowhere: in a rewrite the scanners read the full form.
import { matchAt, two } from "../../fact.ts";
import { canonical, ORDINALS } from "../../number.ts";
import { rowsOf, SHORT_UNITS } from "../../unit-table.ts";
import { datePartKeys, monthNumber } from "../readings/calendar.ts";
import { zoneNamed } from "../readings/clock.ts";
import { shortMinutesKeys } from "../readings/duration.ts";
import { DAYS } from "../readings/foreign-calendar.ts";
import { currencyOfCode } from "../readings/currency.ts";
import { measureKeys } from "../readings/quantity.ts";
import { readHard } from "../readings/read.ts";
import { figureKey, matchesOf, product } from "../readings/reading.ts";
import { spellingsOf } from "../readings/unit-behind.ts";

const APART = "(?<![\\p{L}\\p{N}.,:/$€£#-])";
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const ENDS = "(?![\\p{L}\\p{N}])";

const monthOf = (word: string): string => two(monthNumber(word));
const isDay = (day: string): boolean => Number(day) >= 1 && Number(day) <= 31;

const DAY_NAME = new RegExp(`(?<![\\p{L}\\p{N}])(mons?|tues?|weds?|thu(?:rs?)?|fris?|sats?|suns?)\\.?${ENDS}`, "giu");
const VERB = /\b(?:he|she|they|we|i|who|the) $/i;
const DAY_AND_NUMBER =
  /(?<![\p{L}\p{N}])(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)[a-z]{0,6}\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}:%]|[.,]\d)/giu;
const WORKDAYS = /(?<![\p{L}\p{N}])M ?[-–] ?F(?![\p{L}\p{N}])/iu;
const WEEKEND = /(?<!\p{L})weekends?(?!\p{L})/iu;
const DAY_SPAN =
  /(?<![\p{L}\p{N}])(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.? ?(?:[-–]|to|till?|until|through|thru) ?(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}(?!\p{L})/giu;

/** Every day from one to another. */
const daysTo = (first: string, last: string): string[] => {
  const [from, to] = [first, last].map((day) => DAYS.findIndex((name) => name.startsWith(day.toLowerCase()))) as [
    number,
    number,
  ];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => `W:${DAYS[(from + index) % 7]}`);
};
/** Days of a list in two letters: "tu/th/sa". */
const SHORT_DAYS =
  /(?<![\p{L}\p{N}])(?:mo|tu?|we|thu?|fr|sa|su)(?:[/+&,](?:mo|tu?|we|thu?|fr|sa|su)){1,6}(?![\p{L}\p{N}])/giu;
const MONTH_ALONE = new RegExp(`(?<![\\p{L}\\p{N}])${MONTH}${ENDS}`, "giu");
// This is a verb far more often, so it needs a word before it that times something.
const TIMED =
  /\b(?:in|of|by|only|it['’]?s|still|already|now|since|until|till|early|mid|late|last|next|from|before|after|through|thru|til|end|the|this|\d(?:st|nd|rd|th)?)[ -]$/i;
const DAY_FIRST = new RegExp(
  `${APART}(\\d{1,2})(?:st|nd|rd|th)?(?:[ /-]?| of )${MONTH}(?:[ ,'’-]+(\\d{4}))?${ENDS}`,
  "giu",
);
const DAY_RANGE = new RegExp(`${APART}(\\d{1,2}) ?(?:[-–/&+,]|to|and|or) ?(\\d{1,2}) ?${MONTH}${ENDS}`, "giu");
const MONTH_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d(?:st|nd|rd|th)? )${MONTH} ?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?${ENDS}`,
  "giu",
);
const MONTH_YEAR = new RegExp(`(?<![\\p{L}\\p{N}])${MONTH} ?(?:['’]?(\\d{4})|['’](\\d\\d))${ENDS}`, "giu");

const dateKeys = (day: string, month: string, year: string | undefined): string[] =>
  isDay(day) ? datePartKeys(`${year === undefined ? "" : `${year}-`}${monthOf(month)}-${two(day)}`) : [];

const daysAndMonths = (text: string): string[] => [
  ...matchesOf(DAY_NAME, text)
    .filter(({ 0: word, index }) => {
      const before = text.slice(Math.max(0, index - 6), index);
      // "The sat breakfast" is a day, "the sun" is none.
      return (
        !/^(?:sat|sun)/i.test(word) ||
        !VERB.test(before) ||
        (/^sat/i.test(word) && / the $| the\s$|^the $/i.test(` ${before}`))
      );
    })
    .map(([, day = ""]) => `W:${day.slice(0, 3).toLowerCase()}`),
  ...matchesOf(MONTH_ALONE, text)
    .filter(({ 0: word, index }) => word !== "may" || TIMED.test(text.slice(Math.max(0, index - 10), index)))
    .map(([, month = ""]) => `D:M${monthOf(month)}`),
  ...matchesOf(DAY_FIRST, text).flatMap(([, day = "", month = "", year]) => dateKeys(day, month, year)),
  ...matchesOf(DAY_RANGE, text).flatMap(([, first = "", last = "", month = ""]) => [
    ...dateKeys(first, month, undefined),
    ...dateKeys(last, month, undefined),
  ]),
  ...matchesOf(DAY_AND_NUMBER, text).flatMap(([, day = ""]) =>
    isDay(day) ? [`d:${Number(day)}`, `o:${Number(day)}`] : [],
  ),
  ...(WORKDAYS.test(text) ? daysTo("mon", "fri") : []),
  ...(WEEKEND.test(text) ? daysTo("sat", "sun") : []),
  ...matchesOf(DAY_SPAN, text).flatMap(([, first = "", last = ""]) => daysTo(first, last)),
  ...matchesOf(SHORT_DAYS, text).flatMap(([list]) =>
    // "T" is Tuesday: it comes before Thursday.
    list.split(/[/+&,]/).map((day) => `W:${DAYS.find((name) => name.startsWith(day.toLowerCase()))}`),
  ),
  ...matchesOf(MONTH_FIRST, text).flatMap(([, month = "", day = "", year]) => dateKeys(day, month, year)),
  ...matchesOf(MONTH_YEAR, text).flatMap(([, month = "", year, short]) =>
    datePartKeys(`${year ?? `20${short}`}-${monthOf(month)}`),
  ),
];

const DIGITS_TIME =
  /(?<![\p{L}\p{N}.,:/$€£#]|(?<!\d ?)[-−])([01]?\d|2[0-3])([0-5]\d)(?:h|hrs?|ish)?(z)?(?![\p{L}\p{N}/%]|[.,:]\d)/giu;
const HOURS_TIME = /(?<![\p{L}\p{N}.,:])([01]?\d|2[0-3]) ?h(?= \p{L})/gu;
const LETTER_HALF = /(?<![\p{L}\p{N}.,:])(1[0-2]|[1-9])(?:[:.]?([0-5]\d))? ?([ap])(?:\.?m\.?)?(?![\p{L}\p{N}])/giu;

const PLACE_BEHIND = / (\p{L}{2,12}(?: \p{Lu}\p{L}{2,11})?)(?![\p{L}\p{N}])/uy;

/** The same time in the zone of the place behind it: "10am London". A zone of the draft in small letters is one too. */
export const placeKeys = (text: string, end: number, keys: readonly string[]): string[] => {
  const place = matchAt(PLACE_BEHIND, text, end)?.[1];
  if (place === undefined) return [];
  const zones = [place, place.split(" ")[0] as string].map((word) =>
    zoneNamed(word.toLowerCase() === "lt" ? "local time" : word),
  );
  return keys.flatMap((key) => zones.map((zone) => `${key}@Z:${zone}`));
};

/** "0630" and "1930" are times of one half of the day; "630" may be of either. */
const timesOf = (text: string): string[] => [
  ...(/(?<![\p{N}:])12[:.]00(?![\p{N}:])/u.test(text) ? ["T:12:00"] : []),
  ...(/(?<![\p{N}:])(?:00|24)[:.]00(?![\p{N}:])/u.test(text) ? ["T:00:00"] : []),
  ...matchesOf(DIGITS_TIME, text).flatMap(({ 1: hours = "", 2: minutes = "", 3: zulu, 0: written, index }) => {
    const hour = Number(hours);
    const open = `${hour % 12 || 12}:${minutes}`;
    const sure = hours.length === 2 ? [`T:${hours}:${minutes}`] : [];
    const whole = minutes === "00" ? [`h:${hour % 12 || 12}`, `+:${hour % 12 || 12}`] : [];
    const keys = [`t:${open}`, ...(hour <= 12 ? [`t?:${open}`] : []), ...sure, ...whole];
    return zulu === undefined
      ? [...keys, ...placeKeys(text, index + written.length, keys)]
      : [...keys, "Z:UTC", ...keys.map((key) => `${key}@Z:UTC`)];
  }),
  // "16h Lisbon"
  ...matchesOf(HOURS_TIME, text).flatMap(({ 1: hour = "", 0: written, index }) =>
    placeKeys(text, index + written.length, [`T:${two(Number(hour))}:00`]),
  ),
  ...matchesOf(LETTER_HALF, text).flatMap(({ 1: hour = "", 2: minutes = "00", 3: half = "a" }) => [
    `t:${Number(hour)}:${minutes}`,
    `T:${two((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0))}:${minutes}`,
  ]),
];

// The short words of each unit and its own; what several units are called stands for each.
const UNITS = new Map<string, string[]>();
for (const [unit = "", ...words] of rowsOf(SHORT_UNITS))
  for (const word of [...words, ...spellingsOf(unit)]) UNITS.set(word, [...(UNITS.get(word) ?? []), unit]);
const unitsOf = (word: string): readonly string[] =>
  UNITS.get(word) ?? (word.length > 2 ? UNITS.get(word.replace(/s$/, "")) : undefined) ?? [];
const UNIT_WORD = `(?:${[...UNITS.keys()].join("|")})s?`;
const SHORT_UNIT = new RegExp(
  `(?<![\\p{L}\\p{N}.,:$€£#-])([-−]?)(\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?: ?[-–] ?(\\d+(?:,\\d{3})*(?:\\.\\d+)?))?(k?)(?:ish)? ?(?:deg\\.? ?)?(${UNIT_WORD})${ENDS}`,
  "giu",
);
/** The short units of a text, where each figure with one ends. */
export const shortUnitsIn = (text: string): { end: number; units: readonly string[] }[] =>
  matchesOf(SHORT_UNIT, text).map(({ 0: written, 5: word = "", index }) => ({
    end: index + written.length,
    units: unitsOf(word.toLowerCase()),
  }));
// Several figures with one unit behind the last: "60/40/85 pct".
const SLASHED = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/$€£#-])(\\d+(?:\\.\\d+)?(?: ?/ ?\\d+(?:\\.\\d+)?)+) ?(${UNIT_WORD})${ENDS}`,
  "giu",
);

// "wk43", "bed 9", "no.3": the figure names one of several, and stands alone when the word is written out.
const NUMBERED =
  /(?<!\p{L})(?:wk|week|day|sprint|phase|step|stage|level|room|bed|bay|gate|line|no|nr|x|year|yr|act|scene|s|y|a|ks|p|unit|item|part|chapter|table|seat|terminal|term|grade|set|bay|\p{L})\.?\s?(\d{1,3})(?![\p{L}\p{N}%]|[.,]\d)/giu;
const HOURS_AND_MINUTES = /(?<![\p{L}\p{N}.,:])(\d{1,2})(?:h|hrs?) ?([0-5]\d)(?:m(?:ins?)?)?(?![\p{L}\p{N}])/giu;
// "86k php", "usd 900": codes of currencies in small letters.
const SMALL_CODE =
  /(?<![\p{L}\p{N}.,])(?=\d|[a-z]{2,3}\.? ?\d)(?=([a-z]{2,3}\.? ?\d[\d.,]*(?: ?(?:mill?|mio|crore|lakh|bn|cr|k|m))?(?![\p{L}\p{N}]))?(\d[\d.,]*(?: ?(?:mill?|mio|crore|lakh|bn|cr|k|m))? ?(?:[a-z]{3}|zl)(?![\p{L}\p{N}]))?)[a-z\d]/gu;
const GERMAN_DAY = /\b(?:on|by|until|till|from|before|after) the (\d{1,2})\.(?=\s|$)/giu;
// One unit behind both ends: "3.1 → 2.4%", and members of one list of shares: "Aug 96.1%, Sept 97.4".
const SHARED_SHARE = /(?<![\p{L}\p{N}.,:$€£#-])(\d+(?:\.\d+)?) ?(?:→|->|–>|=>) ?\d+(?:\.\d+)? ?(?:%|pct|per ?cent)/giu;
// A decimal, or a figure behind "<", after a share in the same line is one too: "6.2%, normally 0.05".
const NEXT_SHARE =
  /(?=\d)(?<![\p{L}\p{N}.,:$€£#-])(?<=%[^\n%]{0,90})(?:(\d{1,2}\.\d+)|(?<=[<>≤≥] ?)(\d{1,2}))(?![\p{L}\p{N}%]|[.,]\d)/gu;

const namesCurrency = (written: string): boolean =>
  /\p{Sc}|^rs/u.test(written) ||
  (written.match(/^[a-z]{3}|[a-z]{3}$/gu) ?? []).some((code) => currencyOfCode(code.toUpperCase()) !== null);

const smallMoney = (found: string | undefined): string[] => {
  const written = found?.replace(/ ?zl$/u, " pln");
  return written === undefined || !namesCurrency(written)
    ? []
    : readHard(
        written
          .replace(/ ?(?:mill?|mio)(?!\p{L})/u, " million")
          .replace(/ ?cr(?!\p{L})/u, " crore")
          .replace(/^rs\.? ?/u, "INR ")
          .replace(/[a-z]{3}$|^[a-z]{3}/u, (code) => code.toUpperCase()),
      ).all.flatMap((reading) => (reading.kind === "money" ? reading.backs() : []));
};

const EQUATION = /(?<![\d.,])(\d[\d.,]*) ?= ?(\p{Sc})?\d[\d.,]* ?([A-Za-z]{3}(?!\p{L}))?/gu;

const figuresOf = (text: string): string[] => [
  ...matchesOf(SHORT_UNIT, text).flatMap(([, sign, one = "", other, thousands, word = ""]) =>
    [one, other ?? one].flatMap((amount) =>
      measureKeys(
        sign !== "",
        product(canonical(amount.replaceAll(",", "")), thousands === "" ? 1 : 1_000),
        unitsOf(word.toLowerCase()),
      ),
    ),
  ),
  ...matchesOf(SLASHED, text).flatMap(([, list = "", word = ""]) =>
    list.split("/").flatMap((amount) => measureKeys(false, String(Number(amount)), unitsOf(word.toLowerCase()))),
  ),
  ...matchesOf(HOURS_AND_MINUTES, text).flatMap(([, hours = "", minutes = ""]) => [
    figureKey(false, "h", hours),
    figureKey(false, "min", String(Number(minutes))),
  ]),
  ...matchesOf(SMALL_CODE, text).flatMap(([, before, behind]) => [before, behind].flatMap(smallMoney)),
  ...matchesOf(NUMBERED, text).map(([, figure = ""]) => figureKey(false, "", String(Number(figure)))),
  ...matchesOf(GERMAN_DAY, text).flatMap(([, day = ""]) => [`d:${Number(day)}`, `o:${Number(day)}`]),
  ...[...matchesOf(SHARED_SHARE, text), ...matchesOf(NEXT_SHARE, text)].map(([, share, limit = ""]) =>
    figureKey(false, "%", canonical(share ?? limit)),
  ),
  // "x 640 = 1,280 eur"
  ...matchesOf(EQUATION, text).flatMap(([, amount = "", sign, code]) =>
    smallMoney(
      sign === undefined ? (code === undefined ? undefined : `${amount} ${code.toLowerCase()}`) : `${sign}${amount}`,
    ),
  ),
];

const NUMERIC_DATE = /(?<![\p{L}\p{N}.])(\d{1,2})\.(0?[1-9]|1[0-2])\.(?:(20\d\d))?(?!\d)/gu;
/** "Inspected 26.03". */
const DAY_AND_ZERO = /(?<![\p{L}\p{N}.,:/$€£#-])(\d{1,2})\.(0[1-9])(?![\p{L}\p{N}%]|[.,:]\d)/gu;
/** The same without its last full stop, behind a word that times something: "out on 31.1". */
const DOTTED_DAY =
  /(?<!\p{L})(?:on|by|until|till?|from|since|of|am|bis|den|le|seit) (\d{1,2})\.(0?[1-9]|1[0-2])(?![\p{L}\p{N}%]|[.,:]\d)/giu;
const PERIOD = /(?<![\p{L}\p{N}])([hq])([1-4])(?![\p{L}\p{N}])/giu;
const FISCAL = /(?<![\p{L}\p{N}])fy ?['’]?(?:20)?(\d\d)(?![\p{L}\p{N}])/giu;

const PART_OF_YEAR =
  /(?<!\p{L})(first|second|third|fourth|last|final) (quarter|half)(?: of)? (?:fy ?['’]?(?:20)?|20|['’])(\d\d)(?![\p{L}\p{N}])/giu;

/** "30.06.", "h2", "fy25", "the last quarter of 2026". */
const periodsOf = (text: string): string[] => [
  ...[...matchesOf(NUMERIC_DATE, text), ...matchesOf(DOTTED_DAY, text), ...matchesOf(DAY_AND_ZERO, text)].flatMap(
    ([, day = "", month = "", year]) =>
      isDay(day) ? datePartKeys(`${year === undefined ? "" : `${year}-`}${two(month)}-${two(day)}`) : [],
  ),
  ...matchesOf(PERIOD, text).map(([, letter = "", number = ""]) => `D:${letter.toUpperCase()}${number}`),
  ...matchesOf(PART_OF_YEAR, text).flatMap(([, which = "", part = "", year]) => {
    const isHalf = /^h/i.test(part);
    const place = ORDINALS.get(which.toLowerCase()) ?? (isHalf ? 2 : 4);
    return datePartKeys(`20${year}-${isHalf ? "H" : "Q"}${place}`);
  }),
  ...matchesOf(FISCAL, text).flatMap(([, year = ""]) => [`D:20${year}`, figureKey(false, "", `20${year}`)]),
];

const SPEED = /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?(km\/h|kmh|kph|mph|m\/s)(?![\p{L}\p{N}])/giu;
const SPEED_UNITS: Readonly<Record<string, string>> = { "km/h": "km", kmh: "km", kph: "km", mph: "mi", "m/s": "m" };
const AREA = /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?)k ?sq\.? ?(ft|m)(?![\p{L}\p{N}])/giu;

/** Units that are written out in several words, of which the scanners read the first. */
const compoundsOf = (text: string): string[] => [
  ...matchesOf(SPEED, text).flatMap(([, amount = "", unit = ""]) => {
    const period = unit.toLowerCase() === "m/s" ? "s" : "h";
    return [
      figureKey(false, SPEED_UNITS[unit.toLowerCase()] as string, amount),
      `rate:${amount}@${period}`,
      `period:${period}`,
    ];
  }),
  ...matchesOf(AREA, text).map(([, amount = "", unit = ""]) =>
    figureKey(false, `${unit.toLowerCase()}2`, product(amount, 1_000)),
  ),
];

/** What a hasty draft vouches for beyond what the scanners read of it. */
export const hastyKeys = (text: string): string[] => [
  ...daysAndMonths(text),
  ...timesOf(text),
  ...periodsOf(text),
  ...figuresOf(text),
  ...compoundsOf(text),
  ...shortMinutesKeys(text),
];
