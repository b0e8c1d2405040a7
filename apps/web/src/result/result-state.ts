import { parseStopped } from "@rewrite-service/contract";
import { amended, begunWith, NO_HISTORY, pushed, redone, undone } from "./result-history.ts";
import type { DraftEdit, ResultHistory, ResultVersion, Source } from "./result-history.ts";
import {
  endedEarly,
  isRunning,
  rewriteReducer,
  shownText,
  type RewriteAction,
  type RewriteState,
} from "./rewrite-state.ts";
import { repeatCost } from "./repeat-cost.ts";
import type { KeptResult } from "./result-store.ts";
import { wholeSentences } from "./whole-sentences.ts";

/** The stream, what it was asked for, and every result so far. */
export interface ResultState {
  stream: RewriteState;
  /** An earlier try that is undecided; its text comes back when the next one brings no word and there is no result to show. */
  leftover: RewriteState | null;
  /** Whether what is on screen was left by the try before the one that failed. */
  isLeft: boolean;
  source: Source | null;
  history: ResultHistory;
  /** Where the text that was to come closer is one that was there already, what that cost; the result before it stays. */
  repeated: ReturnType<typeof repeatCost> | null;
}

export type ResultAction =
  | { type: "begin"; source: Source }
  | { type: "stream"; action: RewriteAction }
  /** A rewrite that ran when the page was left, or had ended early by then. */
  | { type: "reopen"; source: Source; stream: RewriteState }
  /** One that was put aside with its draft, which is back. */
  | { type: "unfold"; source: Source; stream: RewriteState }
  | { type: "keep" }
  | { type: "discard" }
  /** The last try was refused before it began. */
  | { type: "refused" }
  | { type: "push"; version: ResultVersion; draft: DraftEdit | null }
  /** `draftAfter` is what the draft became with it; null where it stayed. */
  | { type: "amend"; version: ResultVersion; draftAfter: string | null }
  /** What this device kept of an earlier visit. */
  | { type: "restore"; version: KeptResult }
  | { type: "undo" }
  | { type: "redo" };

export const NO_RESULT: ResultState = {
  stream: { phase: "idle" },
  leftover: null,
  isLeft: false,
  source: null,
  history: NO_HISTORY,
  repeated: null,
};

/** Whether the text came to its end, well or with something left out; what the model cut short did not. */
export const cameToEnd = (stream: RewriteState): boolean =>
  stream.phase === "done" || (stream.phase === "failed" && parseStopped(stream.failure.message)?.kind === "left-out");

/** What of a stream can be kept: all of a text that came to its end, else its whole sentences. */
export const keepable = (stream: RewriteState): string => {
  const { text } = shownText(stream);
  return cameToEnd(stream) ? text : wholeSentences(text);
};

/** What came, as a version to review; null where nothing whole came. */
const versionOf = (stream: RewriteState, source: Source | null): ResultVersion | null => {
  const { notes } = shownText(stream);
  const text = keepable(stream);
  if (source === null || text.trim() === "") return null;
  const movedFrom = source.request.mode === "closer" ? (source.request.previousRewrite ?? null) : null;
  return { source, text, notes, decisions: {}, movedFrom, partial: !cameToEnd(stream) };
};

/** What the answer cost where it brought a text closer to the voice that is the one it was, or the one under review as it came. */
const repeatedIn = ({ history: { present } }: ResultState, version: ResultVersion, stream: RewriteState) => {
  const { movedFrom, text } = version;
  if (movedFrom === null || present === null || stream.phase !== "done") return null;
  const isKnown = [movedFrom, present.text].some((one) => one.trim() === text.trim());
  return isKnown ? repeatCost(stream, movedFrom) : null;
};

const kept = (state: ResultState): ResultState => {
  const { stream, source, history } = state;
  const version = versionOf(stream, source);
  const repeated = version === null ? null : repeatedIn(state, version, stream);
  if (repeated !== null) return { ...state, repeated };
  const ended = stream.phase === "done" ? null : stream;
  return version === null ? state : { ...state, history: pushed(history, version, null, ended) };
};

