import { useEffect, useRef, useState } from "react";
import type { Result } from "../result/result.ts";
import type { ResultVersion } from "../result/result-history.ts";
import {
  reviewWords as words,
  canDecide,
  firstOf,
  isChange,
  isOpen,
  isWithinOther,
  nextOpen,
  mixOf,
  ownSentence,
  rejectAll,
  withDecision,
  withOwnWords,
  type Alignment,
  type Decision,
  type Decisions,
  type Passage,
  copyOutcome,
} from "@rewrite-service/review";
import type { CopyFormat } from "./copy-formats.ts";
import { ownHarm } from "./own-harm.ts";
import { useCopies } from "./use-copies.ts";
import { taken, takeOver, withoutAsked } from "./take-over.ts";
import { useWaiting, type Waiting } from "./use-waiting.ts";

/** What the writer is at in the review, and what they can do there. */
export interface Review extends Omit<Waiting, "make"> {
  /** The change in focus, or a sentence that the model left alone; null where there is none. */
  current: Passage | null;
  /** Whether there is something in it to accept or reject. */
  isDecidable: boolean;
  /** What the writer is asked about before the text is copied, a line each; null where nobody asks. */
  asks: readonly string[] | null;
  /** Whether the text on screen was copied, or became the draft. */
  used: "copied" | "taken" | null;
  /** Whether another text than the one on screen was copied. */
  isCopyOld: boolean;
  format: CopyFormat;
  /** What the last press did. */
  outcome: string;
  setOutcome: (outcome: string) => void;
  focus: (id: number) => void;
  step: (by: 1 | 0 | -1) => void;
  decide: (id: number, decision: Decision) => void;
  /** How the sentence around what is in focus reads now. */
  sentence: () => string;
  /** Puts it in the writer's own words, and goes on to what is left unless the writer stays. */
  edit: (text: string, stays?: boolean) => void;
  /** Leaves the sentence as it is, with what was typed one undo away, and says so. */
  dropEdit: (text: string) => void;
  /** Accepts what touches no fact, and copies the text. */
  takeAll: (format?: CopyFormat) => Promise<void>;
  rejectAll: () => void;
  /** Asks first where something that touches a fact would be copied unseen. */
  copy: (format: CopyFormat) => void;
  copyAnyway: () => void;
  stopAsking: () => void;
  takeOver: () => void;
}

/** Other versions of a text that Rewrite would replace are wanted by nobody. */
const useOutdatedVersions = (outdated: boolean, stop: () => void): void =>
  useEffect(() => {
    if (outdated) stop();
  }, [outdated]);

/** An undo goes back to the change that it is about. */
const useUndone = (
  changes: readonly Passage[],
  alignment: Alignment | null,
  decisions: Decisions,
  focus: (id: number) => void,
): void => {
  const before = useRef(decisions);
  useEffect(() => {
    const was = before.current;
    before.current = decisions;
    const isBack = ({ id }: Passage): boolean => was[id] !== undefined && decisions[id] === undefined;
    const back = changes.find(isBack) ?? alignment?.passages.find(isBack);
    if (back !== undefined) focus(back.id);
  }, [decisions]);
};

/** The change so many steps from what is in focus, around the ends; null where there is none. */
const neighbourOf = (
  changes: readonly Passage[],
  alignment: Alignment | null,
  current: Passage | null,
  by: number,
): number | null => {
  const at = changes.findIndex(({ id }) => id === current?.id);
  if (at >= 0) return changes[(at + by + changes.length) % changes.length]?.id ?? null;
  const placeOf = (id: number | undefined): number => alignment?.slots.findIndex(({ passage }) => passage === id) ?? -1;
  const next = changes.findIndex(({ id }) => placeOf(id) > placeOf(current?.id));
  return changes.at(by < 0 ? (next < 0 ? changes.length : next) - 1 : Math.max(0, next))?.id ?? null;
};

/** The passage that is in focus: where its sentence was put in other words, the one that has them. */
const placeOfFocus = (decisions: Decisions, focused: number | null): number | null => {
  const decision = focused === null ? undefined : decisions[focused];
  return decision?.kind === "edited" ? (decision.within ?? focused) : focused;
};

/** The sentence in focus, where it is one that the model left alone, or told of notes. */
const unchangedOf = (
  alignment: Alignment | null,
  decisions: Decisions,
  focused: number | null,
): Passage | undefined => {
  const own = alignment?.passages.find(({ id }) => id === focused && !isWithinOther(decisions[id]));
  return own !== undefined && (alignment?.fromNotes === true || !isChange(own)) ? own : undefined;
};

/** Runs one act at a time, where anything can be done. */
const useOnce = (isReady: boolean): ((act: () => Promise<void>) => Promise<void>) => {
  const busy = useRef(false);
  return async (act) => {
    if (!isReady || busy.current) return;
    busy.current = true;
    try {
      await act();
    } finally {
      busy.current = false;
    }
  };
};

