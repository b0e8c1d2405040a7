import { useEffect, useRef, useState } from "react";
import type { Result } from "../result/result.ts";
import type { ResultVersion } from "../result/result-history.ts";
import {
  reviewWords as words,
  canDecide,
  firstOf,
  isChange,
  isCorrection,
  isOpen,
  isWithinOther,
  rejectAll,
  type Alignment,
  type Decisions,
  type Passage,
  copyOutcome,
} from "@rewrite-service/review";
import type { CopyFormat } from "./copy-formats.ts";
import { actsOn, textFrom, type Acting } from "./acts-on.ts";
import { ownHarm } from "./own-harm.ts";
import type { Review } from "./review.ts";
import { useCopies } from "./use-copies.ts";
import { taken, takeOver, withoutAsked } from "./take-over.ts";
import { useWaiting, type Waiting } from "./use-waiting.ts";

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

interface Copying
  extends Omit<Acting, "held" | "corrections" | "current" | "focus">, Pick<Waiting, "flagged" | "own" | "make"> {
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
  const corrections = open.filter(
    (one) => isCorrection(one, decisions[one.id]) && alignment !== null && canDecide(alignment, decisions, one.id),
  );
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
    corrections,
    focus: setFocused,
    step: (by) => setFocused(neighbourOf(changes, alignment, current, by)),
    ...actsOn({ result, version, changes, held: waiting.held, corrections, current, copies, focus: setFocused }),
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
