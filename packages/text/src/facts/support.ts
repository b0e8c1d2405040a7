import { hourKey, type Fact, type FactKind } from "./fact.ts";

/** Kinds that a rewrite may never bring in: the streaming gate judges these. */
export const hardKinds: ReadonlySet<FactKind> = new Set<FactKind>([
  "number",
  "ordinal",
  "money",
  "percent",
  "measure",
  "date",
  "weekday",
  "time",
  "link",
  "email",
  "handle",
  "channel",
  "ticket",
  "version",
  "phone",
  "ip",
  "path",
  "id",
]);

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

// What a known fact vouches for beside itself.
const backedBy = ({ kind, value, also = [], amount, unit }: Fact): string[] => {
  const keys = amount === undefined ? [] : [`figure:${amount.replace(/^-/, "")}`];
  for (const reading of [value, ...also]) {
    keys.push(`${kind}:${reading}`);
    if (kind === "date") keys.push(...dateParts(reading));
    if (kind === "time") keys.push(...timeParts(reading));
  }
  if (kind === "date") {
    const year = /^\d{4}(?=-|$)/.exec(value)?.[0];
    if (year !== undefined) keys.push(`figure:${year}`);
    if (year === value) keys.push(`number:${year}`);
  }
  if (kind === "version") keys.push(`figure:${value}`);
  if (kind === "ordinal") keys.push(`day:${value}`);
  if (kind === "link") keys.push(`link:${value.split(/[/?#]/)[0]}`);
  if (kind === "path") keys.push(`path:${value.split("/").at(-1)}`);
  if (kind === "phone")
    keys.push(...[value.split("x")[0], value.slice(-10), value.slice(-7)].map((part) => `phone:${part}`));
  if (kind === "name") for (const word of value.split(" ")) keys.push(`name:${word}`);
  // "5m" may be meters or millions, pounds may weigh or pay.
  if (unit === "m") keys.push(`figure:${Number(amount) * 1e6}`);
  if (unit === "lb") keys.push(`money:GBP ${amount}`);
  if (unit === "GBP") keys.push(`measure:${amount} lb`);
  return keys;
};

const dateBacked = (has: (key: string) => boolean, value: string): boolean => {
  if (has(`date:${value}`)) return true;
  if (/^\d{4}$/.test(value)) return has(`figure:${value}`);
  const [, year, rest = ""] = /^(\d{4})-(.+)$/.exec(value) ?? [];
  if (year !== undefined)
    return has(`date:${year}`) && dateBacked(has, rest.length === 2 && /^\d/.test(rest) ? `M${rest}` : rest);
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(value) ?? [];
  return month !== undefined && has(`date:M${month}`) && has(`ordinal:${Number(day)}`);
};

/**
 * Whether the facts behind `has` vouch for `fact`. A part may stand for less than the known fact says (310 from "310 ms", 2026 from
 * "3 May 2026"), never for more ("$50" from a bare 50, "5 pm" from "at 5").
 */
const backed = (has: (key: string) => boolean, { kind, value, also = [], amount, unit }: Fact): boolean => {
  const values = [value, ...also];
  if (values.some((reading) => has(`${kind}:${reading}`))) return true;
  switch (kind) {
    case "time":
      // An hour without its half of the day, which "at 10" may name; never "10 pm".
      return also.length > 0 && value.endsWith(":00") && has(`number:${hourKey(value.slice(0, 2))}`);
    case "number":
      return has(`figure:${value}`) || has(`hour:${value}`) || has(`day:${value}`);
    case "ordinal":
      return has(`day:${value}`);
    case "measure":
      return has(`number:${amount}`) || (unit === "m" && has(`figure:${Number(amount) * 1e6}`));
    case "date":
      return values.some((reading) => dateBacked(has, reading));
    case "ticket":
      return value.startsWith("#") && has(`figure:${amount}`);
    case "version":
      return has(`figure:${value}`) || has(`number:${value}`);
    case "phone":
      return has(`phone:${value.split("x")[0]}`) || (value.length > 10 && has(`phone:${value.slice(-10)}`));
    case "name":
      return value.split(" ").every((word) => has(`name:${word}`));
    default:
      return false;
  }
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
