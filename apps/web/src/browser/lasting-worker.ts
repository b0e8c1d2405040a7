import { newestFirst } from "./newest-first.ts";

/** A worker that is asked again what it left unanswered. */
export interface LastingWorker<Question> {
  ask: (question: Question) => void;
  /** Starts it again, and asks what has no answer. */
  retry: () => void;
  close: () => void;
}

// Where every start fails, typing does not ask the network for the same file with each key.
const START_PAUSE_MS = 1_000;
// No comparison takes that long; a file on a network that hangs does.
const PATIENCE_MS = 30_000;

/**
 * A worker that outlives a failure, such as a file that cannot be loaded offline: it is started again by the next question
 * and when the network is back. `onFailed` is called where the newest question has no answer for now.
 */
export const lastingWorker = <Question, Answer>(
  start: () => Worker,
  onAnswer: (answer: Answer, question: Question) => void,
  onFailed: () => void = () => undefined,
  network: EventTarget = globalThis,
): LastingWorker<Question> => {
  let running: { ask: (question: Question) => void; worker: Worker } | null = null;
  let unanswered: { question: Question } | null = null;
  let startedAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    running?.worker.terminate();
    running = null;
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onFailed, PATIENCE_MS);
  };
  const open = (): NonNullable<typeof running> => {
    startedAtMs = performance.now();
    const worker = start();
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      stop();
      if (unanswered !== null) onFailed();
    });
    const ask = newestFirst<Question, Answer>(
      {
        post: (question) => worker.postMessage(question),
        onAnswer: (listener) => worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => listener(data)),
      },
      (answer, question) => {
        if (question === unanswered?.question) {
          unanswered = null;
          clearTimeout(timer);
        } else wait();
        onAnswer(answer, question);
      },
    );
    return { ask, worker };
  };
  const askNewest = (): void => {
    if (unanswered === null) return;
    running ??= open();
    running.ask(unanswered.question);
  };
  const onOnline = (): void => {
    if (running === null) askNewest();
  };
  network.addEventListener("online", onOnline);
  return {
    ask: (question) => {
      if (unanswered === null) wait();
      unanswered = { question };
      if (running !== null || performance.now() - startedAtMs > START_PAUSE_MS) askNewest();
    },
    retry: () => {
      stop();
      wait();
      askNewest();
    },
    close: () => {
      network.removeEventListener("online", onOnline);
      stop();
    },
  };
};
