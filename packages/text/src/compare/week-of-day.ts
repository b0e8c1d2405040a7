import type { Fact } from "../facts/fact.ts";
import { SAYS_NEXT, WEEK_WORDS, weekNamed } from "../facts/hard/readings/week-of-day.ts";
import { changeOf, type Change } from "./comparison.ts";
import type { TokenizedText } from "./words.ts";

const WEEK_BEFORE = new RegExp(`(?<!\\p{L})(${WEEK_WORDS}) $`, "iu");

/** The week that stands before a weekday; "" where none does. */
const weekOf = (text: string, { start }: Fact): string =>
  weekNamed(WEEK_BEFORE.exec(text.slice(Math.max(0, start - 10), start))?.[1] ?? "");

const said = (week: string, day: Fact): string => `"${week === "" ? "" : `${week} `}${day.text}"`;

/** Weekdays that both texts name, of another week in the second: "next Friday" for "this Friday". */
export const judgeWeeks = (before: TokenizedText, after: TokenizedText): Change[] => {
  /** The first of the draft's days of each name, and the weeks that all of them are of. */
  const named = new Map<string, { first: Fact; weeks: Set<string> }>();
  for (const day of before.facts) {
    if (day.kind !== "weekday") continue;
    const own = named.get(day.value) ?? { first: day, weeks: new Set() };
    own.weeks.add(weekOf(before.text, day));
    named.set(day.value, own);
  }
  return after.facts.flatMap((day): Change[] => {
    const own = day.kind === "weekday" ? named.get(day.value) : undefined;
    if (own === undefined) return [];
    const { first, weeks } = own;
    const week = weekOf(after.text, day);
    if (weeks.has(week)) return [];
    // "Friday" alone may be of this week or the last.
    const isOther = week === "next" ? !SAYS_NEXT.test(before.text) : week !== "" && !weeks.has("");
    const isDropped = week === "" && weeks.size === 1 && weeks.has("next") && !SAYS_NEXT.test(after.text);
    if (!isOther && !isDropped) return [];
    const reason = `${said(weekOf(before.text, first), first)} became ${said(week, day)}`;
    return [changeOf("weekday", isOther ? "hard" : "soft", first, day, reason)];
  });
};
