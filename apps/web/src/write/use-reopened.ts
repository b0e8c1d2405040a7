import { useEffect, useRef } from "react";
import type { Result } from "../result/result.ts";
import type { Outdated } from "./outdated.ts";
import type { Pane } from "./panes.ts";

/** A narrow page that is opened again on a finished rewrite shows that. `text` is the draft; null until it is known. */
export const useReopened = (
  text: string | null,
  { version, running }: Result,
  outdated: Outdated | null,
  setPane: (pane: Pane) => void,
): void => {
  const isOpening = useRef(true);
  useEffect(() => {
    if (running) isOpening.current = false;
    if (!isOpening.current || text === null || version === null) return;
    isOpening.current = false;
    if (outdated === null) setPane("result");
  }, [text, version, running]);
};
