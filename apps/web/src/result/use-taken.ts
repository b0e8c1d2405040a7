import { useEffect, type Dispatch, type RefObject } from "react";
import type { Draft } from "../editor/draft.ts";
import { isTaken, isTakenBack, type ResultHistory } from "./result-history.ts";
import type { ResultAction } from "./result-state.ts";

/**
 * Whether the draft is the text of the result because the writer put it there, until an undo takes that back: the result's or
 * the draft's own; and whether that was the last step.
 */
export const useTaken = (
  history: ResultHistory,
  text: string,
  draft: RefObject<Draft | null>,
  dispatch: Dispatch<ResultAction>,
): [taken: boolean, isLast: boolean] => {
  const now = draft.current?.text();
  useEffect(() => {
    if (isTakenBack(history, now)) dispatch({ type: "undo" });
  }, [now]);
  const taken = isTaken(history, text, now);
  return [taken, taken && history.past.at(-1)?.draft != null];
};
