import { useEffect, useRef, useState } from "react";
import type { FactsAnswer, FactsQuestion } from "./facts.worker.ts";
import type { FactsReport } from "./fact-states.ts";

type Question = Omit<FactsQuestion, "version">;

/** The facts of a draft and a result, compared in a worker; while one comparison runs, only the newest text waits. */
export const useFacts = (question: Question | null): FactsReport | null => {
  const [report, setReport] = useState<FactsReport | null>(null);
  const worker = useRef<Worker | null>(null);
  const busy = useRef(false);
  const waiting = useRef<Question | null>(null);
  const version = useRef(0);

  const ask = (next: Question): void => {
    worker.current ??= openWorker();
    if (busy.current) {
      waiting.current = next;
      return;
    }
    busy.current = true;
    version.current += 1;
    worker.current.postMessage({ ...next, version: version.current } satisfies FactsQuestion);
  };

  const openWorker = (): Worker => {
    const opened = new Worker(new URL("./facts.worker.ts", import.meta.url), { type: "module" });
    opened.addEventListener("message", ({ data }: MessageEvent<FactsAnswer>) => {
      busy.current = false;
      setReport(data.report);
      const next = waiting.current;
      waiting.current = null;
      if (next !== null) ask(next);
    });
    return opened;
  };

  const before = question?.before ?? null;
  useEffect(() => {
    if (question === null) setReport(null);
    else ask(question);
    // Asking again is wanted when a text changes, not when the object around it does.
  }, [before, question?.after, question?.fromNotes, question?.finished]);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
      busy.current = false;
    },
    [],
  );
  return report;
};
