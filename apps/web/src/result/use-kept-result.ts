import { useEffect, useRef, type Dispatch } from "react";
import { isUndecided, type ResultAction, type ResultState } from "./result-state.ts";
import { loadEarlyEnd, loadResult, saveEarlyEnd, saveResult, type EarlyEnd } from "./result-store.ts";

/** The rewrite that ended early and waits; one that the page was left in is kept by its tab. */
const waitingIn = (state: ResultState): EarlyEnd | null => {
  const { source, isLeft, leftover } = state;
  const stream = isLeft ? leftover : state.stream;
  if (source === null || stream === null || !isUndecided(state)) return null;
  return "raw" in stream && stream.raw !== "" && stream.phase !== "interrupted" ? { source, stream } : null;
};

/**
 * Keeps the result, and a rewrite that ended early, on this device as the draft is kept, and brings both back when the page
 * opens. Without storage only the keeping is gone.
 */
export const useKeptResult = (state: ResultState, isEmpty: boolean, dispatch: Dispatch<ResultAction>): void => {
  const version = state.history.present;
  // Whoever empties the draft leaves nothing of it behind.
  const waiting = isEmpty ? null : waitingIn(state);
  const isLoaded = useRef(false);
  useEffect(() => {
    let left = false;
    void Promise.all([loadResult(), loadEarlyEnd()])
      .catch(() => [null, null] as const)
      .then(([kept, end]) => {
        if (left) return;
        isLoaded.current = true;
        if (kept !== null) dispatch({ type: "restore", version: kept });
        if (end !== null) dispatch({ type: "reopen", ...end });
      });
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => {
    if (isLoaded.current || version !== null) void saveResult(version).catch(() => undefined);
  }, [version]);
  const [source, stream] = [waiting?.source, waiting?.stream];
  useEffect(() => {
    if (isLoaded.current || waiting !== null) void saveEarlyEnd(waiting).catch(() => undefined);
  }, [source, stream]);
};
