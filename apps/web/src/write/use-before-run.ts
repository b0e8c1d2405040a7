import { useRef, useState } from "react";
import { registerById, type RegisterId } from "@rewrite-service/text";

/**
 * Holds a rewrite back until its writer has said that a letter to one person may become public, once for each text, and
 * where the rules write, what they cannot rewrite.
 */
export const useBeforeRun = () => {
  const [asking, setAsking] = useState<{ register: RegisterId; goOn: () => void } | null>(null);
  const agreed = useRef<string | null>(null);

  const ask = async (text: string, register: RegisterId, isEngine: boolean, goOn: () => void): Promise<void> => {
    if (agreed.current === text || !(isEngine || registerById(register).isPublic)) return goOn();
    // Without a network the rewrite itself says so.
    const loaded = await import("./before-run.tsx").catch(() => null);
    // Under the draft it is said as soon as the check has come that far.
    if (isEngine && loaded?.isForeign(text) === true) return;
    if (loaded === null || !loaded.isLetterForAll(text, register)) return goOn();
    setAsking({
      register,
      goOn: () => {
        agreed.current = text;
        setAsking(null);
        goOn();
      },
    });
  };
  return { asking, ask, close: () => setAsking(null) };
};