const rawOf = (stream: RewriteState): string => ("raw" in stream ? stream.raw : "");

/**
 * Whether a rewrite ended early and waits for the writer to keep what came of it or not. One that brought no word leaves the
 * last result, where there is one.
 */
export const isUndecided = ({ stream, history }: Pick<ResultState, "stream" | "history">): boolean =>
  endedEarly(stream) && (rawOf(stream) !== "" || history.present === null);

const leftoverFor = ({ text }: Source, { stream, source, isLeft, leftover }: ResultState): RewriteState | null => {
  if (!endedEarly(stream) || rawOf(stream) === "" || text !== source?.text) return null;
  return isLeft ? leftover : stream;
};

/** One step of the stream. A try that fails before its first word leaves what was there before it. */
const streamed = (state: ResultState, action: RewriteAction): ResultState => {
  const stream = rewriteReducer(state.stream, action);
  const { leftover, history } = state;
  if (!endedEarly(stream) || rawOf(stream) !== "" || leftover === null || history.present !== null)
    return { ...state, stream, isLeft: false };
  return { ...state, stream: { ...stream, raw: rawOf(leftover) } as RewriteState, isLeft: true };
};

/** What the writer does with a result answers what was said of a try that failed after it. */
const answered = (state: ResultState): ResultState => ({
  ...state,
  stream: endedEarly(state.stream) ? { phase: "idle" } : state.stream,
  repeated: null,
});

/** One step back. What was kept of a rewrite that ended early waits for an answer again. */
const steppedBack = (state: ResultState): ResultState => {
  const step = undone(state.history);
  if (step === null) return answered(state);
  const { history, ended } = step;
  const source = state.history.present?.source ?? null;
  return ended === null ? { ...answered(state), history } : { ...NO_RESULT, stream: ended, source, history };
};

const steppedForward = (state: ResultState): ResultState => ({
  ...answered(state),
  history: redone(state.history)?.history ?? state.history,
});

const discarded = (state: ResultState): ResultState => {
  // A rewrite that has begun meanwhile is not the result that was to go.
  if (isRunning(state.stream)) return state;
  const stream: RewriteState = { phase: "idle" };
  return isUndecided(state) ? { ...state, stream } : { ...state, stream, history: pushed(state.history, null) };
};

const reopened = (
  state: ResultState,
  { source, stream }: Pick<ResultState, "stream"> & { source: Source },
): ResultState => (state.source === null ? { ...state, source, stream } : state);

const unfolded = (
  state: ResultState,
  { source, stream }: Pick<ResultState, "stream"> & { source: Source },
): ResultState => (isRunning(state.stream) ? state : { ...state, source, stream });

// What has come since the page opened is newer than what was kept.
const restored = (state: ResultState, { before = [], ...version }: KeptResult): ResultState =>
  state.history === NO_HISTORY && (state.source === null || state.stream.phase === "interrupted")
    ? { ...state, history: begunWith(version, before) }
    : state;

/**
 * One step of the result pane. A rewrite that is done becomes the version under review; one that ended early does so only
 * when the writer keeps it, and until then the result before it is still there.
 */
export const resultReducer = (state: ResultState, action: ResultAction): ResultState => {
  switch (action.type) {
    case "begin":
      return { ...state, source: action.source, leftover: leftoverFor(action.source, state), repeated: null };
    case "stream": {
      const next = streamed(state, action.action);
      return next.stream.phase === "done" && state.stream.phase !== "done" ? kept(next) : next;
    }
    case "reopen":
      return reopened(state, action);
    case "unfold":
      return unfolded(state, action);
    case "keep":
      return { ...kept(state), stream: { phase: "idle" } };
    case "discard":
      return discarded(state);
    case "refused":
      return { ...state, stream: state.leftover ?? { phase: "idle" } };
    case "push":
      return { ...answered(state), history: pushed(state.history, action.version, action.draft) };
    case "amend":
      return { ...answered(state), history: amended(state.history, action.version, action.draftAfter) };
    case "restore":
      return restored(state, action.version);
    case "undo":
      return steppedBack(state);
    case "redo":
      return steppedForward(state);
  }
};
