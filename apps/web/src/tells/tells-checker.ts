import type { CheckOptions } from "@rewrite-service/text";
import type { FoundInDraft, TellsAnswer, TellsQuestion } from "./tells.worker.ts";

export interface TellsChecker {
  /** Checks the newest text; answers for older ones are dropped. */
  check(text: string, options: CheckOptions): void;
  close(): void;
}

/** Checks texts in a worker, one at a time, always the newest that is waiting. */
export const openTellsChecker = (onFound: (found: FoundInDraft, text: string) => void): TellsChecker => {
  const worker = new Worker(new URL("./tells.worker.ts", import.meta.url), { type: "module" });
  let version = 0;
  let asked: TellsQuestion | null = null;
  let waiting: TellsQuestion | null = null;
  const ask = (question: TellsQuestion): void => {
    asked = question;
    waiting = null;
    worker.postMessage(question);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<TellsAnswer>) => {
    const answered = asked;
    asked = null;
    if (waiting !== null) ask(waiting);
    else if (answered !== null && data.version === version) onFound(data, answered.text);
  });
  return {
    check: (text, options) => {
      version += 1;
      const question = { version, text, options };
      if (asked === null) ask(question);
      else waiting = question;
    },
    close: () => worker.terminate(),
  };
};
