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
export const judgeWeeks = (before: TokenizedText, after: TokenizedText): Change[] =>
  after.facts.flatMap((day): Change[] => {
    if (day.kind !== "weekday") return [];
    const own = before.facts.filter(({ kind, value }) => kind === "weekday" && value === day.value);
    const [first] = own;
    if (first === undefined) return [];
    const week = weekOf(after.text, day);
    const weeks = own.map((one) => weekOf(before.text, one));
    if (weeks.includes(week)) return [];
    // "Friday" alone may be of this week or the last.
    const isOther = week === "next" ? !SAYS_NEXT.test(before.text) : week !== "" && !weeks.includes("");
    const isDropped = week === "" && weeks.every((one) => one === "next") && !SAYS_NEXT.test(after.text);
    if (!isOther && !isDropped) return [];
    const reason = `${said(weeks[0] as string, first)} became ${said(week, day)}`;
    return [changeOf("weekday", isOther ? "hard" : "soft", first, day, reason)];
  });
