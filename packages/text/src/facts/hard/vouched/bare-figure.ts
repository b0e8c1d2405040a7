import { figureKey, isNegative, product, type Reading } from "../readings/reading.ts";

/** A figure by itself; "21.5" might be a day and a month, but no year. */
export const isBare = ({ unit, kind, amount }: Reading): boolean =>
  unit === undefined && (kind === "number" || (kind === "date" && Number(amount) < 1_000));

/** How much greater the written scale makes a figure: 1000 for "12k". */
export const scaleOf = ({ text, amount = "" }: Reading): number => {
  const digits = Number((/\d[\d.,]*/.exec(text)?.[0] ?? "").replaceAll(",", "").replace(/\.$/, ""));
  return digits > 0 ? Number(amount) / digits : 1;
};

/** A figure as if it had these units, at so many times its size. */
export const withUnit = (reading: Reading, units: readonly string[], factor = 1): string[] => {
  const amount = product(reading.amount ?? "", factor);
  return ["", ...units].map((unit) => figureKey(isNegative(reading), unit, amount));
};

/** Figures that share a scale or a currency are of one order: "budget 45k, spent 31.5". */
const SAME_ORDER = 20;
/** Whether one amount is so many times the other at most. */
export const isOfOneOrder = (ratio: number): boolean => ratio < SAME_ORDER && ratio > 1 / SAME_ORDER;
