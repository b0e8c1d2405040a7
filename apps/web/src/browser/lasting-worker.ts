import { newestFirst } from "./newest-first.ts";
import { reopenIfUpdated } from "./reopen-if-updated.ts";

/** A worker that is asked again what it left unanswered. */
export interface LastingWorker<Question> {
  ask: (question: Question) => void;
  /** Starts it again, and asks what has no answer; opens the page anew where its files are gone. */
  retry: () => void;
  close: () => void;
}

// Where every start fails, typing does not ask the network for the same file with each key.
const START_PAUSE_MS = 1_000;
// No comparison takes that long; a file on a network that hangs does.
const PATIENCE_MS = 30_000;

/** A wait for an answer, with what is done where that does not come in time. */
const openPatience = (onOver: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isOver = false;
  };
  const start = (): void => {
    end();
    timer = setTimeout(() => {
      timer = undefined;
      isOver = true;
      onOver();
    }, PATIENCE_MS);
  };
  return { start, end, isOn: () => timer !== undefined, isOver: () => isOver };
};

/**
 * A worker that outlives a failure, such as a file that cannot be loaded offline, or a question on which it hangs: it is
 * started again by the next question and when the network is back. `onFailed` is called where the newest question has no
 * answer for now.
 */
export const lastingWorker = <Question, Answer>(
  start: () => Worker,
  onAnswer: (answer: Answer, question: Question) => void,
  onFailed: () => void = () => undefined,
  { network = globalThis, reopen = reopenIfUpdated }: { network?: EventTarget; reopen?: () => Promise<void> } = {},
): LastingWorker<Question> => {
  let running: { ask: (question: Question) => void; worker: Worker } | null = null;
  let unanswered: { question: Question } | null = null;
  let startedAtMs = Number.NEGATIVE_INFINITY;
  // A worker that is late may still answer; the next question does not wait for that.
  const patience = openPatience(onFailed);
  const stop = (): void => {
    patience.end();
    running?.worker.terminate();
    running = null;
  };
  const open = (): NonNullable<typeof running> => {
    startedAtMs = performance.now();
    const worker = start();
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (running?.worker !== worker) return;
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
          patience.end();
        } else patience.start();
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
      if (patience.isOver()) stop();
      if (!patience.isOn()) patience.start();
      unanswered = { question };
      if (running !== null || performance.now() - startedAtMs > START_PAUSE_MS) askNewest();
    },
    retry: () => {
      stop();
      if (unanswered !== null) patience.start();
      askNewest();
      void reopen();
    },
    close: () => {
      network.removeEventListener("online", onOnline);
      stop();
    },
  };
};
