import {
  answerFacts,
  changesInOrder,
  mixOf,
  type Alignment,
  type FactsAnswer,
  type FactsQuestion,
  type Mix,
  type Passage,
} from "@rewrite-service/review";
import { isRunning, shownText, type PanelState } from "./state.ts";

/** A whole rewrite with its changes, and the text that the person's decisions make of it. */
export interface Review {
  alignment: Alignment;
  /** In the order of the text. */
  changes: readonly Passage[];
  mix: Mix;
}

export interface Judged {
  /** What became of the facts in the text that can be used now; null where there is nothing to judge. */
  facts: FactsAnswer | null;
  /** The same for the rewrite as it came. */
  rewrite: FactsAnswer | null;
  /** Null while a rewrite streams, and for one that ended early. */
  review: Review | null;
}

export const NOTHING: Judged = { facts: null, rewrite: null, review: null };

const isSame = (one: FactsQuestion, other: FactsQuestion): boolean =>
  one.before === other.before &&
  one.after === other.after &&
  one.fromNotes === other.fromNotes &&
  one.finished === other.finished;

/** What the comparison says of the rewrite as it is now; the same answers as in the web app. `known` is what it said last. */
export const judge = (state: PanelState, known: Judged): Judged => {
  const answered = (question: FactsQuestion): FactsAnswer => {
    const told = [known.rewrite, known.facts].find((answer) => answer !== null && isSame(answer.question, question));
    return told ?? { question, ...answerFacts(question) };
  };
  const { source, fromNotes, whole, decisions } = state;
  const { text } = shownText(state);
  if (source === "" || text === "") return NOTHING;
  const question = { before: source, after: text, fromNotes, finished: !isRunning(state) };
  const rewrite = answered(question);
  const { alignment } = rewrite;
  if (!whole || alignment === null) return { facts: rewrite, rewrite, review: null };
  const mix = mixOf(alignment, decisions);
  return {
    facts: answered({ ...question, after: mix.text }),
    rewrite,
    review: { alignment, changes: changesInOrder(alignment), mix },
  };
};

/** The text that can be put into the page now: with what the person decided, and without notes. */
export const usableText = (state: PanelState, { review }: Judged): string =>
  (review?.mix.text ?? shownText(state).text).trim();
