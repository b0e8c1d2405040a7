import type { Fact } from "../facts/fact.ts";
import { unitAfter } from "../facts/unit.ts";
import { isRelettered } from "./lettered.ts";
import { isOpenHour } from "./loose-figure.ts";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** Units between a day and its month. */
const DAY_REACH = 80;
const FIGURE = /\d+(?:[.,:’'h ]?\d+)*/g;
const MINUTES_BEHIND = /\d ?h(?:rs?)? ?([0-5]\d)(?!\d)/gi;
const UNIT_BEHIND = /(\d[\d.,]*) ?([a-z]+)/gi;
const MEASURED = /[$€£] ?(\d[\d.,]*)|(\d[\d.,]*) ?(?:%|[$€£]|[a-z]+)/gi;
// What stands for a figure without naming it.
const SAID: Readonly<Record<string, RegExp>> = {
  "50": /\bhalf\b/i,
  "25": /\b(?:a|one) quarter\b/i,
  "75": /\bthree[- ]quarters\b/i,
  "2": /\b(?:twice|double|doubled|both|couple|pair|twin)\b/i,
  "3": /\b(?:thrice|triple|tripled)\b/i,
  "4": /\bquarter|quadrupl/i,
  "10": /\bdecade\b/i,
  "14": /\bfortnight\b/i,
  "100": /\b(?:all|fully|entirely|completely|wholly)\b/i,
  "0": /\b(?:no|none|zero|nil|free)\b/i,
};

const bare = (digits: string): string => digits.replace(/\D/g, "").replace(/^0+(?=\d)/, "");

/** What a text writes that may stand for a figure: all runs of digits, alone and joined, and the letters right behind each. */
interface Written {
  text: string;
  runs: ReadonlySet<string>;
  /** Every run of digits by itself, those of dates and versions too. */
  parts: ReadonlySet<string>;
  /** A figure with the unit behind it, or with the first letter of a word there that is none for certain. */
  units: ReadonlySet<string>;
  /** The figures that have letters or a sign of their own. */
  measured: ReadonlySet<string>;
}

export const writtenIn = (text: string): Written => ({
  text,
  runs: new Set(Array.from(text.matchAll(FIGURE)).flatMap(([run]) => [bare(run), ...run.split(/[^\d.,]/).map(bare)])),
  parts: new Set(Array.from(text.matchAll(/\d+/g), ([part]) => bare(part))),
  units: new Set([
    // "1h50".
    ...Array.from(text.matchAll(MINUTES_BEHIND), ([, minutes = ""]) => `${bare(minutes)} =min`),
    ...Array.from(text.matchAll(UNIT_BEHIND), ({ 0: all, 1: figure = "", 2: letters = "", index }) => {
      const named = letters.length > 1 ? unitAfter(text, index + all.length - letters.length, false) : null;
      return named === null ? `${bare(figure)} ${letters.charAt(0).toLowerCase()}` : `${bare(figure)} =${named.unit}`;
    }),
  ]),
  measured: new Set(Array.from(text.matchAll(MEASURED), ([, before, after]) => bare(before ?? after ?? ""))),
});

const hasWord = ({ text }: Written, start: string): boolean => new RegExp(`(?<!\\p{L})${start}`, "iu").test(text);

/** Whether the last two digits of a year or a decade are there, where people leave the century out: "98", "the 50s". */
const isYearWritten = (value: string, { text }: Written): boolean => {
  const [, digits = "", decade = ""] = /^(?:19|20)?(\d\d)(s?)$/.exec(value) ?? [];
  return digits !== "" && new RegExp(`(?<![\\d.,:/-])['’]?${digits}${decade}(?![\\d%:/-]|[.,]\\d)`).test(text);
};

/** Whether a day stands close to its month, wherever other days stand between: "12 to 14 December". */
const isNear = (day: string, month: string, { text, parts }: Written): boolean =>
  parts.has(day) &&
  new RegExp(
    `(?<![\\d.,])0?${day}(?![\\d%:]|[.,]\\d)[^\\n]{0,${DAY_REACH}}(?<!\\p{L})${month}|(?<!\\p{L})${month}[^\\n]{0,${DAY_REACH}}(?<![\\d.,])0?${day}(?![\\d%:]|[.,]\\d)`,
    "iu",
  ).test(text);

const isDateWritten = (value: string, written: Written): boolean => {
  if (isYearWritten(value, written)) return true;
  const [, number = "", day] = /(?:^|M|-)(\d\d)(?:-(\d\d))?$/.exec(value.replace(/^\d{4}-/, "")) ?? [];
  const name = MONTHS[Number(number) - 1];
  if (name === undefined) return false;
  if (hasWord(written, name) && (day === undefined || isNear(String(Number(day)), name, written))) return true;
  const [month, date] = [`0?${Number(number)}`, `0?${Number(day)}`];
  const digits = new RegExp(`(?<!\\d)(?:${date}[./-]${month}|${month}[./-]${date})(?!\\d)`);
  return day !== undefined && digits.test(written.text);
};

/** Whether a date is there in figures, in its parts, or in the very words: "second half". */
const isDateSaid = ({ value, text }: Fact, written: Written): boolean =>
  (/^[a-z ]+$/i.test(text) && hasWord(written, `${text}(?!\\p{L})`)) ||
  isDateWritten(value, written) ||
  (/^[\d./-]{3,}$/.test(text) && written.runs.has(bare(text)));

const CLOCK = /^(\d{1,2})(?:h|(?:[.:h]?(\d\d)h?))?$/i;

/** Whether an hour of one half of the day, or of none, is there in another notation. */
const isHourWritten = (text: string, { runs }: Written): boolean => {
  const [, hour, minutes = "00"] = CLOCK.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 24) return false;
  const hours = [Number(hour), Number(hour) + 12];
  return hours.some((each) => runs.has(`${each}${minutes}`) || (minutes === "00" && runs.has(`${each}`)));
};

const HALF_PAST = /\bhalf[- ]past\b/i;

/** Whether a full hour is one of a range of hours in two digits: "06-14" for 06:00. */
const isHourOfShift = (value: string, { text }: Written): boolean =>
  value.endsWith(":00") &&
  new RegExp(
    `(?<![\\d.,:/-])(?:${value.slice(0, 2)} ?[-–] ?\\d\\d|\\d\\d ?[-–] ?${value.slice(0, 2)})(?![\\d:/-]|[.,]\\d)`,
  ).test(text);

/** Whether "6.30" is a time that the other text leaves to words. */
const isClockWritten = ({ kind, text }: Fact, written: Written): boolean => {
  const [, hour, minutes] = (kind === "number" && /^(\d{1,2})\.([0-5]\d)$/.exec(text)) || [];
  if (hour === undefined || Number(hour) > 24) return false;
  return (
    (minutes === "30" && HALF_PAST.test(written.text)) ||
    isOpenHour({ kind: "time", value: `${hour.padStart(2, "0")}:${minutes}` }, written.text)
  );
};

const isTimeWritten = (fact: Fact, written: Written): boolean =>
  isHourOfShift(fact.value, written) ||
  (fact.value.endsWith(":30") && HALF_PAST.test(written.text)) ||
  isOpenHour(fact, written.text) ||
  written.runs.has(bare(fact.value)) ||
  written.runs.has(bare(fact.text)) ||
  (fact.value.endsWith(":00") && Number(fact.value.slice(0, 2)) > 12 && written.runs.has(fact.value.slice(0, 2)));

const MARKS: Readonly<Record<string, RegExp>> = {
  EUR: /€|\beuros?\b/i,
  USD: /\$|\busd\b|\bdollars?\b|\bbucks?\b/i,
  GBP: /£|\bgbp\b|\bpounds?\b|\bquid\b/i,
};

/** The first letter of the word behind a figure, or of its unit. */
const letterOf = ({ text, unit = "" }: Fact): string =>
  (/^\D*\d[\d.,]*[ -]?(\p{L})/u.exec(text)?.[1] ?? unit.charAt(0)).toLowerCase();

/** Whether the digits of a sum are there, and somewhere its currency: "4.2m EUR" for "€4.2m", but no "4.2bn". */
const isSumWritten = (fact: Fact, written: Written): boolean => {
  const digits = bare(fact.text);
  const [letter, hasScale] = [letterOf(fact), Number(fact.amount) >= 1000 * Number(digits)];
  return (
    written.runs.has(digits) &&
    MARKS[fact.unit ?? ""]?.test(written.text) === true &&
    (!hasScale || written.units.has(`${digits} ${letter}`))
  );
};

const ORDINALS: Readonly<Record<string, string>> = { "1st": "first", "2nd": "second", "3rd": "third" };

/** Whether "3.06" is a day and a month that the other text names. */
const isDayAndMonth = (text: string, written: Written): boolean => {
  const [, day, month = ""] = /^(\d{1,2})\.(0?[1-9]|1[0-2])$/.exec(text) ?? [];
  return day !== undefined && hasWord(written, MONTHS[Number(month) - 1] as string) && written.parts.has(bare(day));
};

/** Whether a figure is written with its thousands apart: the scanners take "140 000" for two figures. */
const isThousandsApart = (text: string, digits: string, { runs }: Written): boolean =>
  text.startsWith("000") || (/^\d{2,3}$/.test(digits) && runs.has(`${digits}000`));

/** Whether words are there that stand for the quantity: "first", "fortnight", "half". */
const isInWords = ({ unit, text }: Fact, digits: string, written: Written): boolean =>
  (ORDINALS[text] !== undefined && hasWord(written, `${ORDINALS[text]}(?!\\p{L})`)) ||
  (unit === "week" && digits === "2" && hasWord(written, "fortnight")) ||
  (digits === "1" && unit !== undefined && hasWord(written, unit === "h" ? "an hour" : `an? ${unit}`)) ||
  SAID[digits]?.test(written.text) === true;

/** Whether the figure is there with its own unit, or with none. */
const isMeasureWritten = (fact: Fact, digits: string, written: Written): boolean => {
  const { kind, unit, text } = fact;
  if (unit === "h" && isHourWritten(text, written)) return true;
  if (written.units.has(`${digits} ${letterOf(fact)}`) || written.units.has(`${digits} =${unit}`)) return true;
  return kind !== "money" && written.runs.has(digits) && !written.measured.has(digits);
};

const isQuantityWritten = (fact: Fact, written: Written): boolean => {
  const { kind, unit, text, amount = "" } = fact;
  const digits = bare(amount);
  if (isThousandsApart(text, digits, written) || isDayAndMonth(text, written) || isClockWritten(fact, written))
    return true;
  if (isInWords(fact, digits, written)) return true;
  if (unit === undefined && kind !== "percent")
    return written.runs.has(digits) || written.runs.has(bare(text)) || isHourWritten(text, written);
  return isMeasureWritten(fact, digits, written);
};

/** Whether a text may tell a fact of the other in some notation: its digits are there, and no unit beside them that says otherwise. */
export const mayTell = (fact: Fact, written: Written): boolean => {
  const { kind, value, amount, text } = fact;
  if (isRelettered(fact, written.text)) return false;
  if (kind === "date") return isDateSaid(fact, written);
  if (kind === "weekday") return hasWord(written, value.slice(0, 3));
  if (kind === "time") return isTimeWritten(fact, written);
  if (kind === "handle") return hasWord(written, `${text.replace(/[^\p{L}\p{N}]/gu, "")}(?!\\p{L})`);
  if (amount === undefined) return false;
  if (kind === "money" && isSumWritten(fact, written)) return true;
  return isQuantityWritten(fact, written);
};

/** Whether all figures of a fact are there, each by itself: "112/160" as "112 of 160". */
export const mayTellInParts = ({ kind, text }: Fact, { parts }: Written): boolean => {
  const groups = text.match(/\d+/g) ?? [];
  return (
    groups.length > 1 &&
    /^(?:number|id|phone|measure|date)$/.test(kind) &&
    groups.every((group) => parts.has(bare(group)))
  );
};
