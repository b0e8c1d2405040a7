import type { Fact, FactKind } from "./fact.ts";

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

const dateParts = (value: string): string[] => {
  const full = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (full !== null)
    return [
      `date:${full[1]}`,
      `date:${full[1]}-${full[2]}`,
      `date:${full[2]}-${full[3]}`,
      `date:M${full[2]}`,
      `ordinal:${Number(full[3])}`,
      `day:${Number(full[3])}`,
    ];
  const yearMonth = /^(\d{4})-(\d\d|[QH]\d)$/.exec(value);
  if (yearMonth !== null) {
    const part = yearMonth[2] as string;
    return [`date:${yearMonth[1]}`, /^\d/.test(part) ? `date:M${part}` : `date:${part}`];
  }
  const monthDay = /^(\d\d)-(\d\d)$/.exec(value);
  if (monthDay !== null)
    return [`date:M${monthDay[1]}`, `ordinal:${Number(monthDay[2])}`, `day:${Number(monthDay[2])}`];
  return [];
};

const timeParts = (value: string): string[] => {
  const hour = Number(value.slice(0, 2));
  return value.slice(3) === "00" ? [`hour:${hour}`, `hour:${hour % 12 === 0 ? 12 : hour % 12}`] : [];
};

const figureParts = (amount: string | undefined): string[] =>
  amount === undefined ? [] : [`figure:${amount.replace(/^-/, "")}`];

// What a known fact vouches for beside itself.
const backedBy = (fact: Fact): string[] => {
  const keys = [`${fact.kind}:${fact.value}`];
  for (const other of fact.also ?? []) keys.push(`${fact.kind}:${other}`, ...dateParts(other));
  switch (fact.kind) {
    case "date":
      keys.push(...dateParts(fact.value));
      if (/^\d{4}$/.test(fact.value)) keys.push(`figure:${fact.value}`, `number:${fact.value}`);
      if (/^\d{4}-/.test(fact.value)) keys.push(`figure:${fact.value.slice(0, 4)}`);
      if (/^M?\d\d-\d\d$/.test(fact.value)) keys.push(`slashed:${fact.value}`);
      break;
    case "time":
      keys.push(...timeParts(fact.value));
      for (const other of fact.also ?? []) keys.push(...timeParts(other));
      break;
    case "version":
      keys.push(`figure:${fact.value}`);
      break;
    case "link":
      keys.push(`link:${fact.value.split(/[/?#]/)[0]}`);
      break;
    case "phone":
      keys.push(`phone:${fact.value.split("x")[0]}`, `phone:${fact.value.slice(-10)}`, `phone:${fact.value.slice(-7)}`);
      break;
    case "path":
      keys.push(`path:${fact.value.split("/").at(-1)}`);
      break;
    case "measure":
      // "5m" may be meters or millions, pounds may weigh or pay.
      if (fact.unit === "m") keys.push(`figure:${Number(fact.amount) * 1e6}`);
      if (fact.unit === "lb") keys.push(`money:GBP ${fact.amount}`);
      break;
    case "money":
      if (fact.unit === "GBP") keys.push(`measure:${fact.amount} lb`);
      break;
    case "ordinal":
      keys.push(`day:${fact.value}`);
      break;
    case "name":
      for (const word of fact.value.split(" ")) keys.push(`name:${word}`);
      break;
    default:
  }
  keys.push(...figureParts(fact.amount));
  return keys;
};

const wordsBacked = (has: (key: string) => boolean, fact: Fact): boolean =>
  fact.value.split(" ").every((word) => has(`name:${word}`));

const dateBacked = (has: (key: string) => boolean, value: string): boolean => {
  if (has(`date:${value}`)) return true;
  if (/^\d{4}$/.test(value)) return has(`figure:${value}`);
  const year = /^(\d{4})-(.+)$/.exec(value);
  if (
    year !== null &&
    has(`date:${year[1]}`) &&
    dateBacked(has, /^\d\d$/.test(year[2] as string) ? `M${year[2]}` : (year[2] as string))
  )
    return true;
  const monthDay = /^(\d\d)-(\d\d)$/.exec(value);
  return monthDay !== null && has(`date:M${monthDay[1]}`) && has(`ordinal:${Number(monthDay[2])}`);
};

/**
 * Whether the facts behind `has` vouch for `fact`. A part may stand for less than the known fact says (310 from "310 ms", 2026 from
 * "3 May 2026"), never for more ("$50" from a bare 50, "5 pm" from "at 5").
 */
const backed = (has: (key: string) => boolean, fact: Fact): boolean => {
  if (has(`${fact.kind}:${fact.value}`)) return true;
  if (fact.also?.some((other) => has(`${fact.kind}:${other}`)) === true) return true;
  switch (fact.kind) {
    case "number":
      return (
        (has(`figure:${fact.value.replace(/^-/, "")}`) && !fact.value.startsWith("-")) ||
        has(`hour:${fact.value}`) ||
        has(`day:${fact.value}`)
      );
    case "ordinal":
      return has(`day:${fact.value}`);
    case "measure":
      return has(`number:${fact.amount}`) || (fact.unit === "m" && has(`figure:${Number(fact.amount) * 1e6}`));
    case "date":
      return [fact.value, ...(fact.also ?? [])].some((value) => dateBacked(has, value));
    case "ticket":
      return fact.value.startsWith("#") && has(`figure:${fact.amount}`);
    case "version":
      return has(`figure:${fact.value}`) || has(`number:${fact.value}`);
    case "phone":
      return (
        has(`phone:${fact.value.split("x")[0]}`) || (fact.value.length > 10 && has(`phone:${fact.value.slice(-10)}`))
      );
    case "name":
      return wordsBacked(has, fact);
    default:
      return false;
  }
};

/** A question that many facts can be put to: is this fact backed by the known ones? Reads the known facts once. */
export const factLedger = (known: readonly Fact[]): ((fact: Fact) => boolean) => {
  const keys = new Set<string>();
  for (const fact of known) for (const key of backedBy(fact)) keys.add(key);
  const has = (key: string): boolean => keys.has(key);
  return (fact) => backed(has, fact);
};

/** Whether `fact`, found in a rewrite, is backed by the facts of the input. For many questions use `factLedger`. */
export const supports = (known: readonly Fact[], fact: Fact): boolean => factLedger(known)(fact);
