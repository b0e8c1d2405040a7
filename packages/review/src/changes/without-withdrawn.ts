import type { WithdrawnPlace } from "@rewrite-service/contract";
import type { Change } from "@rewrite-service/text";
import type { Alignment } from "../alignment/passage.ts";
import { riskLines } from "../alignment/risks.ts";
import { isWithdrawn } from "../alignment/withdrawn.ts";
import type { FactsAnswer } from "../facts/facts-answer.ts";
import type { ShownFact } from "../facts/shown-fact.ts";

/** Facts of which a note was taken back are told in other words; those that the result was said to add are none. */
export const factsWithout = (
  answer: FactsAnswer | null,
  places: readonly WithdrawnPlace[],
  after: string,
): FactsAnswer | null => {
  if (answer === null || places.length === 0 || answer.question.after !== after) return answer;
  const withdrawn = isWithdrawn(places);
  const facts = answer.facts.flatMap((fact): ShownFact[] => {
    if (fact.reason === "" || !withdrawn(fact)) return [fact];
    return fact.before === null ? [] : [{ ...fact, state: "reworded", reason: "" }];
  });
  return { ...answer, facts };
};

/** The same passages without the notes that were taken back. */
export const alignmentWithout = (alignment: Alignment | null, places: readonly WithdrawnPlace[]): Alignment | null => {
  if (alignment === null || places.length === 0) return alignment;
  const withdrawn = isWithdrawn(places);
  const passages = alignment.passages.map((passage) => {
    const stands = (change: Change): boolean => change.severity === "hard" || !withdrawn(change);
    const risky = passage.risky.filter(stands);
    const risks = riskLines(passage.risksOfWhole, risky, alignment.before);
    return { ...passage, changes: passage.changes.filter(stands), risky, risks };
  });
  return { ...alignment, passages };
};
