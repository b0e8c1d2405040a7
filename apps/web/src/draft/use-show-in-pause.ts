import { useCallback, useEffect, useRef } from "react";

type Timer = ReturnType<typeof setTimeout>;

// What the page shows of the text follows in the first pause, so that no keystroke waits for it.
const SHOW_AFTER_MS = 120;
const SHOW_WITHIN_MS = 1_000;

/** Passes the newest of many texts on in the first pause of the typing, and once a second at the latest; `atOnce` waits for none. */
export const useShowInPause = (show: (text: string) => void): ((text: string, atOnce: boolean) => void) => {
  const timer = useRef<Timer>(undefined);
  const shownAtMs = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((text, atOnce) => {
    clearTimeout(timer.current);
    const showNow = (): void => {
      shownAtMs.current = performance.now();
      show(text);
    };
    const isDue = performance.now() - shownAtMs.current > SHOW_WITHIN_MS;
    if (atOnce) showNow();
    else timer.current = setTimeout(showNow, isDue ? 0 : SHOW_AFTER_MS);
  }, []);
};
