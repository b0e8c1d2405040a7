import { useEffect, useRef, useState } from "react";
import type { answerFacts, FactsAnswer, FactsQuestion } from "@rewrite-service/review";
import { FRAME_MS, TYPING_MS, watchKeys, type RecentKeys } from "../browser/recent-keys.ts";
import { newestFirst } from "../browser/newest-first.ts";

/** The worker that compares, with the keys that it makes way for. */
interface FactsWorker {
  ask: (question: FactsQuestion) => void;
  keys: RecentKeys;
  close: () => void;
}

const openFactsWorker = (onAnswer: (answer: FactsAnswer) => void): FactsWorker => {
  const worker = new Worker(new URL("./facts.worker.ts", import.meta.url), { type: "module" });
  const keys = watchKeys();
  let answered = 0;
  const ask = newestFirst<FactsQuestion, ReturnType<typeof answerFacts>>(
    {
      post: (question) => worker.postMessage(question),
      onAnswer: (listener) =>
        worker.addEventListener("message", ({ data }: MessageEvent<ReturnType<typeof answerFacts>>) => listener(data)),
    },
    (answer, question) => {
      answered += 1;
      const own = answered;
      const report = (): void => {
        if (own === answered) onAnswer({ ...answer, question });
      };
      // The frame that draws a key does not draw the facts as well.
      if (keys.within(FRAME_MS)) requestAnimationFrame(() => requestAnimationFrame(report));
      else report();
    },
  );
  const close = (): void => {
    keys.close();
    worker.terminate();
  };
  return { ask, keys, close };
};

// While text streams a text is posted every other frame at most, and a long one less often, so that comparing it leaves a
// processor to the page; never so seldom that a fact shows late.
const PAUSE_MS_MIN = 33;
const PAUSE_MS_MAX = 60;
// Somebody who types meanwhile looks at the draft, and needs the processor for it.
const PAUSE_MS_TYPING = 80;

/** The answer to one question, from a worker of its own. */
export const judgeFacts = (question: FactsQuestion): Promise<FactsAnswer> =>
  new Promise((resolve) => {
    const worker = openFactsWorker((answer) => {
      worker.close();
      resolve(answer);
    });
    worker.ask(question);
  });

/** The facts of a draft and a result, compared in a worker; while one comparison runs, only the newest text waits. */
export const useFacts = (question: FactsQuestion | null): FactsAnswer | null => {
  const [answer, setAnswer] = useState<FactsAnswer | null>(null);
  const opened = useRef<FactsWorker | null>(null);
  const askedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const pauseMs = useRef(PAUSE_MS_MIN);
  const waiting = useRef<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wanted = useRef(false);
  wanted.current = question !== null;

  useEffect(() => {
    if (question === null || question.finished) waiting.current = null;
    if (question === null) {
      setAnswer(null);
      return;
    }
    opened.current ??= openFactsWorker((next) => {
      const tookMs = performance.now() - askedAtMs.current;
      pauseMs.current = Math.min(PAUSE_MS_MAX, Math.max(PAUSE_MS_MIN, 2 * tookMs));
      if (wanted.current) setAnswer(next);
    });
    const { ask, keys } = opened.current;
    const waitedMs = performance.now() - askedAtMs.current;
    const waitMs = question.finished ? 0 : (keys.within(TYPING_MS) ? PAUSE_MS_TYPING : pauseMs.current) - waitedMs;
    const askNow = (): void => {
      askedAtMs.current = performance.now();
      ask(question);
    };
    if (waitMs <= 0) {
      waiting.current = null;
      askNow();
      return;
    }
    // The frames come faster than this pause, so the timer that waits is kept and asks for the newest text.
    waiting.current = askNow;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      waiting.current?.();
    }, waitMs);
    // Asking again is wanted when a text changes, not when the object around it does.
  }, [question?.before, question?.after, question?.fromNotes, question?.finished]);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
      opened.current?.close();
      opened.current = null;
    },
    [],
  );
  return answer;
};
