import { useEffect, useRef, useState } from "react";
import { newestFirst } from "../browser/newest-first.ts";
import type { LikelihoodAnswer } from "./likelihood.worker.ts";

// Nobody needs a guess in the middle of a word.
const SCORE_AFTER_MS = 600;

/** How a text reads, scored in a worker once it rests; null until then, and for an empty text. */
export const useLikelihood = (text: string | null): LikelihoodAnswer | null => {
  const [answer, setAnswer] = useState<LikelihoodAnswer | null>(null);
  const worker = useRef<{ ask: (text: string) => void; close: () => void } | null>(null);
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

const openWorker = (onAnswer: (answer: LikelihoodAnswer) => void) => {
  const worker = new Worker(new URL("./likelihood.worker.ts", import.meta.url), { type: "module" });
  const ask = newestFirst<string, LikelihoodAnswer>(
    {
      post: (text) => worker.postMessage(text),
      onAnswer: (listener) =>
        worker.addEventListener("message", ({ data }: MessageEvent<LikelihoodAnswer>) => listener(data)),
    },
    onAnswer,
  );
  return { ask, close: () => worker.terminate() };
};
