import { useReducer, useState, type Dispatch, type RefObject } from "react";
import { parseStopped, type Service, type Stopped } from "@rewrite-service/contract";
import type { Draft } from "../editor/draft.ts";
import type { ShownFact } from "@rewrite-service/review";
import { LISTED_CHARACTERS_MAX } from "./listed-draft.ts";
import { isOtherDraft, isOtherThanAll } from "../editor/other-draft.ts";
import { isOwnStep, redone, undone, type DraftEdit, type ResultHistory, type ResultVersion } from "./result-history.ts";
import {
  cameToEnd,
  isUndecided,
  keepable,
  NO_RESULT,
  resultReducer,
  type ResultAction,
  type ResultState,
} from "./result-state.ts";
import type { Result } from "./result.ts";
import { isRunning, shownText, type RewriteState } from "./rewrite-state.ts";
import { useInterrupted } from "./use-interrupted.ts";
import { useKeptResult, type OfferDraft } from "./use-kept-result.ts";
import { useKeptVersion } from "./use-kept-version.ts";
import { useJudged } from "./use-judged.ts";
import { useMeaning } from "./use-meaning.ts";
import { useAsks } from "./use-asks.ts";
import { useStream } from "./use-stream.ts";
import { useTaken } from "./use-taken.ts";
import { useShownResult } from "./use-shown-result.ts";

type DraftRef = RefObject<Draft | null>;

const swapDraft = (draft: Draft | null, from: string, to: string): void => {
  // A draft that was written on since keeps what was written; its own undo reaches the rest.
  if (draft?.text() === from) draft.replace(to);
};

interface Step {
  history: ResultHistory;
  draft: DraftRef;
  dispatch: Dispatch<ResultAction>;
  pick: (fact: ShownFact | null) => void;
  keepBeside: DraftNow["beside"]["keepBeside"];
}

const NO_EDIT: DraftEdit = { before: "", after: "" };

/** One step with the edit of the draft that belongs to it; null where there is none, and where it leads to the result of another draft. */
const stepOf = (
  { draft, dispatch, pick, keepBeside }: Step,
  type: "undo" | "redo",
  step: ReturnType<typeof undone>,
): (() => void) | null => {
  if (step === null) return null;
  const { before, after } = step.draft ?? NO_EDIT;
  const [from, to] = type === "undo" ? [after, before] : [before, after];
  const { present } = step.history;
  const now = draft.current?.text();
  if (present !== null && now !== undefined) {
    const then = now === from ? to : now;
    if (isOtherThanAll(then, [present.source.text, present.text])) return null;
  }
  return () => {
    if (type === "redo" && now === from && isOtherDraft(from, to)) keepBeside(to);
    if (from !== to) swapDraft(draft.current, from, to);
    pick(null);
    dispatch({ type });
  };
};

type Steps = Pick<Result, "undo" | "undoOwn" | "redo" | "bringBack">;

const NO_STEPS: Steps = { undo: null, undoOwn: null, redo: null, bringBack: () => undefined };

/** Undo and redo of the result, and the way back to one that went with its draft. */
const stepsOf = (step: Step): Steps => {
  const { past, present } = step.history;
  const isOwn = isOwnStep(step.history);
  const isFirst = present !== null && !isOwn && past.at(-1)?.version == null;
  const undo = isFirst ? null : stepOf(step, "undo", undone(step.history));
  return {
    undo,
    undoOwn: isOwn ? undo : null,
    redo: stepOf(step, "redo", redone(step.history)),
    bringBack: (draft) => {
      const version = past.at(-1)?.version ?? null;
      if (version !== null) step.dispatch({ type: "push", version, draft });
    },
  };
};

const endingsOf = (dispatch: Dispatch<ResultAction>): Pick<Result, "keep" | "discard" | "refuse" | "unfold"> => ({
  keep: () => dispatch({ type: "keep" }),
  discard: () => dispatch({ type: "discard" }),
  refuse: () => dispatch({ type: "refused" }),
  unfold: (source, stream) => dispatch({ type: "unfold", source, stream }),
});

interface Review {
  /** What is under review; where it is null, nothing can be done to it. */
  version: ResultVersion | null;
  /** Whether the last step put its text into the draft, and that is still there. */
  isTaken: boolean;
  draft: DraftRef;
  undo: (() => void) | null;
  dispatch: Dispatch<ResultAction>;
  pick: (fact: ShownFact | null) => void;
}

/** What the writer does to the version under review; each but `amend` is a step of its own. */
const editsOf = ({
  version,
  isTaken,
  draft,
  undo,
  dispatch,
  pick,
}: Review): Pick<Result, "decide" | "amend" | "replace" | "moveBack" | "takeOver"> => {
  const push = (next: ResultVersion, edit: DraftEdit | null = null): void => {
    pick(null);
    dispatch({ type: "push", version: next, draft: edit });
  };
  const replace = (next: string, notes: string | null): void =>
    version === null
      ? undefined
      : push({ ...version, text: next, notes, decisions: {}, movedFrom: null, partial: false });
  return {
    decide: (decisions) => (version === null ? undefined : push({ ...version, decisions })),
    amend: (decisions, text) => {
      if (version === null) return;
      if (isTaken) draft.current?.replace(text);
      const next = { ...version, decisions, ...(isTaken ? { taken: text } : {}) };
      dispatch({ type: "amend", version: next, draftAfter: isTaken ? text : null });
    },
    replace,
    moveBack: () => {
      if (version === null || version.movedFrom === null) return;
      // Before any decision about it, one step back brings the decisions about the text before, too.
      if (undo !== null && Object.keys(version.decisions).length === 0) undo();
      else replace(version.movedFrom, null);
    },
    takeOver: (decisions, text) => {
      const own = draft.current;
      if (own === null || version === null) return;
      const before = own.text();
      own.replace(text);
      push({ ...version, decisions, taken: text }, { before, after: text });
    },
  };
};

