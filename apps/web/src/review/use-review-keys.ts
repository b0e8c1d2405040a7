import { useEffect } from "react";
import { isWriting } from "../browser/is-writing.ts";
import type { Review } from "./review.ts";

const isAtChange = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".change, .unchanged, .dock") !== null;

/**
 * The keys of the review, wherever the focus is; those of the draft are the draft's, but for F8 beside a result of that very
 * draft: whoever has just asked for it goes through its changes next.
 */
export const useReviewKeys = (
  review: Review,
  isFresh: boolean,
  onStep: (by: 1 | -1, isAtChange: boolean) => void,
): void =>
  useEffect(() => {
    const onDraftKey = (event: KeyboardEvent): void => {
      const isInDraft = event.target instanceof Element && event.target.closest(".draft-column") !== null;
      if (!isFresh || !isInDraft || event.key !== "F8") return;
      onStep(event.shiftKey ? -1 : 1, false);
      event.preventDefault();
      event.stopPropagation();
    };
    const onKey = (event: KeyboardEvent): void => {
      const command = event.ctrlKey || event.metaKey;
      // The key may have closed the editor that it was pressed in.
      const [isHere, isIn] = [isAtChange(document.activeElement), isAtChange(event.target)];
      if (event.key === "F8" && (isIn || !isWriting(event.target))) onStep(event.shiftKey ? -1 : 1, isHere || isIn);
      else if (command && event.key === "Enter" && event.shiftKey) void review.takeAll();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onDraftKey, true);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onDraftKey, true);
      document.removeEventListener("keydown", onKey);
    };
  });
