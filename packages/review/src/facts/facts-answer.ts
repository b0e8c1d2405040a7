import { compareDrafts, type Comparison } from "@rewrite-service/text";
import type { Alignment } from "../alignment/passage.ts";
import { mixOf } from "../alignment/mix.ts";
import { alignPassages } from "../alignment/passages.ts";
import { factsReport } from "./fact-states.ts";
import { meaningFacts } from "./meaning-facts.ts";
import type { FactPlaces } from "../alignment/fact-edits.ts";
import type { ShownFact } from "./shown-fact.ts";

/** Asks what became of the facts of `before` in one version of `after`. */
export interface FactsQuestion {
  before: string;
  after: string;
  fromNotes: boolean;
  /** Whether `after` has ended; until then what is missing is still to come. */
  finished: boolean;
  /** Whether it ended before its end, and the draft's own words stand behind it for what it does not say. */
  partial?: boolean;
}

export interface FactsAnswer {
  question: FactsQuestion;
  facts: ShownFact[];
  /** Changes of the meaning, beside what became of facts; none while the result streams. */
  meaning: ShownFact[];
  /** Null while the result streams: nobody looks at the sentences yet, and they are the larger part. */
  comparison: Comparison | null;
  /** The same sentences, ready to be reviewed. */
  alignment: Alignment | null;
}

/** Figures and dates that the result writes in another way than the draft, or others in their place. */
const writtenAnew = (facts: readonly ShownFact[]): FactPlaces[] =>
  facts.flatMap(({ state, text, before, after }) =>
    (state === "reworded" || state === "changed") && /\d/.test(text) && before !== null && after !== null
      ? [{ before, after }]
      : [],
  );

/** What the worker does with a question. */
export const answerFacts = (question: FactsQuestion): Omit<FactsAnswer, "question"> => {
  const { before, after, fromNotes, finished, partial = false } = question;
  if (partial && finished) {
    const alignment = alignPassages(before, after, compareDrafts(before, after, { fromNotes }), { fromNotes, partial });
    // What the rest of the draft says is there, behind what was written.
    return { ...answerFacts({ ...question, after: mixOf(alignment, {}).text, partial: false }), alignment };
  }
  const { facts, comparison } = factsReport(before, after, question);
  if (!finished) return { facts, meaning: [], comparison: null, alignment: null };
  // Notes are judged line by line, which pairs no sentences; for reading side by side they are paired as a draft is.
  const paired = fromNotes ? { ...comparison, pairs: compareDrafts(before, after).pairs } : comparison;
  return {
    facts,
    meaning: meaningFacts(before, after, comparison, fromNotes),
    comparison: paired,
    alignment: alignPassages(before, after, paired, { fromNotes, facts: writtenAnew(facts) }),
  };
};
