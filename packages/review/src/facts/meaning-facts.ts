import type { Change, Comparison, Span } from "@rewrite-service/text";
import { isAboutFact } from "../alignment/about-fact.ts";
import { saidAt } from "./put-back.ts";
import type { ShownFact } from "./shown-fact.ts";

/** Changes of the meaning beside what became of facts: those that are certain, and each "not" that went or came. */
const meaningChanges = ({ changes }: Pick<Comparison, "changes">, fromNotes: boolean): Change[] =>
  changes.filter(
    (change) => (change.severity === "hard" || change.topic === "negation") && !isAboutFact(change, fromNotes),
  );

const lengthOf = ({ start, end }: Span): number => end - start;

/** The sentence that answers the one in which something stood. */
const answerTo = ({ pairs }: Comparison, { start }: Span): Span | null => {
  const pair = pairs.find(({ before }) => before.some((span) => span.start <= start && start < span.end));
  return (
    pair?.after.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one), pair.after[0] as Span) ?? null
  );
};

/** The same as the list of facts shows it: what was said, and where the result says something else; what is not certain is to be checked. */
export const meaningFacts = (draft: string, result: string, comparison: Comparison, fromNotes: boolean): ShownFact[] =>
  meaningChanges(comparison, fromNotes).map(({ status, severity, before, after, reason }): ShownFact => {
    const said = before === null ? saidAt(result, after as Span) : saidAt(draft, before);
    const became = before && after ? saidAt(result, after) : undefined;
    const place = after ?? (before === null ? null : answerTo(comparison, before));
    const state = severity === "hard" ? status : "reworded";
    return { state, text: said, became, before, after: place, reason, isWording: true };
  });
