import { useEffect, useState } from "react";
import type { Review } from "./use-review.ts";

/** Accepts all in the next render, once the review knows of the edit that came first. */
export const useTakeAllNext = (review: Review): ((isAsked: boolean) => void) => {
  const [isNext, setIsNext] = useState(false);
  useEffect(() => {
    if (isNext) void review.takeAll();
    setIsNext(false);
  }, [isNext]);
  return setIsNext;
};

/** Goes to the change that waits for the writer: the current one, if it does, or the first. */
export const focusHeld = ({ held, current, focus }: Review): void => {
  const next = held.find(({ id }) => id === current?.id) ?? held[0];
  if (next !== undefined) focus(next.id);
};
