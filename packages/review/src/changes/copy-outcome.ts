import { risksOf, type Decisions } from "../alignment/mix.ts";
import type { Passage } from "../alignment/passage.ts";
import { reviewWords as words } from "../words/review.ts";

/** What there is to say of a copy: what nobody has reviewed. */
export const copyOutcome = (changes: readonly Passage[], decisions: Decisions): string => {
  const open = changes.filter(({ id }) => decisions[id] === undefined);
  const asked = changes.filter(({ id }) => decisions[id]?.kind === "asked");
  // Where an answer is asked for, the draft's wording stands.
  const risks = open.flatMap((change) => risksOf(change, undefined));
  return words.outcome.copied(open.length + asked.length, risks);
};
