import { useState } from "react";
import { repairsIn } from "../result/note-lines.ts";
import type { Result } from "../result/result.ts";
import type { Review } from "./use-review.ts";

/** What the writer asked the dock to show: the check of the meaning, a change, or the meaning no more; null for what comes next. */
type InDock = "meaning" | "change" | "closed" | null;

/** What the dock shows beside the changes: once what the gate repaired, then the check of the meaning. */
export const useInDock = ({ notes, meaning }: Result, { used, asks }: Review, isOver: boolean) => {
  const [shown, setAsked] = useState<InDock>(null);
  // The writer is told of a repair until anything else is done.
  const [told, setTold] = useState<string | null>(null);
  // Once the text is used nobody is offered a check that they did not ask for.
  const isOffer = meaning.state.phase === "idle" && used !== null;
  const setShown = (what: InDock): void => {
    setTold(notes);
    setAsked(what);
  };
  return {
    shown,
    setShown,
    /** Ends the check of the meaning, or what is said of a repair; `then` moves the focus. */
    close: (then: () => void): void => {
      meaning.cancel();
      setShown("closed");
      then();
    },
    tell: (then: () => void): void => {
      setTold(notes);
      then();
    },
    onMeaning: !isOffer && (shown === "meaning" || (shown === null && isOver && used === null)),
    isRepaired: told !== notes && used === null && asks === null && repairsIn(notes ?? "").length > 0,
  };
};
