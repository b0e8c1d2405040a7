import { matchAt, type Fact } from "../facts/fact.ts";
import { SAYS_NEXT, WEEK_WORDS, weekNamed } from "../facts/hard/readings/week-of-day.ts";
import { changeOf, type Change } from "./comparison.ts";
import type { TokenizedText } from "./words.ts";

const WEEK_BEFORE = new RegExp(`(?<=(?<!\\p{L})(${WEEK_WORDS}) )`, "iuy");

/** The week that stands before a weekday; "" where none does. */
const weekOf = (text: string, { start }: Fact): string => weekNamed(matchAt(WEEK_BEFORE, text, start)?.[1] ?? "");

const said = (week: string, day: Fact): string => `"${week === "" ? "" : `${week} `}${day.text}"`;

/** The weekdays of a text: of each the first place, and the weeks that stand before it anywhere. */
const weekdaysOf = (text: TokenizedText): Map<string, { first: Fact; weeks: Set<string> }> => {
  const days = new Map<string, { first: Fact; weeks: Set<string> }>();
  for (const day of text.facts) {
    if (day.kind !== "weekday") continue;
    const known = days.get(day.value) ?? { first: day, weeks: new Set() };
    known.weeks.add(weekOf(text.text, day));
    days.set(day.value, known);
  }
  return days;
};

/** Weekdays that both texts name, of another week in the second: "next Friday" for "this Friday". */
export const judgeWeeks = (before: TokenizedText, after: TokenizedText): Change[] => {
  const own = weekdaysOf(before);
  if (own.size === 0) return [];
  const [nextBefore, nextAfter] = [SAYS_NEXT.test(before.text), SAYS_NEXT.test(after.text)];
  return after.facts.flatMap((day): Change[] => {
    const known = day.kind === "weekday" ? own.get(day.value) : undefined;
    if (known === undefined) return [];
    const { first, weeks } = known;
    const week = weekOf(after.text, day);
    if (weeks.has(week)) return [];
    // "Friday" alone may be of this week or the last.
    const isOther = week === "next" ? !nextBefore : week !== "" && !weeks.has("");
    const isDropped = week === "" && weeks.size === 1 && weeks.has("next") && !nextAfter;
    if (!isOther && !isDropped) return [];
    const reason = `${said(weekOf(before.text, first), first)} became ${said(week, day)}`;
    return [changeOf("weekday", isOther ? "hard" : "soft", first, day, reason)];
  });
};
