import { hourKey, type Fact, type FactKind } from "./fact.ts";
import { factFamilies } from "./kinds/index.ts";
import { baseOf } from "./unit.ts";

/** Kinds that a rewrite may never bring in: the streaming gate judges these. */
export const hardKinds: ReadonlySet<string> = new Set(
  factFamilies.flatMap(({ kinds }) => Object.entries(kinds).flatMap(([kind, how]) => (how === "hard" ? [kind] : []))),
);

/** Whether a fact is judged while streaming: a hard kind, and no number up to ten that is written in letters ("three updates"). */
export const isHard = (fact: Fact): boolean => {
  if (!hardKinds.has(fact.kind)) return false;
  if (fact.spelled !== true || fact.amount === undefined) return true;
  return (fact.kind !== "number" && fact.kind !== "ordinal") || Number(fact.amount) > 10;
};

// What a date vouches for, from the year down to the day.
const dateParts = (value: string): string[] => {
  const [, year, part = "", day] = /^(?:(\d{4})-)?(\d\d|[QH]\d)(?:-(\d\d))?$/.exec(value) ?? [];
  if (part === "") return [];
  const keys = [/^\d/.test(part) ? `date:M${part}` : `date:${part}`];
  if (year !== undefined) keys.push(`date:${year}`);
  if (day !== undefined) keys.push(`ordinal:${Number(day)}`, `day:${Number(day)}`);
  if (year !== undefined && day !== undefined) keys.push(`date:${year}-${part}`, `date:${part}-${day}`);
  return keys;
};

const timeParts = (value: string): string[] => {
  const hour = Number(value.slice(0, 2));
  return value.slice(3) === "00" ? [`hour:${hour}`, `hour:${hour % 12 || 12}`] : [];
};

const yearParts = (value: string): string[] => {
  const year = /^\d{4}(?=-|$)/.exec(value)?.[0];
  if (year === undefined) return [];
  return year === value ? [`figure:${year}`, `number:${year}`] : [`figure:${year}`];
};

const phoneParts = (value: string): string[] =>
  [value.split("x")[0], value.slice(-10), value.slice(-7)].map((part) => `phone:${part}`);

// What a value vouches for beside itself, by kind; and, for dates and times, each other reading of it.
const PARTS: Partial<Record<FactKind, (value: string) => string[]>> = {
  date: yearParts,
  version: (value) => [`figure:${value}`],
  ordinal: (value) => [`day:${value}`],
  link: (value) => [`link:${value.split(/[/?#]/)[0]}`],
  path: (value) => [`path:${value.split("/").at(-1)}`],
  phone: phoneParts,
  name: (value) => value.split(" ").map((word) => `name:${word}`),
};
const READING_PARTS: Partial<Record<FactKind, (reading: string) => string[]>> = { date: dateParts, time: timeParts };

// "5m" may be meters or millions, pounds may weigh or pay.
const unitParts = ({ amount, unit }: Fact): string[] => {
  if (unit === "m") return [`figure:${Number(amount) * 1e6}`];
  if (unit === "lb") return [`money:GBP ${amount}`];
  return unit === "GBP" ? [`measure:${amount} lb`] : [];
};

/** The same for all measures of one quantity: "1.5 km" and "1,500 m". */
const quantityOf = ({ amount, unit = "" }: Fact): string => {
  const [base, factor] = baseOf(unit) ?? [unit, 1];
  return `quantity:${base} ${Number((Number(amount) * factor).toPrecision(12))}`;
};

// What a known fact vouches for beside itself.
const backedBy = (fact: Fact): string[] => {
  const { kind, value, also = [], amount, spelled } = fact;
  // "A third" and "the second" count nothing.
  const counts = amount !== undefined && !(kind === "ordinal" && spelled === true);
  const keys = counts ? [quantityOf(fact), `figure:${amount.replace(/^-/, "")}`] : [];
  for (const reading of [value, ...also]) keys.push(`${kind}:${reading}`, ...(READING_PARTS[kind]?.(reading) ?? []));
  if (kind === "date" && also.length > 0) keys.push(openKey(value));
  keys.push(...(PARTS[kind]?.(value) ?? []), ...unitParts(fact));
  return keys;
};

