import { amended, NO_HISTORY, pushed, redone, undone } from "./result-history.ts";
import type { DraftEdit, ResultHistory, ResultVersion, Source } from "./result-history.ts";
import { rewriteReducer, shownText, type RewriteAction, type RewriteState } from "./rewrite-state.ts";

/** The stream, what it was asked for, and every result so far. */
export interface ResultState {
  stream: RewriteState;
  source: Source | null;
  history: ResultHistory;
}

export type ResultAction =
  | { type: "begin"; source: Source }
  | { type: "stream"; action: RewriteAction }
  | { type: "keep" }
  | { type: "discard" }
  | { type: "push"; version: ResultVersion; draft: DraftEdit | null }
  | { type: "amend"; version: ResultVersion }
  | { type: "undo" }
  | { type: "redo" };

export const NO_RESULT: ResultState = { stream: { phase: "idle" }, source: null, history: NO_HISTORY };

/** What came, as a version to review; null where no text came. */
const versionOf = (stream: RewriteState, source: Source | null): ResultVersion | null => {
  const { text, notes } = shownText(stream);
  if (source === null || text.trim() === "") return null;
  const movedFrom = source.request.mode === "closer" ? (source.request.previousRewrite ?? null) : null;
  return { source, text, notes, decisions: {}, movedFrom };
};

const kept = (state: ResultState): ResultState => {
  const version = versionOf(state.stream, state.source);
  return version === null ? state : { ...state, history: pushed(state.history, version) };
};

/** Whether what streamed ended early and waits for the writer to keep it or not. */
export const isUndecided = ({ phase }: RewriteState): boolean =>
  phase === "stopped" || phase === "lost" || phase === "failed";

/**
 * One step of the result pane. A rewrite that is done becomes the version under review; one that ended early does so only
 * when the writer keeps it, and until then the result before it is still there.
 */
export const resultReducer = (state: ResultState, action: ResultAction): ResultState => {
  switch (action.type) {
    case "begin":
      return { ...state, source: action.source };
    case "stream": {
      const stream = rewriteReducer(state.stream, action.action);
      const next = { ...state, stream };
      return stream.phase === "done" && state.stream.phase !== "done" ? kept(next) : next;
    }
    case "keep":
      return { ...kept(state), stream: { phase: "idle" } };
    case "discard": {
      const stream: RewriteState = { phase: "idle" };
      return isUndecided(state.stream)
        ? { ...state, stream }
        : { ...state, stream, history: pushed(state.history, null) };
    }
    case "push":
      return { ...state, history: pushed(state.history, action.version, action.draft) };
    case "amend":
      return { ...state, history: amended(state.history, action.version) };
    case "undo":
      return { ...state, history: undone(state.history)?.history ?? state.history };
    case "redo":
      return { ...state, history: redone(state.history)?.history ?? state.history };
  }
};