const listedDraft = (text: string): string | null =>
  text.trim() === "" || text.length > LISTED_CHARACTERS_MAX ? null : text;

const caughtIn = (stream: RewriteState | null): Stopped | null =>
  stream?.phase === "failed" ? parseStopped(stream.failure.message) : null;

/** How the stream ended, where it failed: why, and what the gate stopped where that is why. */
const endOf = (
  { stream, isLeft, leftover, history }: ResultState,
  undecided: boolean,
): Pick<Result, "undecided" | "canKeep" | "isLeft" | "cutAt" | "hasLast" | "failure" | "caught"> => ({
  undecided,
  canKeep: undecided && keepable(stream).trim() !== "",
  isLeft,
  cutAt: caughtIn(isLeft ? leftover : stream),
  hasLast: undecided && history.present !== null,
  failure: stream.phase === "failed" ? stream.failure : null,
  caught: caughtIn(stream),
});

/**
 * A text that was to come closer to the voice is one to decide about once it is known that it did. One that went farther is
 * taken back, once: a writer who wants it gets it by redo.
 */
const useNearer = (
  version: ResultVersion | null,
  { future }: ResultHistory,
  undo: (() => void) | null,
): Pick<Result, "isWeighed" | "weigh" | "keptNearer"> => {
  const [weighed, setWeighed] = useState<{ version: ResultVersion; isFarther: boolean } | null>(null);
  const isWeighed =
    version === null ||
    version.movedFrom === null ||
    version === weighed?.version ||
    undo === null ||
    future.length + Object.keys(version.decisions).length > 0;
  return {
    isWeighed,
    weigh: (isFarther) => {
      if (isWeighed) return;
      setWeighed({ version, isFarther });
      if (isFarther) undo();
    },
    keptNearer: version !== null && weighed?.isFarther === true && future[0]?.version === weighed.version,
  };
};

/** Whether the text of a version is not there yet: its decisions are known, and the comparison that they are about is not. */
const isAwaited = (
  version: ResultVersion | null,
  { alignment, retryFacts }: Pick<Result, "alignment" | "retryFacts">,
) => version !== null && alignment === null && retryFacts === null && Object.keys(version.decisions).length > 0;

interface DraftNow {
  /** As it was when the writer last paused. */
  text: string;
  /** What is protected in it. */
  kept: readonly string[];
  /** What keeps another draft beside it. */
  beside: { offer: OfferDraft; keepBeside: (now: string) => string };
}

/** The rewrite from the first delta to the last decision, with one history of everything that was done to it. */
export const useResult = (
  service: Service,
  draft: DraftRef,
  { text: draftText, kept, beside: { offer, keepBeside } }: DraftNow,
): Result => {
  const [state, dispatch] = useReducer(resultReducer, NO_RESULT);
  const { stream, source, history } = state;
  const [picked, pick] = useState<ShownFact | null>(null);
  const [coming, showComing] = useState<Result["coming"]>(null);
  const { start, stop } = useStream(service, dispatch);
  const [running, undecided] = [isRunning(stream), isUndecided(state)];
  const streaming = running || undecided;
  const version = streaming ? null : history.present;

  const streamed = shownText(stream);
  const shownSource = streaming ? source : (version?.source ?? null);
  const shown = useShownResult({
    version,
    streamed: streaming ? streamed.text : null,
    ended: cameToEnd(stream),
    source: shownSource,
    draft: listedDraft(draftText),
  });
  const { mix } = shown;
  const meaning = useMeaning(
    service,
    version === null ? null : { before: version.source.text, after: mix.text, fromNotes: version.source.fromNotes },
  );
  const judged = useJudged(shown, meaning, version, kept);
  useInterrupted(state, dispatch);
  useKeptVersion(version, running);
  const isKnown = useKeptResult(state, draftText.trim() === "", dispatch, offer);

  const asks = useAsks({ start, kept, version, text: mix.text, draft, pick });
  const steps = streaming ? NO_STEPS : stepsOf({ history, draft, dispatch, pick, keepBeside });
  const nearer = useNearer(version, history, steps.undo);
  const [taken, isTaken] = useTaken(history, mix.text, draft, dispatch);

  return {
    stream,
    running,
    ...endOf(state, undecided),
    version,
    ...judged,
    ...(nearer.isWeighed ? {} : { alignment: null }),
    mix,
    isKnown: isKnown || streaming || version !== null,
    isAwaited: isAwaited(version, shown),
    coming,
    showComing,
    repeated: state.repeated,
    notes: streaming ? streamed.notes : (version?.notes ?? null),
    meaning,
    source: shownSource,
    picked,
    pick,
    ...asks,
    stop,
    retry: () => (source === null ? undefined : asks.run(source.request, source.kept)),
    ...endingsOf(dispatch),
    release: (text) => draft.current?.release(text),
    showInDraft: (place) => draft.current?.show(place),
    ...editsOf({ version, isTaken, draft, undo: steps.undo, dispatch, pick }),
    ...steps,
    ...nearer,
    taken,
  };
};
