import { useEffect, useRef, useState } from "react";
import { ServiceError, type Service, type VerifyRequest } from "@rewrite-service/contract";
import type { MeaningState } from "@rewrite-service/review";

/** What a model says of the text on screen, for as long as that is the text it was asked about. */
export interface Meaning {
  state: MeaningState;
  check: () => void;
  cancel: () => void;
}

interface Held {
  before: string;
  after: string;
  state: MeaningState;
}

/** Asks a model about the texts when told to; a text that changes meanwhile ends the call. Null texts are not asked about. */
export const useMeaning = (service: Service, texts: Required<VerifyRequest> | null): Meaning => {
  const [held, setHeld] = useState<Held | null>(null);
  const controller = useRef<AbortController | null>(null);
  const [before, after] = [texts?.before, texts?.after];
  const cancel = (): void => {
    controller.current?.abort();
    controller.current = null;
    setHeld((current) => (current?.state.phase === "checking" ? null : current));
  };
  useEffect(() => cancel, [before, after]);

  const ask = async (asked: Required<VerifyRequest>, own: AbortController): Promise<void> => {
    const show = (state: MeaningState): void => {
      if (!own.signal.aborted) setHeld({ before: asked.before, after: asked.after, state });
    };
    show({ phase: "checking" });
    try {
      show({ phase: "done", report: await service.verify(asked, { signal: own.signal }) });
    } catch (error) {
      const { message } = error instanceof ServiceError ? error : new ServiceError("internal");
      show({ phase: "failed", message });
    }
  };
  const check = (): void => {
    if (texts === null) return;
    cancel();
    controller.current = new AbortController();
    void ask(texts, controller.current);
  };
  const isOfTexts = held !== null && held.before === before && held.after === after;
  return { state: isOfTexts ? held.state : { phase: "idle" }, check, cancel };
};
