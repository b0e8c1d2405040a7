import { useEffect, useRef } from "react";
import type { Choices } from "../draft/kept-choices.ts";
import type { ResultVersion } from "../result/result-history.ts";

/** Undo and redo lead to the result of another rewrite with the length that it was asked for. */
export const useLengthOf = (
  { source: { request } }: ResultVersion,
  onChoices: (change: Partial<Choices>) => void,
): void => {
  const { length = "same" } = request;
  const last = useRef(length);
  useEffect(() => {
    if (last.current !== length) onChoices({ length });
    last.current = length;
  }, [length]);
};
