import { useEffect, useRef, useState } from "react";
import type { answerFacts, FactsAnswer, FactsQuestion } from "@rewrite-service/review";
import { FRAME_MS, TYPING_MS, watchKeys, type RecentKeys } from "../browser/recent-keys.ts";
import { lastingWorker, type LastingWorker } from "../browser/lasting-worker.ts";

/** The worker that compares, with the keys that it makes way for. */
interface FactsWorker extends LastingWorker<FactsQuestion> {
  keys: RecentKeys;
}

const openFactsWorker = (onAnswer: (answer: FactsAnswer) => void, onFailed: () => void): FactsWorker => {
  const keys = watchKeys();
  let answered = 0;
  const worker = lastingWorker<FactsQuestion, ReturnType<typeof answerFacts>>(
    () => new Worker(new URL("./facts.worker.ts", import.meta.url), { type: "module" }),
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
    onFailed,
  );
  const close = (): void => {
    keys.close();
    worker.close();
  };
  return { ...worker, keys, close };
};

// While text streams a text is posted every other frame at most, and a long one less often, so that comparing it leaves a
// processor to the page; never so seldom that a fact shows late.
const PAUSE_MS_MIN = 33;
const PAUSE_MS_MAX = 60;
// Somebody who types meanwhile looks at the draft, and needs the processor for it.
const PAUSE_MS_TYPING = 80;

/** The answer to one question, from a worker of its own; null where that cannot be loaded. */
export const judgeFacts = (question: FactsQuestion): Promise<FactsAnswer | null> =>
  new Promise((resolve) => {
    const end = (answer: FactsAnswer | null): void => {
      worker.close();
      resolve(answer);
    };
    const worker = openFactsWorker(end, () => end(null));
    worker.ask(question);
  });

/** What is known of the facts, and where the newest text could not be compared, what tries it again. */
export interface KnownFacts {
  facts: FactsAnswer | null;
  retryFacts: (() => void) | null;
}

/** The facts of a draft and a result, compared in a worker; while one comparison runs, only the newest text waits. */
export const useFacts = (question: FactsQuestion | null): KnownFacts => {
  const [answer, setAnswer] = useState<FactsAnswer | null>(null);
  const [failed, setFailed] = useState(false);
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
      setFailed(false);
      return;
    }
    opened.current ??= openFactsWorker(
      (next) => {
        const tookMs = performance.now() - askedAtMs.current;
        pauseMs.current = Math.min(PAUSE_MS_MAX, Math.max(PAUSE_MS_MIN, 2 * tookMs));
        setFailed(false);
        if (wanted.current) setAnswer(next);
      },
      () => setFailed(wanted.current),
    );
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
  const retryFacts = (): void => {
    setFailed(false);
    opened.current?.retry();
  };
  return { facts: answer, retryFacts: failed ? retryFacts : null };
};
