import { useEffect, useRef, useState, type Dispatch } from "react";
import { decidedBefore } from "./result-history.ts";
import { isUndecided, type ResultAction, type ResultState } from "./result-state.ts";
import { loadEarlyEnd, loadResult, saveEarlyEnd, saveResult, type EarlyEnd, type KeptResult } from "./result-store.ts";

/** The rewrite that ended early and waits; one that the page was left in is kept by its tab. */
const waitingIn = (state: ResultState): EarlyEnd | null => {
  const { source, isLeft, leftover } = state;
  const stream = isLeft ? leftover : state.stream;
  if (source === null || stream === null || !isUndecided(state)) return null;
  return "raw" in stream && stream.raw !== "" && stream.phase !== "interrupted" ? { source, stream } : null;
};

/** Offers the draft that gave way to another as a draft of its own; whether it did. */
export type OfferDraft = (before: string, now: string) => Promise<boolean>;

/** The result to bring back. One that became the draft is that draft now, and the draft before it is another one. */
const brought = async (kept: KeptResult | null, offer: OfferDraft): Promise<KeptResult | null> => {
  if (kept?.taken === undefined || !(await offer(kept.source.text, kept.taken))) return kept;
  await saveResult(null);
  return null;
};

/**
 * Keeps the result, and a rewrite that ended early, on this device as the draft is kept, and brings both back when the page
 * opens. Without storage only the keeping is gone. Says whether it is known what was kept.
 */
export const useKeptResult = (
  state: ResultState,
  isEmpty: boolean,
  dispatch: Dispatch<ResultAction>,
  offer: OfferDraft,
): boolean => {
  const version = state.history.present;
  // Whoever empties the draft leaves nothing of it behind.
  const waiting = isEmpty ? null : waitingIn(state);
  const isLoaded = useRef(false);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let left = false;
    void Promise.all([loadResult().then((kept) => brought(kept, offer)), loadEarlyEnd()])
      .catch(() => [null, null] as const)
      .then(([kept, end]) => {
        if (left) return;
        isLoaded.current = true;
        setKnown(true);
        if (kept !== null) dispatch({ type: "restore", version: kept });
        if (end !== null) dispatch({ type: "reopen", ...end });
      });
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => {
    if (isLoaded.current || version !== null)
      void saveResult(version && { ...version, before: decidedBefore(state.history) }).catch(() => undefined);
  }, [version]);
  const [source, stream] = [waiting?.source, waiting?.stream];
  useEffect(() => {
    if (isLoaded.current || waiting !== null) void saveEarlyEnd(waiting).catch(() => undefined);
  }, [source, stream]);
  return isKnown;
};
