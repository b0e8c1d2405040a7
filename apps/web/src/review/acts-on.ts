import type { Result } from "../result/result.ts";
import type { ResultVersion } from "../result/result-history.ts";
import {
  reviewWords as words,
  isChange,
  mixOf,
  nextOpen,
  ownSentence,
  withDecision,
  withOwnWords,
  type Decisions,
  type Passage,
} from "@rewrite-service/review";
import type { useCopies } from "./use-copies.ts";
import type { Review } from "./review.ts";

/** The text that decisions make. */
export const textFrom =
  ({ alignment, mix }: Result) =>
  (next: Decisions): string =>
    alignment === null ? mix.text : mixOf(alignment, next).text;

export interface Acting extends Pick<Review, "changes" | "held" | "corrections" | "current" | "focus"> {
  result: Result;
  version: ResultVersion;
  copies: ReturnType<typeof useCopies>;
}

/** What is decided about one change, or about the sentence around it. */
export const actsOn = ({
  result,
  version: { decisions, source },
  changes,
  held,
  corrections,
  current,
  copies,
  focus,
}: Acting): Pick<Review, "decide" | "acceptCorrections" | "edit" | "dropEdit" | "sentence"> => {
  const { alignment } = result;
  /** Decides about some passages, and goes on from the first one to what is left. */
  const settle = (ids: readonly number[], next: Decisions): void => {
    copies.setOutcome("");
    // An answer to a question belongs to the press that asked it: one undo takes all of it back.
    const isAnswer = ids.some((id) => decisions[id]?.kind === "asked");
    if (isAnswer) result.amend(next, textFrom(result)(next));
    else result.decide(next);
    const there = changes.filter((one) => isChange(one) || next[one.id] !== undefined);
    const [from = -1] = ids;
    const left = nextOpen(there, from, next);
    focus(left?.id ?? from);
    if (isAnswer && left === undefined && result.taken)
      copies.setOutcome(words.outcome.taken(0, source.fromNotes), next, true);
  };
  // What is not made before the writer decides is not in the words to begin from either.
  const asked = source.fromNotes ? [] : held.map(({ id }) => [id, { kind: "asked" }] as const);
  const shown: Decisions = { ...decisions, ...Object.fromEntries(asked) };
  const sentence = () => (alignment === null || current === null ? null : ownSentence(alignment, shown, current));
  /** What new words of the sentence come to; null for the same words, which decide nothing. */
  const edited = (text: string): { ids: number[]; next: Decisions } | null => {
    const own = sentence();
    if (alignment === null || current === null || own === null || text === own.text) return null;
    const [ids, made] = [[own.place, ...own.within], withOwnWords(alignment, shown, own, text)];
    const next = { ...decisions, ...Object.fromEntries(ids.map((id) => [id, made[id]])) } as Decisions;
    return { ids: [current.id, ...ids], next };
  };
  return {
    decide: (id, decision) => {
      if (alignment !== null) settle([id], withDecision(alignment, decisions, id, decision));
    },
    acceptCorrections: () => {
      if (alignment === null) return;
      const accepted = (next: Decisions, { id }: Passage): Decisions =>
        withDecision(alignment, next, id, { kind: "accepted" });
      settle(
        corrections.map(({ id }) => id),
        corrections.reduce(accepted, decisions),
      );
    },
    sentence: () => sentence()?.text ?? "",
    edit: (text, stays = false) => {
      const made = edited(text);
      if (made === null || current === null) return;
      settle(made.ids, made.next);
      // A writer who went to a sentence that the model left alone stays there.
      if (stays || !changes.includes(current)) focus(current.id);
    },
    dropEdit: (text) => {
      const made = edited(text);
      if (made === null) return;
      result.decide(made.next);
      result.decide(decisions);
      copies.setOutcome(words.outcome.dropped);
    },
  };
};
