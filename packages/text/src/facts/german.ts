import { GERMAN_MONTHS } from "../document/german-months.ts";
import { fact, two, type Fact, type FactMatch } from "./fact.ts";

/*
 * What a German text writes in another way than an English one: figures, dates, days and times. Its nouns have capitals, so
 * that a capital makes no name there; only a form of address does.
 */

const GERMAN =
  /(?<!\p{L})(?:und|nicht|ist|wir|für|auf|bitte|mit|der|das|zu|von|ein|eine|noch|ich|sind|haben|hat|wird|uns|auch|kein|sich|dem|bei|nur|vor|oder|aber|wenn|am|bis)(?!\p{L})/giu;
const ENGLISH = /\b(?:the|and|of|to|is|are|we|you|for|with|that|it|on|this|be|i|have|please)\b/gi;
/** Without one of these nothing else is looked for. */
const HINT = / (?:und|nicht|ist|wir|bitte|das|mit|ich|zu|ein|auf|bis|von|am|für|die) /;
const SAMPLE_MAX = 500;
const WORDS_MIN = 2;

const isEnglishIn = (text: string): boolean => text.slice(0, SAMPLE_MAX).search(ENGLISH) >= 0;

/** Whether a text is German rather than English, by its first words; one that has no English word, by the text beside it. */
export const isGerman = (text: string, beside = ""): boolean => {
  if (beside !== "" && !isEnglishIn(text) && isGerman(beside)) return true;
  const sample = text.slice(0, SAMPLE_MAX);
  const found = HINT.test(sample) ? sample.match(GERMAN) : null;
  if (found === null || new Set(found.map((word) => word.toLowerCase())).size < WORDS_MIN) return false;
  return found.length > 2 * (sample.match(ENGLISH)?.length ?? 0);
};

/** 1.240 and 1.240,50 and 2,4 */
const FIGURE = /(?<![\p{L}\d.,])(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,\d+)(?![.,]?\d)/gu;
/**
 * In any language a comma before a figure or two parts decimals where percent, euros or a metric unit follow, a euro sign leads or points
 * set thousands apart; and so do spaces behind a currency, and apostrophes.
 */
const DECIMALS =
  /(?<![\d.,])(?:\d+(?:\.\d{3})*,\d\d?(?= ?(?:[%€]|[mM]€|eur|EUR|Eur|[kcm][gm]\b)|(?<=(?:€ ?|\.)[\d.]+,\d\d)\b)|\d{1,3}(?<=(?:[A-Z]{3}|kr|=) \d{1,3})(?: \d{3})+(?!,?\d)|\d{1,3}(?:'\d{3})+(?!\d))/g;

const swapped = (figure: string): string => figure.replace(/[., ']/g, (mark) => (mark === "," ? "." : ","));

const DAYS: Readonly<Record<string, string>> = {
  montag: "mon",
  dienstag: "tue",
  mittwoch: "wed",
  donnerstag: "thu",
  freitag: "fri",
  samstag: "sat",
  sonnabend: "sat",
  sonntag: "sun",
};
const CALENDAR = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:(?<day>\\d{1,2})\\. ?)?(?<month>${GERMAN_MONTHS.join("|")})(?: (?<year>\\d{4}))?|(?<weekday>${Object.keys(DAYS).join("|")})(?=s?(?!\\p{L}))|(?<date>\\d{1,2})\\.(?<of>\\d{1,2})\\.|(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))? Uhr)(?![\\p{L}\\d]|(?<=\\.)\\d)`,
  "giu",
);

const calendarFact = (groups: Readonly<Record<string, string | undefined>>, start: number, end: number): FactMatch => {
  const { day, month, year, weekday, date, of = "", hour, minute = "00" } = groups;
  if (weekday !== undefined) return fact("weekday", start, end, DAYS[weekday.toLowerCase()] as string);
  if (hour !== undefined) return fact("time", start, end, `${two(hour)}:${minute}`);
  if (date !== undefined) return fact("date", start, end, `${two(of)}-${two(date)}`);
  const number = two(GERMAN_MONTHS.indexOf((month as string).toLowerCase()) + 1);
  const value = day === undefined ? (year === undefined ? `M${number}` : number) : `${number}-${two(day)}`;
  return fact("date", start, end, year === undefined ? value : `${year}-${value}`);
};

const blank = (text: string): string => " ".repeat(text.length);

/** A German text in English notation, place by place, without its dates and times, and those as facts. */
export const readGerman = (text: string): { text: string; facts: Fact[] } => {
  const facts: Fact[] = [];
  for (const match of text.matchAll(CALENDAR)) {
    const end = match.index + match[0].length;
    facts.push({ ...calendarFact(match.groups ?? {}, match.index, end), text: match[0] });
  }
  return { text: text.replace(CALENDAR, blank).replace(FIGURE, swapped), facts };
};

/** A text with such decimals in English notation, place by place. */
export const withDecimals = (text: string): string => text.replace(DECIMALS, swapped);

const ADDRESSED = /(?<!\p{L})(?:Herrn?|Frau|Dr\.|Prof\.) $/u;

/** Whether a name of a German text has a form of address before it or in it. */
export const isAddressed = (text: string, { start, text: name }: Fact): boolean =>
  /^(?:Herrn?|Frau) /.test(name) || ADDRESSED.test(text.slice(Math.max(0, start - 8), start));
