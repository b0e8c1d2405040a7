import { useRef, useState } from "react";
import { registerById, type RegisterId } from "@rewrite-service/text";

/** Holds a rewrite back until its writer has said that a letter to one person may become public; once for each text. */
export const useLetterQuestion = () => {
  const [asking, setAsking] = useState<{ register: RegisterId; goOn: () => void } | null>(null);
  const agreed = useRef<string | null>(null);

  const ask = async (text: string, register: RegisterId, goOn: () => void): Promise<void> => {
    if (agreed.current === text || !registerById(register).isPublic) return goOn();
    // Without a network the rewrite itself says so.
    const loaded = await import("./letter-question.tsx").catch(() => null);
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