/** The text that decisions make. */
const textFrom =
  ({ alignment, mix }: Result) =>
  (next: Decisions): string =>
    alignment === null ? mix.text : mixOf(alignment, next).text;

interface Acting extends Pick<Review, "changes" | "held" | "current" | "focus"> {
  result: Result;
  version: ResultVersion;
  copies: ReturnType<typeof useCopies>;
}

/** What is decided about one change, or about the sentence around it. */
const actsOn = ({
  result,
  version: { decisions, source },
  changes,
  held,
  current,
  copies,
  focus,
}: Acting): Pick<Review, "decide" | "edit" | "dropEdit" | "sentence"> => {
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

interface Copying extends Omit<Acting, "held" | "current" | "focus">, Pick<Waiting, "flagged" | "own" | "make"> {
  focus: (id: number | null) => void;
}

/** Accepts what is safe and copies, or copies what is on screen; asks first where something would be copied unseen. */
const copiesOf = ({ result, version, changes, copies, focus, flagged, own, make }: Copying) => {
  const takeAll = async (format: CopyFormat, anyway = false): Promise<void> => {
    result.stopVarying();
    const made = await make();
    if (made === null) return copies.setOutcome(words.outcome.notJudged);
    const { to: next, answer: facts } = made;
    const harm = ownHarm({ ...made, facts }, { decisions: next }).map(({ reason }) => reason);
    if (harm.length > 0 && !anyway) return copies.ask(format, true, harm);
    copies.stopAsking();
    const { asked, accepted } = taken(changes, version.decisions, next);
    focus(asked[0]?.id ?? null);
    // Raw notes amid a text are wanted by nobody: nothing is copied before the writer has decided about them.
    if (version.source.fromNotes && asked.length > 0) {
      const left = withoutAsked(next);
      result.decide(left);
      copies.setOutcome(words.outcome.accepted(accepted, asked.length), left);
      return;
    }
    result.decide(next);
    await copies.copy(textFrom(result)(next), format, words.outcome.acceptedAndCopied(accepted, asked.length), next);
  };

  const copyAs = (as: CopyFormat, anyway = false): void => {
    result.stopVarying();
    const unseen = [...own, ...flagged];
    if (unseen.length > 0 && !anyway) return copies.ask(as, false, unseen);
    copies.stopAsking();
    void copies.copy(result.mix.text, as, copyOutcome(changes, version.decisions));
  };
  return { takeAll, copyAs };
};

/** Decides about changes one by one or all at once; what touches a fact is left to the writer, one after the other. */
export const useReview = (result: Result, version: ResultVersion, outdated: boolean): Review => {
  const { alignment, mix, stopVarying } = result;
  const { decisions } = version;
  const [chosen, setFocused] = useState<number | null>(null);
  const focused = placeOfFocus(decisions, chosen);
  const once = useOnce(alignment !== null);
  const { make, ...waiting } = useWaiting(result, version);
  const { changes, flagged, own, unasked } = waiting;
  const open = changes.filter(({ id }) => isOpen(decisions[id]));
  const current =
    changes.find(({ id }) => id === focused) ??
    unchangedOf(alignment, decisions, focused) ??
    firstOf(open, decisions) ??
    changes[0] ??
    null;

  useUndone(changes, alignment, decisions, setFocused);
  useOutdatedVersions(outdated, stopVarying);

  const copies = useCopies(mix.text, decisions, result.taken);
  const { takeAll, copyAs } = copiesOf({ result, version, changes, copies, focus: setFocused, flagged, own, make });

  const { copy: _copy, ask: _ask, asking, ...said } = copies;
  return {
    ...said,
    ...waiting,
    asks: asking?.lines ?? null,
    current,
    isDecidable:
      alignment !== null && changes.some(({ id }) => id === current?.id && canDecide(alignment, decisions, id)),
    focus: setFocused,
    step: (by) => setFocused(neighbourOf(changes, alignment, current, by)),
    ...actsOn({ result, version, changes, held: waiting.held, current, copies, focus: setFocused }),
    takeAll: (format = copies.format) => once(() => takeAll(format)),
    rejectAll: () => {
      stopVarying();
      if (alignment !== null) result.decide(rejectAll(alignment));
    },
    copy: copyAs,
    copyAnyway: () => {
      const { as, takesAll } = asking ?? { as: copies.format, takesAll: false };
      if (takesAll) void once(() => takeAll(as, true));
      else copyAs(as, true);
    },
    takeOver: () =>
      void once(async () => {
        // What copying would copy.
        const next = unasked > 0 ? ((await make())?.to ?? null) : decisions;
        if (next === null) copies.setOutcome(words.outcome.notJudged);
        else setFocused(takeOver(result, version, changes, next, copies.setOutcome));
      }),
  };
};
