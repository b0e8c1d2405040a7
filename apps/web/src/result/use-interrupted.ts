import { useEffect, useRef, type Dispatch } from "react";
import { tabStorage } from "../browser/device-storage.ts";
import { openSavedOnExit } from "../browser/saved-on-exit.ts";
import { useOnLeave } from "../draft/use-on-leave.ts";
import type { Source } from "./result-history.ts";
import type { ResultAction, ResultState } from "./result-state.ts";
import { isRunning, type RewriteState } from "./rewrite-state.ts";

interface Interrupted {
  source: Source;
  raw: string;
}

const readInterrupted = (value: unknown): Interrupted | null => {
  const { source, raw } = (value ?? {}) as Partial<Interrupted>;
  return typeof raw === "string" && typeof source?.text === "string" && typeof source.request === "object"
    ? { source, raw }
    : null;
};

const left = openSavedOnExit(tabStorage, "rewrite", readInterrupted);
const NAME = "own";

/** Whether a page that is left now has to say so when it is back: what it said once it says until it is answered. */
const isOpen = (stream: RewriteState): boolean => isRunning(stream) || stream.phase === "interrupted";

/** Keeps in this tab what has come of a rewrite that runs while its page is left, and brings it back with the page. */
export const useInterrupted = ({ stream, source }: ResultState, dispatch: Dispatch<ResultAction>): void => {
  const latest = useRef({ stream, source });
  latest.current = { stream, source };
  useEffect(() => {
    for (const { value } of left.all())
      dispatch({ type: "reopen", source: value.source, stream: { phase: "interrupted", raw: value.raw } });
  }, []);
  const open = isOpen(stream);
  useEffect(() => {
    if (!open) left.remove([NAME]);
  }, [open]);
  const leave = (): void => {
    const now = latest.current;
    if (now.source === null || !isOpen(now.stream)) return;
    left.put(NAME, { source: now.source, raw: "raw" in now.stream ? now.stream.raw : "" });
  };
  useOnLeave(leave, leave);
};
