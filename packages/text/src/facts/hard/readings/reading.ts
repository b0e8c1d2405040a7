import type { Span } from "../../../document/span.ts";
import type { FactKind } from "../../fact.ts";

/**
 * A hard fact with all of its parts. What it says is written as keys: "+USD:5000", "-%:12", "D:05-03", "T:17:00". A
 * source vouches for the keys in `backs`; a rewrite may say the fact where every key of one of its `needs` is vouched for.
 */
export interface Reading extends Span {
  kind: FactKind;
  text: string;
  amount?: string;
  unit?: string;
  /** Every name of the unit that it vouches for. */
  units?: readonly string[];
  backs(): readonly string[];
  /** Empty for what is not judged: a number up to ten in letters. */
  needs(): readonly (readonly string[])[];
  /** What else would do, asked for where none of the needs is met. */
  wider?(): readonly (readonly string[])[];
}

/** Each key alone is enough. */
export const anyOf = (...keys: string[]): string[][] => keys.map((key) => [key]);

/** A figure as a key: sign, unit ("" for none) and decimal digits. */
export const figureKey = (negative: boolean, unit: string, amount: string): string =>
  `${negative ? "-" : "+"}${unit}:${amount}`;

/** Whether a reading is of something below zero. */
export const isNegative = (reading: Reading): boolean => reading.backs()[0]?.startsWith("-") === true;

/** Asks for the very words in the sources, as they stand. */
export const verbatim = (text: string): string => `verbatim:${text}`;

/** A product of decimals without the noise of binary fractions. */
export const product = (amount: string, factor: number): string =>
  factor === 1 ? amount : String(Number((Number(amount) * factor).toPrecision(14)));

/** Runs a global pattern over a text, from a place in it; each match with where it ends. */
export const eachMatch = (
  pattern: RegExp,
  text: string,
  take: (match: RegExpExecArray, end: number) => void,
  from = 0,
): void => {
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    take(match, end);
    pattern.lastIndex = match[0] === "" ? end + 1 : end;
  }
};

/** All matches of a global pattern. `matchAll` clones its pattern, which takes longer than most patterns do on a sentence. */
export const matchesOf = (pattern: RegExp, text: string): RegExpExecArray[] => {
  const matches: RegExpExecArray[] = [];
  eachMatch(pattern, text, (match) => void matches.push(match));
  return matches;
};
