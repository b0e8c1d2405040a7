import { risksOf, type Decisions } from "../alignment/mix.ts";
import type { Passage } from "../alignment/passages.ts";
import type { FactsAnswer } from "../facts/facts-answer.ts";
import { countFacts } from "../facts/shown-fact.ts";
import { reviewWords as words } from "../words/review.ts";

/** What there is to say of a copy: what is missing of a text that ended early, else what nobody has reviewed. */
export const copyOutcome = (
  text: string,
  changes: readonly Passage[],
  decisions: Decisions,
  facts: FactsAnswer | null,
): string => {
  const open = changes.filter(({ id }) => decisions[id] === undefined);
  const asked = changes.filter(({ id }) => decisions[id]?.kind === "asked");
  if (open.some(({ unwritten }) => unwritten))
    return words.outcome.unfinished(facts?.question.after === text ? countFacts(facts.facts).lost : 0);
  // Where an answer is asked for, the draft's wording stands.
  const risks = open.flatMap((change) => risksOf(change, undefined));
  return words.outcome.copied(open.length + asked.length, risks);
};
