import type { CheckOptions } from "@rewrite-service/text";
import { lastingWorker } from "../browser/lasting-worker.ts";
import { typosBefore } from "./typos-before.ts";
import type { FoundInDraft, TellsAnswer, TellsQuestion } from "./tells.worker.ts";

export interface TellsChecker {
  /** Checks the newest text; answers for older ones are dropped. */
  check(text: string, options: CheckOptions): void;
  retry: () => void;
  close(): void;
}

/** Checks texts in a worker, one at a time, always the newest that is waiting; `onFailed` is called where that has no answer. */
export const openTellsChecker = (
  onFound: (found: FoundInDraft, text: string) => void,
  onFailed: () => void = () => undefined,
): TellsChecker => {
  let version = 0;
  const before = typosBefore();
  const worker = lastingWorker<TellsQuestion, TellsAnswer>(
    () => new Worker(new URL("./tells.worker.ts", import.meta.url), { type: "module" }),
    (answer, question) => {
      if (question.version !== version) return;
      before.add(answer.typos);
      onFound(answer, question.text);
    },
    onFailed,
  );
  return {
    ...worker,
    check: (text, options) => {
      version += 1;
      worker.ask({ version, text, options, mended: before.of(text) });
    },
  };
};
