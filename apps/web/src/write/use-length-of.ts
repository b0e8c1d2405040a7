import { useEffect, useRef } from "react";
import type { Choices } from "../draft/kept-choices.ts";
import type { Result } from "../result/result.ts";

/** Undo and redo lead to the result of another rewrite with the length that it was asked for. */
export const useLengthOf = (
  { version, running }: Pick<Result, "version" | "running">,
  setChoices: (change: Partial<Choices>) => void,
): void => {
  const source = version?.source;
  const last = useRef(source);
  useEffect(() => {
    const before = last.current;
    last.current = running ? undefined : (source ?? before);
    if (before === undefined || source === undefined || running) return;
    const { length = "same" } = source.request;
    if (length !== (before.request.length ?? "same")) setChoices({ length });
  }, [source, running]);
};
