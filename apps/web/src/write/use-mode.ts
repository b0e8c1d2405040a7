import { useCallback, useState } from "react";
import type { Choices } from "./kept-choices.ts";
import type { Mode } from "./write-bar.tsx";

/** What the button does. Variants and "closer" need a result; without one it is the choice that this device keeps. */
export const useMode = (
  choices: Choices,
  onChoices: (change: Partial<Choices>) => void,
  hasResult: boolean,
): { mode: Mode; pickMode: (mode: Mode) => void } => {
  const [picked, setPicked] = useState<Mode>(choices.mode);
  const pickMode = useCallback(
    (next: Mode): void => {
      setPicked(next);
      if (next === "rewrite" || next === "expand") onChoices({ mode: next });
    },
    [onChoices],
  );
  return { mode: !hasResult && (picked === "vary" || picked === "closer") ? choices.mode : picked, pickMode };
};
