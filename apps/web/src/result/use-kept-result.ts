import { useEffect, useRef, type Dispatch } from "react";
import type { ResultVersion } from "./result-history.ts";
import type { ResultAction } from "./result-state.ts";
import { loadResult, saveResult } from "./result-store.ts";

/** Keeps the result on this device as the draft is kept, and brings it back when the page opens. Without storage only the keeping is gone. */
export const useKeptResult = (version: ResultVersion | null, dispatch: Dispatch<ResultAction>): void => {
  const isLoaded = useRef(false);
  useEffect(() => {
    let left = false;
    void loadResult()
      .catch(() => null)
      .then((kept) => {
        if (left) return;
        isLoaded.current = true;
        if (kept !== null) dispatch({ type: "restore", version: kept });
      });
    return () => {
      left = true;
    };
  }, []);
  useEffect(() => {
    if (isLoaded.current || version !== null) void saveResult(version).catch(() => undefined);
  }, [version]);
};
