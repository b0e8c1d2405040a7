import { type Reading, matchAt } from "./fact.ts";
import { isDigit, isLetter } from "./character.ts";
import { dayFirstDatesAt, isYear, numericDateAt, ordinalQuarterAt } from "./date.ts";
import { ipAt } from "./link.ts";
import { moneyAfter, signedMoneyAt, isCurrencySign } from "./money.ts";
import { canonical, digitsAt, type Figure, spelledAt } from "./number.ts";
import { percentAfter } from "./percent.ts";
import { phoneAt } from "./phone.ts";
import { dottedVersionAt } from "./ticket.ts";
import { spelledTimeAt, timesAt } from "./time.ts";
import { unitAfter } from "./unit.ts";

const ORDINAL = /(?:st|nd|rd|th)(?![A-Za-z\d])/iy;
const DECADE = /['’]?s(?![A-Za-z\d])/y;
const FRACTION = /\/(\d{1,4})(?![\d/])/y;
const GLUED = /[\w]*[A-Za-z][\w]*(?:-[\w]*\d[\w]*){0,6}/y;
const RANGE = /(?: ?[-–—] ?| to | and | or | out of )(?=[\d.$€£¥₹]*\d)/y;

const times = (amount: string, factor: number): string =>
  factor === 1 ? amount : canonical(String(Number(amount) * factor));

const measured = (text: string, start: number, figure: Figure): Reading | null => {
  const spelled = figure.spelled === true;
  const unit = unitAfter(text, figure.end, spelled);
  if (unit === null) return null;
  const amount = times(figure.amount, unit.factor);
  return {
    kind: "measure",
    value: `${amount} ${unit.unit}`,
    start,
    end: unit.end,
    amount,
    unit: unit.unit,
    ...(spelled && { spelled }),
  };
};

const withUnit = (text: string, start: number, figure: Figure): Reading | null =>
  percentAfter(text, start, figure) ?? moneyAfter(text, start, figure) ?? measured(text, start, figure);

const plain = (start: number, figure: Figure): Reading => {
  const { amount, end } = figure;
  if (figure.spelled !== true && figure.scaled !== true && isYear(amount) && end - start === 4) {
    return { kind: "date", value: amount, start, end, amount };
  }
  return { kind: "number", value: amount, start, end, amount, ...(figure.spelled && { spelled: true }) };
};

// In "3-5%" and "$1.7 to $1.8 billion" the first figure takes the unit of the second.
const inherited = (text: string, start: number, figure: Figure, money: string | undefined): Reading | null => {
  const gap = matchAt(RANGE, text, figure.end);
  if (gap === null) return null;
  const from = figure.end + gap[0].length;
  const signed = isCurrencySign(text.charCodeAt(from)) ? signedMoneyAt(text, from) : null;
  const second = signed === null ? digitsAt(text, from, money !== undefined) : null;
  if (signed === null && second === null) return null;
  const reading = signed ?? (second === null ? null : withUnit(text, from, second));
  if (reading === null && second?.scaled !== true) return null;
  const amount = reading?.amount ?? (second as Figure).amount;
  const bare = second?.scaled === true || (signed !== null && /[a-z]$/i.test(text.slice(from, signed.end)));
  let own = figure.amount;
  if (bare && figure.scaled !== true && Number(own) < 1000) {
    // The order of magnitude stands once, after the second figure.
    const digits = /[\d.,]+/.exec(text.slice(from, from + 24))?.[0] ?? "1";
    const factor = Math.round(Number(amount) / Number(canonical(digits)));
    if (factor > 1 && Number.isFinite(factor)) own = times(own, factor);
  }
  const unit = money ?? reading?.unit;
  const span = { start, end: figure.end, amount: own };
  if (money !== undefined || reading?.kind === "money")
    return { kind: "money", value: `${unit} ${own}`, ...span, unit: unit as string };
  if (reading?.kind === "percent") return { kind: "percent", value: own, ...span };
  if (reading?.kind === "measure") return { kind: "measure", value: `${own} ${unit}`, ...span, unit: unit as string };
  return { kind: "number", value: own, ...span };
};

/** Money at its sign, where a range may lend it an order of magnitude. */
export const moneyAt = (text: string, at: number): Reading | null => {
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

// Shapes that only certain characters after the first digits can begin.
const shapedAt = (text: string, at: number, run: number): Reading[] | null => {
  if (run - at > 4) return null;
  const next = text.charCodeAt(run);
  if (next === 46) {
    const address = ipAt(text, at) ?? numericDateAt(text, at) ?? phoneAt(text, at) ?? dottedVersionAt(text, at);
    if (address !== null) return [address];
  } else if (next === 45 || next === 47) {
    const found = numericDateAt(text, at) ?? phoneAt(text, at);
    if (found !== null) return [found];
  } else if (next === 32 && run - at >= 1) {
    const phone = run - at === 3 || run - at === 1 || text.charCodeAt(at) === 48 ? phoneAt(text, at) : null;
    if (phone !== null) return [phone];
  }
  const clock = timesAt(text, at);
  if (clock.length > 0) return clock;
  if (run - at > 2) return null;
  const dates = dayFirstDatesAt(text, at);
  return dates.length > 0 ? dates : null;
};

/** Every fact that opens with the digit at `at`; at least one. */
export const figuresAt = (text: string, at: number): Reading[] => {
  const run = digitRun(text, at);
  const shaped = shapedAt(text, at, run);
  if (shaped !== null) return shaped;
  const figure = digitsAt(text, at, false) as Figure;
  const { amount, end } = figure;
  const ordinal = matchAt(ORDINAL, text, end);
  if (ordinal !== null) {
    const stop = end + ordinal[0].length;
    return [
      ordinalQuarterAt(text, amount, at, stop) ?? { kind: "ordinal", value: amount, start: at, end: stop, amount },
    ];
  }
  const decade = amount.endsWith("0") ? matchAt(DECADE, text, end) : null;
  if (decade !== null && (amount.length === 4 || amount.length === 2)) {
    return [{ kind: "date", value: `${amount.slice(-2)}s`, start: at, end: end + decade[0].length }];
  }
  const fraction = matchAt(FRACTION, text, end);
  if (fraction !== null)
    return [{ kind: "number", value: `${amount}/${fraction[1]}`, start: at, end: end + fraction[0].length }];
  const reading = withUnit(text, at, figure);
  if (reading !== null) return [reading];
  if (isLetter(text.charCodeAt(end))) {
    const glued = matchAt(GLUED, text, end);
    if (glued !== null) {
      const stop = end + glued[0].length;
      return [{ kind: "id", value: text.slice(at, stop).toLowerCase(), start: at, end: stop }];
    }
  }
  const simple = plain(at, figure);
  return [(simple.kind === "number" ? inherited(text, at, figure, undefined) : null) ?? simple];
};

const OF_MONTH =
  /(?: of|,)? (January|February|March|April|May|June|July|August|September|October|November|December)(?![A-Za-z])/y;
const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** The fact that opens with a number word, or null where the word only looks like one. */
export const spelledFigureAt = (text: string, lower: string, start: number, end: number): Reading | null => {
  const figure = spelledAt(text, lower, end);
  if (figure === null) return null;
  const { amount } = figure;
  if (figure.ordinal === true) {
    const quarter = ordinalQuarterAt(text, amount, start, figure.end);
    if (quarter !== null) return quarter;
    const month = matchAt(OF_MONTH, text, figure.end);
    if (month !== null) {
      const number = MONTHS.indexOf((month[1] as string).slice(0, 3)) / 3 + 1;
      const value = `${String(number).padStart(2, "0")}-${amount.padStart(2, "0")}`;
      return { kind: "date", value, start, end: figure.end + month[0].length };
    }
    return { kind: "ordinal", value: amount, start, end: figure.end, amount, spelled: true };
  }
  return spelledTimeAt(text, amount, start, figure.end) ?? withUnit(text, start, figure) ?? plain(start, figure);
};
