import { useState } from "react";
import type { Result } from "../result/result.ts";
import type { Review } from "./review.ts";

/** What the writer asked the dock to show: the check of the meaning, a change, or the meaning no more; null for what comes next. */
type InDock = "meaning" | "change" | "closed" | null;

/** What the dock shows beside the changes: the check of the meaning. */
export const useInDock = ({ meaning }: Result, { used }: Review, isOver: boolean) => {
  const [shown, setShown] = useState<InDock>(null);
  // Once the text is used nobody is offered a check that they did not ask for.
  const isOffer = meaning.state.phase === "idle" && used !== null;
  return {
    shown,
    setShown,
    /** Ends the check of the meaning; `then` moves the focus. */
    close: (then: () => void): void => {
      meaning.cancel();
      setShown("closed");
      then();
    },
    onMeaning: !isOffer && (shown === "meaning" || (shown === null && isOver && used === null)),
  };
};
