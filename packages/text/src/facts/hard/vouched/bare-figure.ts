import { figureKey, isNegative, product, type Reading } from "../readings/reading.ts";

/** A figure by itself; "21.5" might be a day and a month, and "1500" a year of long ago. */
export const isBare = ({ unit, kind, amount }: Reading): boolean =>
  unit === undefined && (kind === "number" || (kind === "date" && Number(amount) < 1_900));

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

/** A figure that counts what is named behind it, or numbers what is named before it, is of no other unit. */
const COUNTS =
  /^ (?!sharp\b)(?:(?!(?:on|in|at|by|for|from|to|and|or|until|till|with|as|if|than|of)\b)\p{Ll}+ )?(?:people|ppl|men|women|children|kids|staff|(?!(?:is|was|as|has|does|this|us|its|yes|plus|less|gross|across|versus|minus|ours|yours|theirs|thus|always|perhaps|unless|\p{Ll}*ous)\b)\p{Ll}{2,}s)(?!\p{L})/u;
const NUMBERED_BY =
  /(?<!\p{L})(?:ep|episode|no|nr|number|room|rm|week|wk|page|p|pp|line|gate|bay|bed|unit|item|phase|step|ticket|order|flat|house|platform|bus|tram|chapter|season|day|year|yr|level|floor|version|candidate|part|table|act|scene|staff|people|headcount|#)s?\.? ?$/iu;
/** Whether a figure counts or numbers what the text names beside it, and so can be nothing else. */
export const isCounting = (text: string, reading: Reading): boolean =>
  COUNTS.test(text.slice(reading.end, reading.end + 32)) ||
  (/^\d+$/.test(reading.text) && NUMBERED_BY.test(text.slice(Math.max(0, reading.start - 12), reading.start)));
