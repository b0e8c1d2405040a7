import type { ShownFact } from "./shown-fact.ts";

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}$/i;
const DATE_OR_TIME = /\d/;
const BARE_NUMBER = /^\d[\d.,]*$/;

const NAME_OF_WORDS = /^\p{Lu}\p{L}+(?:[ -]\p{L}+)+$/u;
const HOUSE_NUMBER = /^\d{1,4}$/;
/** The end of a number that is written in groups, as a local telephone number is. */
const LAST_GROUP = /^\d{3,4}$/;

/** "3-4 weeks", "555 0199". */
const areFigures = (one: string, other: string, between: string): boolean =>
  BARE_NUMBER.test(one) && (between === " " ? LAST_GROUP.test(other) : /^[-–]$/.test(between) && /^\d/.test(other));

/** Whether two facts that follow one another are one to a reader: "Tue 17 Nov", "Thu 16:00", "Rua do Ouro 12". */
const areOne = ({ text: one }: ShownFact, { text: other }: ShownFact, between: string): boolean => {
  if (WEEKDAY.test(one)) return /^,? $/.test(between) && DATE_OR_TIME.test(other);
  if (NAME_OF_WORDS.test(one)) return between === " " && HOUSE_NUMBER.test(other);
  return areFigures(one, other, between);
};

const RANK = ["kept", "reworded", "pending"] as const;
const rankOf = ({ state }: ShownFact): number => RANK.indexOf(state as (typeof RANK)[number]);

/**
 * The facts of a draft in their order, with those that a reader takes for one as one, as long as nothing became of one
 * alone. `text` is the draft.
 */
export const joinedFacts = (facts: readonly ShownFact[], text: string): ShownFact[] => {
  const joined: ShownFact[] = [];
  for (const fact of facts) {
    const last = joined.at(-1);
    const [before, ownBefore] = [last?.before, fact.before];
    const isOne =
      last !== undefined &&
      before != null &&
      ownBefore !== null &&
      rankOf(last) >= 0 &&
      rankOf(fact) >= 0 &&
      areOne(last, fact, text.slice(before.end, ownBefore.start));
    if (!isOne) {
      joined.push(fact);
      continue;
    }
    const state = rankOf(last) > rankOf(fact) ? last.state : fact.state;
    const [from, to] = [last.after, fact.after];
    const isTogether = from !== null && to !== null && from.end <= to.start && to.start - from.end <= 2;
    joined[joined.length - 1] = {
      ...fact,
      state,
      text: text.slice(before.start, ownBefore.start) + fact.text,
      before: { start: before.start, end: ownBefore.end },
      after: state === "pending" ? null : isTogether ? { start: from.start, end: to.end } : to,
    };
  }
  return joined;
};
