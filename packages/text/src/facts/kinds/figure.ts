import { fact, hourKey, matchAt, type FactFamily, type FactKind, type FactMatch } from "../fact.ts";
import { isDigit, isLetter } from "../character.ts";
import { dayFirstDatesAt, isYear, numericDateAt, ordinalDateAt, ordinalQuarterAt } from "./date.ts";
import { ipAt } from "./link.ts";
import { moneyAfter, signedMoneyAt, isCurrencySign } from "./money.ts";
import { canonical, digitsAt, type Figure, numberWords, spelledAt } from "../number.ts";
import { percentAfter } from "./percent.ts";
import { phoneAt } from "./phone.ts";
import { dottedVersionAt } from "./ticket.ts";
import { spelledTimeAt, timesAt } from "./time.ts";
import { unitAfter } from "../unit.ts";

const ORDINAL = /(?:st|nd|rd|th)(?![A-Za-z\d])/iy;
const DECADE = /['’]?s(?![A-Za-z\d])/y;
const FRACTION = /\/(\d{1,4})(?![\d/])/y;
const GLUED = /[\w]*[A-Za-z][\w]*(?:-[\w]*\d[\w]*){0,6}/y;
const RANGE = /(?: ?[-–—] ?| to | and | or | out of )(?=[\d.$€£¥₹]*\d)/y;

const times = (amount: string, factor: number): string =>
  factor === 1 ? amount : canonical(String(Number(amount) * factor));

const measured = (text: string, start: number, { amount: written, end, spelled }: Figure): FactMatch | null => {
  const found = unitAfter(text, end, spelled === true);
  if (found === null) return null;
  const { unit, factor } = found;
  const amount = times(written, factor);
  return fact("measure", start, found.end, `${amount} ${unit}`, { amount, unit, ...(spelled && { spelled }) });
};

/** "2m EUR": before a currency a small letter is an order of magnitude. */
const scaledMoney = (text: string, start: number, { scaled, spelled }: Figure): FactMatch | null => {
  const figure = scaled === true || spelled === true ? null : digitsAt(text, start, true);
  return figure?.scaled === true ? moneyAfter(text, start, figure) : null;
};

const withUnit = (text: string, start: number, figure: Figure): FactMatch | null =>
  percentAfter(text, start, figure) ??
  moneyAfter(text, start, figure) ??
  scaledMoney(text, start, figure) ??
  measured(text, start, figure);

const plain = (start: number, { amount, end, spelled, scaled }: Figure): FactMatch =>
  !spelled && !scaled && isYear(amount) && end - start === 4
    ? fact("date", start, end, amount, { amount })
    : fact("number", start, end, amount, { amount, ...(spelled && { spelled }) });

const HOUR_LEAD = /(?:^|[^a-z])(?:at|by|until|till|before|after|from|around|about) $/i;

// "At 10" is an hour where the other text says "10:00".
const withHour = (text: string, reading: FactMatch): FactMatch =>
  reading.kind === "number" &&
  /^(?:[1-9]|1\d|2[0-4])$/.test(reading.value) &&
  HOUR_LEAD.test(text.slice(Math.max(0, reading.start - 8), reading.start))
    ? { ...reading, also: [hourKey(reading.value)] }
    : reading;

/** The second figure of a range, which starts at `from`. */
interface RangeEnd {
  from: number;
  kind: FactKind;
  amount: string;
  unit: string | undefined;
  /** It is written with an order of magnitude. */
  scaled: boolean;
}

/** The second figure of a range whose first ends at `end`; null where it has neither a unit nor an order of magnitude. */
const rangeEndAt = (text: string, end: number, isMoney: boolean): RangeEnd | null => {
  const gap = matchAt(RANGE, text, end);
  if (gap === null) return null;
  const from = end + gap[0].length;
  const signed = isCurrencySign(text.charCodeAt(from)) ? signedMoneyAt(text, from) : null;
  if (signed !== null) {
    const scaled = /[a-z]$/i.test(text.slice(from, signed.end));
    return { from, kind: signed.kind, amount: signed.amount as string, unit: signed.unit, scaled };
  }
  const second = digitsAt(text, from, isMoney);
  if (second === null) return null;
  const scaled = second.scaled === true;
  const own = withUnit(text, from, second);
  if (own === null) return scaled ? { from, kind: "number", amount: second.amount, unit: undefined, scaled } : null;
  return { from, kind: own.kind, amount: own.amount ?? second.amount, unit: own.unit, scaled };
};

// The order of magnitude stands once, after the second figure.
const scaledLike = (text: string, amount: string, last: RangeEnd): string => {
  const digits = /[\d.,]+/.exec(text.slice(last.from, last.from + 24))?.[0] ?? "1";
  const factor = Math.round(Number(last.amount) / Number(canonical(digits)));
  return factor > 1 && Number.isFinite(factor) ? times(amount, factor) : amount;
};

const valueOf = (kind: FactKind, amount: string, unit: string | undefined): string => {
  if (unit === undefined) return amount;
  return kind === "money" ? `${unit} ${amount}` : `${amount} ${unit}`;
};

// In "3-5%" and "$1.7 to $1.8 billion" the first figure takes the unit of the second.
const inherited = (text: string, start: number, figure: Figure, money: string | undefined): FactMatch | null => {
  const last = rangeEndAt(text, figure.end, money !== undefined);
  if (last === null) return null;
  const isBare = last.scaled && figure.scaled !== true && Number(figure.amount) < 1000;
  const scaled = isBare ? scaledLike(text, figure.amount, last) : figure.amount;
  // "300–2k": a range goes up.
  const amount = Number(scaled) > Number(last.amount) ? figure.amount : scaled;
  const kind = money === undefined ? last.kind : "money";
  const unit = money ?? last.unit;
  return fact(kind, start, figure.end, valueOf(kind, amount, unit), { amount, ...(unit !== undefined && { unit }) });
};

/** Money at its sign, where a range may lend it an order of magnitude. */
export const moneyAt = (text: string, at: number): FactMatch | null => {
  const reading = signedMoneyAt(text, at);
  if (reading === null || isLetter(text.charCodeAt(reading.end - 1))) return reading;
  const figure: Figure = { amount: reading.amount as string, end: reading.end };
  return inherited(text, reading.start, figure, reading.unit) ?? reading;
};

const digitRun = (text: string, at: number): number => {
  let end = at;
  while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
  return end;
};

/** Whether the text after digits may make a time of them: 5:30, 5.30 pm, 5-6 pm, 5 to 6, 5 o'clock, 17 hrs. */
const mayTellTime = (text: string, end: number): boolean => {
  const unit = text.charCodeAt(text.charCodeAt(end) === 32 ? end + 1 : end);
  return ":.-–—apothAPOTH".includes(String.fromCharCode(unit));
};

/** Addresses, dates and telephone numbers in figures and the marks between them; the first run of digits ends at `run`. */
const markedAt = (text: string, at: number, run: number): FactMatch | null => {
  const next = text.charCodeAt(run);
  if (next === 46) return ipAt(text, at) ?? numericDateAt(text, at) ?? phoneAt(text, at) ?? dottedVersionAt(text, at);
  if (next === 45 || next === 47) return numericDateAt(text, at) ?? phoneAt(text, at);
  const mayCall = run - at === 3 || run - at === 1 || text.charCodeAt(at) === 48;
  return next === 32 && run - at >= 1 && mayCall ? phoneAt(text, at) : null;
};

// Shapes that only certain characters after the first digits can begin.
const shapedAt = (text: string, at: number, run: number): FactMatch[] | null => {
  if (run - at > 4) return null;
  const marked = markedAt(text, at, run);
  if (marked !== null) return [marked];
  const clock = mayTellTime(text, run) ? timesAt(text, at) : [];
  if (clock.length > 0) return clock;
  if (run - at > 2) return null;
  const dates = dayFirstDatesAt(text, at);
  return dates.length > 0 ? dates : null;
};

/** Every fact that opens with the digit at `at`; at least one. */
export const figuresAt = (text: string, at: number): FactMatch[] => {
  const run = digitRun(text, at);
  const shaped = shapedAt(text, at, run);
  if (shaped !== null) return shaped;
  const figure = digitsAt(text, at, false) as Figure;
  const { amount, end } = figure;
  const ordinal = matchAt(ORDINAL, text, end);
  if (ordinal !== null) {
    const stop = end + ordinal[0].length;
    return [ordinalQuarterAt(text, amount, at, stop) ?? fact("ordinal", at, stop, amount, { amount })];
  }
  const decade = amount.endsWith("0") ? matchAt(DECADE, text, end) : null;
  if (decade !== null && (amount.length === 4 || amount.length === 2)) {
    return [fact("date", at, end + decade[0].length, `${amount.slice(-2)}s`)];
  }
  const fraction = matchAt(FRACTION, text, end);
  if (fraction !== null) return [fact("number", at, end + fraction[0].length, `${amount}/${fraction[1]}`)];
  const reading = withUnit(text, at, figure);
  if (reading !== null) return [reading];
  if (isLetter(text.charCodeAt(end))) {
    const glued = matchAt(GLUED, text, end);
    if (glued !== null) {
      const stop = end + glued[0].length;
      return [fact("id", at, stop, text.slice(at, stop).toLowerCase())];
    }
  }
  const simple = withHour(text, plain(at, figure));
  return [(simple.kind === "number" ? inherited(text, at, figure, undefined) : null) ?? simple];
};

/** The fact that opens with a number word, or null where the word only looks like one. */
export const spelledFigureAt = (text: string, lower: string, start: number, end: number): FactMatch | null => {
  const figure = spelledAt(text, lower, end);
  if (figure === null) return null;
  const { amount, end: stop } = figure;
  if (figure.ordinal !== true)
    return spelledTimeAt(text, amount, start, stop) ?? withUnit(text, start, figure) ?? plain(start, figure);
  return (
    ordinalQuarterAt(text, amount, start, stop) ??
    ordinalDateAt(text, amount, start, stop) ??
    fact("ordinal", start, stop, amount, { amount, spelled: true })
  );
};

export const figures: FactFamily = {
  name: "figure",
  kinds: { number: "hard", ordinal: "hard", measure: "hard" },
  keywords: [[numberWords, (text, _word, lower, start, end) => spelledFigureAt(text, lower, start, end)]],
};
