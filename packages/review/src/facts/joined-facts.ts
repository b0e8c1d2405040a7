import type { Span } from "@rewrite-service/text";
import { missingFact } from "../words/facts.ts";
import { NUMBERED, shownPlace, type ShownFact } from "./shown-fact.ts";

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}$/i;
/** What a range may open with: "10", "9:30", "9 am", "$15". */
const RANGE_START = /^[$€£]?\d[\d.,:]*(?: ?[ap]m)?$/i;
/** "Rua do Ouro 12", "14 Marlowe Road", "SE15 4AB", and telephone numbers in groups: "555 0199", "07700 900123". */
const WHOLE =
  /^(?:\p{Lu}\p{L}+(?:[ -]\p{L}+)+ \d{1,4}|\d{1,4} \p{Lu}.* (?:Road|Street|Lane|Avenue)|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d[\d.,]* \d{3,4}|0\d{3,4} \d{5,6})$/u;

/** A fact of the draft, with its place there. */
type OwnFact = ShownFact & { before: Span };
const isOwn = (fact: ShownFact | undefined): fact is OwnFact => fact != null && fact.before !== null;

/** Whether two facts that follow one another are one to a reader: "Tue 17 Nov", "Thu 16:00", "Gate B12". */
const areOne = (one: string, other: string, between: string): boolean =>
  WEEKDAY.test(one) || NUMBERED.test(`${one} `)
    ? /^,? $/.test(between) && /\d/.test(other)
    : between === " " && WHOLE.test(`${one} ${other}`);

/** Whether two facts are parts of one: "10-4", "Unit 6". What becomes of a part becomes of the whole. */
const areParts = ({ text: one, before }: OwnFact, other: OwnFact, between: string, text: string): boolean => {
  if (between === " ") return shownPlace(text, other.before).start < before.end;
  if (!/^[-–]$/.test(between)) return false;
  return RANGE_START.test(one) ? /^\D?\d/.test(other.text) : WEEKDAY.test(one) && WEEKDAY.test(other.text);
};

const RANK: ShownFact["state"][] = ["kept", "reworded", "pending"];
const rankOf = ({ state }: ShownFact): number => RANK.indexOf(state);

const BETWEEN_MAX = 5;

/** Where a result has both of two facts, or one of them. */
const placeOf = ({ after: from }: OwnFact, { after: to }: OwnFact): Span | null =>
  from !== null && to !== null && from.end <= to.start && to.start - from.end <= BETWEEN_MAX
    ? { start: from.start, end: to.end }
    : (to ?? from);

const joined = (one: OwnFact, other: OwnFact, text: string, after: string): ShownFact | null => {
  const between = text.slice(one.before.end, other.before.start);
  const isPart = areParts(one, other, between, text);
  if (!isPart && !areOne(one.text, other.text, between)) return null;
  const before = { start: one.before.start, end: other.before.end };
  // A part is shown with what it counts, and with the name that it numbers already.
  const whole = { text: text.slice(before.start, shownPlace(text, other.before).end), before };
  const place = placeOf(one, other);
  const now = after.slice(place?.start, place?.end);
  const state = RANK[Math.max(rankOf(one), rankOf(other))] as ShownFact["state"];
  if (rankOf(one) >= 0 && rankOf(other) >= 0) {
    const became = (one.became ?? other.became) && now;
    return { ...whole, became, state, after: state === "pending" ? null : place, reason: other.reason || one.reason };
  }
  // Of two of which neither came, the whole is missing. While one may still come, nothing is said of it.
  const isGone = one.state === "lost" && other.state === "lost";
  if (!(isPart || isGone) || state === "pending") return null;
  if (place === null) return { ...whole, state: "lost", after: null, reason: missingFact(whole.text) };
  return { ...whole, state: "changed", after: place, became: now, reason: `“${whole.text}” became “${now}”` };
};

/**
 * The facts of a draft in their order, with those that a reader takes for one as one, as long as nothing became of one
 * alone, or they are parts of one. `text` is the draft, `after` the result.
 */
export const joinedFacts = (facts: readonly ShownFact[], text: string, after: string): ShownFact[] => {
  const all: ShownFact[] = [];
  for (const fact of facts) {
    const last = all.at(-1);
    const whole = isOwn(last) && isOwn(fact) ? joined(last, fact, text, after) : null;
    if (whole !== null) all.pop();
    all.push(whole ?? fact);
  }
  return all;
};
