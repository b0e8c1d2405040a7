import { useEffect, useRef, useState } from "react";
import { lastingWorker, type LastingWorker } from "../browser/lasting-worker.ts";
import type { LikelihoodAnswer } from "./likelihood.worker.ts";

// Nobody needs a guess in the middle of a word.
const SCORE_AFTER_MS = 600;

/** How a text reads, scored in a worker once it rests; null until then, and for an empty text. */
export const useLikelihood = (text: string | null): LikelihoodAnswer | null => {
  const [answer, setAnswer] = useState<LikelihoodAnswer | null>(null);
  const worker = useRef<LastingWorker<string> | null>(null);
  useEffect(() => {
    if (text === null || text.trim() === "") {
      setAnswer(null);
      return;
    }
    const timer = setTimeout(() => {
      worker.current ??= openWorker(setAnswer);
      worker.current.ask(text);
    }, SCORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(
    () => () => {
      worker.current?.close();
      worker.current = null;
    },
    [],
  );
  return answer;
};

const openWorker = (onAnswer: (answer: LikelihoodAnswer) => void) =>
  lastingWorker<string, LikelihoodAnswer>(
    () => new Worker(new URL("./likelihood.worker.ts", import.meta.url), { type: "module" }),
    onAnswer,
  );
