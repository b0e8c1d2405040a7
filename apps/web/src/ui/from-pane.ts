import { useEffect, type MouseEvent } from "react";

/** Where the focus goes in a pane: to the change that is next to decide, else to the pane. */
export const entryOf = (pane: HTMLElement): HTMLElement =>
  pane.querySelector<HTMLElement>("[data-change][data-current=true]") ?? pane;

/** Gives the focus to the result, past everything between it and the draft. */
export const enterResult = (): void => {
  const pane = document.querySelector<HTMLElement>(".result-pane");
  if (pane !== null) entryOf(pane).focus();
};

/** Whatever goes from the result's pane while it has the focus, the focus stays there. */
export const useFocusInPane = (): void =>
  useEffect(() => {
    let last: EventTarget | null = null;
    const onFocus = ({ target }: Event): void => {
      last = target;
    };
    const pane = document.querySelector(".result-pane") as HTMLElement;
    const observer = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      // What was pressed may move it itself, once it is drawn.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) enterResult();
      });
    });
    observer.observe(pane, { childList: true, subtree: true });
    pane.addEventListener("focusin", onFocus);
    return () => {
      observer.disconnect();
      pane.removeEventListener("focusin", onFocus);
    };
  }, []);

/** For a button that goes when it is pressed: the focus stays in the pane of the result, not at the top of the page. */
export const fromPane =
  (act: (() => void) | null) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest<HTMLElement>(".result-pane")?.focus({ preventScroll: true });
    act?.();
  };
