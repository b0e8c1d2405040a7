import type { MouseEvent } from "react";

/** For a button that goes when it is pressed: the focus stays in the pane of the result, not at the top of the page. */
export const fromPane =
  (act: (() => void) | null) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest<HTMLElement>(".result-pane")?.focus({ preventScroll: true });
    act?.();
  };
