import { isAboutFact } from "../alignment/about-fact.ts";
import type { FactsAnswer } from "./facts-answer.ts";

/** How many changes of the meaning are certain, beside what became of facts; none before the result has ended. */
export const meaningChangesOf = (answer: Pick<FactsAnswer, "comparison" | "question"> | null): number =>
  (answer?.comparison?.changes ?? []).filter(
    (change) => change.severity === "hard" && !isAboutFact(change, answer?.question.fromNotes === true),
  ).length;
