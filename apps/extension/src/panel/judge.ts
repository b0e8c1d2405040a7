import {
  alignmentWithout,
  answerFacts,
  changesInOrder,
  factsWithout,
  mixOf,
  type Alignment,
  type FactsAnswer,
  type FactsQuestion,
  type MeaningState,
  type Mix,
  type Passage,
} from "@rewrite-service/review";
import { meaningOf, withdrawnOf } from "./meaning.ts";
import { isRunning, shownText, type PanelState } from "./state.ts";

/** A whole rewrite with its changes, and the text that the person's decisions make of it. */
export interface Review {
  alignment: Alignment;
  /** In the order of the text. */
  changes: readonly Passage[];
  mix: Mix;
  /** What a model says of the draft and this text. */
  meaning: MeaningState;
}

export interface Judged {
  /** What became of the facts in the text that can be used now; null where there is nothing to judge. */
  facts: FactsAnswer | null;
  /** What the comparison said of the rewrite as it came, and of the text that can be used now. */
  answers: readonly FactsAnswer[];
  /** Null while a rewrite streams, and for one that ended early. */
  review: Review | null;
}

export const NOTHING: Judged = { facts: null, answers: [], review: null };

const isSame = (one: FactsQuestion, other: FactsQuestion): boolean =>
  one.before === other.before &&
  one.after === other.after &&
  one.fromNotes === other.fromNotes &&
  one.finished === other.finished;

/** What the comparison says of the rewrite as it is now; the same answers as in the web app. `known` is what it said last. */
export const judge = (state: PanelState, known: Judged): Judged => {
  const answered = (question: FactsQuestion): FactsAnswer => {
    const told = known.answers.find((answer) => isSame(answer.question, question));
    return told ?? { question, ...answerFacts(question) };
  };
  const { source, fromNotes, whole, decisions } = state;
  const { text } = shownText(state);
  if (source === "" || text === "") return NOTHING;
  const question = { before: source, after: text, fromNotes, finished: !isRunning(state) };
  const rewrite = answered(question);
  if (!whole || rewrite.alignment === null) return { facts: rewrite, answers: [rewrite], review: null };
  const mix = mixOf(rewrite.alignment, decisions);
  const facts = answered({ ...question, after: mix.text });
  const meaning = meaningOf(state.meaning, source, mix.text);
  const withdrawn = withdrawnOf(meaning);
  // The passages are those of the text as it came; decisions about them move its places.
  const alignment = alignmentWithout(rewrite.alignment, mix.text === text ? withdrawn : []) ?? rewrite.alignment;
  return {
    facts: factsWithout(facts, withdrawn, mix.text),
    answers: [rewrite, facts],
    review: { alignment, changes: changesInOrder(alignment), mix, meaning },
  };
};

/** The text that can be put into the page now: with what the person decided, and without notes. */
export const usableText = (state: PanelState, { review }: Judged): string =>
  (review?.mix.text ?? shownText(state).text).trim();
