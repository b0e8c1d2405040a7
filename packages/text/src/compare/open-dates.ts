import type { Fact } from "../facts/fact.ts";
import { changeOf, type Change } from "./comparison.ts";
import type { TokenizedText } from "./words.ts";

const IN_DIGITS = /^\d{1,2}[/.-]\d{1,2}/;
const dayOf = (value: string): string => value.slice(-5);

/** Whether another date of the text shows which of day and month its writer puts first. */
const showsOrder = ({ facts }: TokenizedText): boolean =>
  facts.some(({ kind, text, also = [] }) => kind === "date" && also.length === 0 && IN_DIGITS.test(text));

/** Dates in digits that the first text leaves open and the second settles: "4 March" for "03/04/2025". */
export const judgeOpenDates = (before: TokenizedText, after: TokenizedText): Change[] => {
  const open = before.facts.filter(({ kind, also = [] }) => kind === "date" && also.length > 0);
  if (open.length === 0 || showsOrder(before)) return [];
  const isKnown = (day: string): boolean =>
    before.facts.some(({ kind, value, also = [] }) => kind === "date" && also.length === 0 && dayOf(value) === day);
  return after.facts.flatMap((date: Fact): Change[] => {
    if (date.kind !== "date" || date.also !== undefined || !/\d\d-\d\d$/.test(date.value)) return [];
    const day = dayOf(date.value);
    const from = open.find(({ value, also = [] }) => [value, ...also].some((reading) => dayOf(reading) === day));
    if (from === undefined || isKnown(day)) return [];
    return [changeOf("date", "soft", from, date, `"${from.text}" can be read in two ways; here it is "${date.text}"`)];
  });
};

const WITH_YEAR = /^(\d{4})-(\d\d(?:-\d\d)?)$/;

/** Dates of which the second text has the day or the month, and nowhere the year. */
export const judgeYears = (before: TokenizedText, after: TokenizedText): Change[] => {
  const dates = new Map<string, Fact>();
  for (const fact of after.facts.toReversed()) if (fact.kind === "date") dates.set(fact.value.replace("M", ""), fact);
  // A text names few years, and each is looked for once.
  const told = new Map<string, boolean>();
  return before.facts.flatMap((fact): Change[] => {
    const [, year = "", day = ""] = (fact.kind === "date" && WITH_YEAR.exec(fact.value)) || [];
    const now = dates.get(day);
    if (now === undefined) return [];
    if (!told.has(year))
      told.set(year, new RegExp(`(?:${year.slice(0, 2)}|['’/.-])${year.slice(2)}(?!\\d)`).test(after.text));
    return told.get(year) === true
      ? []
      : [changeOf("date", "soft", fact, now, `the year of "${fact.text}" is missing`)];
  });
};
