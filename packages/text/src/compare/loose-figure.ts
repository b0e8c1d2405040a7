import { once } from "../document/once.ts";
import type { Fact } from "../facts/fact.ts";
import { SMALL_NUMBERS } from "../facts/number.ts";
import type { TokenizedText } from "./words.ts";

const SPOKEN: Readonly<Record<number, string>> = { 5: "five", 10: "ten", 20: "twenty", 25: "twenty[- ]five" };
const DAY_HALF = "(?! ?[ap]\\.?m)";

const minutePattern = (hour: number, minutes: string): string => {
  const named = (at: number): string => `(?:${at % 12 || 12}|${SMALL_NUMBERS[at % 12 || 12] as string})`;
  const clock = `0?${hour % 12 || 12}[.:h ]?${minutes}`;
  if (minutes === "00") return `${clock}|${named(hour)}(?:ish| o'clock|h|hrs?)?`;
  const past = SPOKEN[Number(minutes)];
  if (past !== undefined) return `${clock}|${past} past ${named(hour)}`;
  const to = SPOKEN[60 - Number(minutes)];
  if (to !== undefined) return `${clock}|${to} to ${named(hour + 1)}`;
  if (minutes === "30") return `${clock}|half (?:past )?${named(hour)}`;
  if (minutes === "15") return `${clock}|quarter past ${named(hour)}`;
  return minutes === "45" ? `${clock}|quarter to ${named(hour + 1)}` : clock;
};

/**
 * Whether a time of the second text settles the half of the day, or the notation, of an hour that the first text leaves
 * open: 18:25 for "6.25", 17:00 for "by five". That is a reader's guess too, and seldom a wrong one.
 */
export const isOpenHour = (fact: Pick<Fact, "kind" | "value">, text: string): boolean => {
  const [, hour, minutes] = fact.kind === "time" ? (/^(\d\d):(\d\d)$/.exec(fact.value) ?? []) : [];
  if (hour === undefined || minutes === undefined) return false;
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,:$€£])(?:${minutePattern(Number(hour), minutes)})(?![\\p{L}\\p{N}%:]|[.,]\\d)${DAY_HALF}`,
    "iu",
  ).test(text);
};

// "74,90" and "1 800", which may be two figures each.
const PARTED = /(?<![\d.,])(?:\d+,\d\d|\d{1,3}(?: \d{3})+)(?!\d|[.,]\d)/g;

/** Asks whether a figure of the first text is a part of one that the second writes as one: 74.90, 1,800, and 7:30 for "half 7". */
export const partsOfWholes = (before: string, after: string): ((fact: Fact) => boolean) => {
  const parted = once(() => Array.from(before.matchAll(PARTED)));
  return ({ start, amount }) => {
    if (
      /\bhalf $/i.test(before.slice(Math.max(0, start - 6), start)) &&
      new RegExp(`(?<![\\d.,:])0?${amount}[.:]30(?!\\d)`).test(after)
    )
      return true;
    const run = parted().find(({ 0: whole, index }) => index <= start && start < index + whole.length)?.[0];
    if (run === undefined) return false;
    const whole = run.replace(",", "\\.").replaceAll(" ", ",?");
    return new RegExp(`(?<![\\d.,])${whole}(?!\\d|[.,]\\d)`).test(after);
  };
};

/**
 * Asks whether the first text gives a figure of the second without its unit, or in thousands or millions that go without saying ("we
 * are at 61 now").
 */
export const bareFigures = ({ text, facts }: TokenizedText): ((fact: Fact) => boolean) => {
  const bare = once(
    () =>
      new Set([
        ...facts.flatMap(({ kind, amount }) => (/^(?:number|date)$/.test(kind) ? [Number(amount)] : [])),
        ...Array.from(text.matchAll(PARTED), ([run]) => Number(run.replace(",", ".").replaceAll(" ", ""))),
      ]),
  );
  return ({ amount, unit, kind }) => {
    if (amount === undefined) return false;
    const figure = Number(amount);
    const isUnitNew = (unit !== undefined || kind === "percent") && bare().has(figure);
    return isUnitNew || bare().has(figure / 1000) || bare().has(figure / 1e6);
  };
};
