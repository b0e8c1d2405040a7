import type { ShownFact } from "./shown-fact.ts";

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}$/i;
const DATE_OR_TIME = /\d/;
const BARE_NUMBER = /^\d[\d.,]*$/;

const NAME_OF_WORDS = /^\p{Lu}\p{L}+(?:[ -]\p{L}+)+$/u;
const HOUSE_NUMBER = /^\d{1,4}$/;

/** Whether two facts that follow one another are one to a reader: "Tue 17 Nov", "Thu 16:00", "3-4 weeks", "Rua do Ouro 12". */
const areOne = (one: ShownFact, other: ShownFact, between: string): boolean =>
  WEEKDAY.test(one.text)
    ? /^,? $/.test(between) && DATE_OR_TIME.test(other.text)
    : NAME_OF_WORDS.test(one.text) && HOUSE_NUMBER.test(other.text)
      ? between === " "
      : BARE_NUMBER.test(one.text) && /^[-–]$/.test(between) && /^\d/.test(other.text);

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