/** A date in digits that may be of either order, by the order in which it is written; its year says nothing of that. */
const openKey = (value: string): string => `open-date:${value.slice(-5)}`;
/** "12/05" is never "05/12", whichever of them is the month. */
const isTurned = (has: Has, { kind, value, also = [] }: Fact): boolean =>
  kind === "date" && also.some((other) => has(openKey(other))) && !has(openKey(value));

const dateBacked = (has: (key: string) => boolean, value: string): boolean => {
  if (has(`date:${value}`)) return true;
  if (/^\d{4}$/.test(value)) return has(`figure:${value}`);
  const [, year, rest = ""] = /^(\d{4})-(.+)$/.exec(value) ?? [];
  if (year !== undefined)
    return has(`date:${year}`) && dateBacked(has, rest.length === 2 && /^\d/.test(rest) ? `M${rest}` : rest);
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(value) ?? [];
  return month !== undefined && has(`date:M${month}`) && has(`ordinal:${Number(day)}`);
};

type Has = (key: string) => boolean;

const phoneBacked = (has: Has, value: string): boolean =>
  has(`phone:${value.split("x")[0]}`) || (value.length > 10 && has(`phone:${value.slice(-10)}`));

// What vouches for a fact whose value is not known itself, by kind.
const BACKED: Partial<Record<FactKind, (has: Has, fact: Fact) => boolean>> = {
  // An hour without its half of the day, which "at 10" may name; never "10 pm".
  time: (has, { value, also = [] }) =>
    also.length > 0 && value.endsWith(":00") && has(`number:${hourKey(value.slice(0, 2))}`),
  number: (has, { value, spelled }) =>
    has(`figure:${value}`) || has(`hour:${value}`) || (spelled !== true && has(`day:${value}`)),
  ordinal: (has, { value }) => has(`day:${value}`),
  measure: (has, fact) =>
    has(quantityOf(fact)) ||
    has(`number:${fact.amount}`) ||
    (fact.unit === "m" && has(`figure:${Number(fact.amount) * 1e6}`)),
  date: (has, { value, also = [] }) => [value, ...also].some((reading) => dateBacked(has, reading)),
  ticket: (has, { value, amount }) => value.startsWith("#") && has(`figure:${amount}`),
  version: (has, { value }) => has(`figure:${value}`) || has(`number:${value}`),
  phone: (has, { value }) => phoneBacked(has, value),
  name: (has, { value }) => value.split(" ").every((word) => has(`name:${word}`)),
};

/**
 * Whether the facts behind `has` vouch for `fact`. A part may stand for less than the known fact says (310 from "310 ms", 2026 from
 * "3 May 2026"), never for more ("$50" from a bare 50, "5 pm" from "at 5").
 */
const backed = (has: Has, fact: Fact): boolean => {
  const { kind, value, also = [] } = fact;
  if (isTurned(has, fact)) return false;
  return [value, ...also].some((reading) => has(`${kind}:${reading}`)) || (BACKED[kind]?.(has, fact) ?? false);
};

/** A question that many facts can be put to: is this fact backed by the known ones? Reads the known facts once. */
export const supportedBy = (known: readonly Fact[]): ((fact: Fact) => boolean) => {
  const keys = new Set<string>();
  for (const fact of known) for (const key of backedBy(fact)) keys.add(key);
  const has = (key: string): boolean => keys.has(key);
  return (fact) => backed(has, fact);
};

/** Whether `fact`, found in a rewrite, is backed by the facts of the input. For many questions use `supportedBy`. */
export const supports = (known: readonly Fact[], fact: Fact): boolean => supportedBy(known)(fact);
