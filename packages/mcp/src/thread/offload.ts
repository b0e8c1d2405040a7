import type { Worker } from "node:worker_threads";
import { refused, type ToolAnswer } from "../calls/answer.ts";

/** Texts up to this size are processed at once, in a few milliseconds. Longer ones would delay a ping. */
const INLINE_CHARACTERS_MAX = 30_000;
const TIME_MAX_MS = 60_000;
/** A text of the longest kind needs a fraction of this; the rest guards the client's memory. */
const HEAP_MAX_MB = 512;
/** Left to itself the engine lets garbage of one long text grow to a hundred megabytes before it looks at it. */
const YOUNG_HEAP_MAX_MB = 8;

/** The argument that tells the program that it is a thread of its own. */
export const THREAD = "--thread";

/** The worker's task; it answers with a `ToolAnswer`. */
export interface Task {
  tool: string;
  input: unknown;
}

const sizeOf = (input: unknown): number =>
  typeof input === "object" && input !== null
    ? Object.values(input).reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0)
    : 0;

const FAILED = "The text could not be processed. Send a shorter one.";

/** A thread works on the next text in half the time of a fresh one, but holds the memory of the last. */
const IDLE_MAX_MS = 20_000;

/**
 * A thread that answers one task at a time, from the file at `program`. It starts with the first task, is kept for the
 * next ones for a while, and ends with a task that is aborted, fails or takes too long.
 */
const createThread = (program: URL) => {
  let kept: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  const drop = (): void => {
    void kept?.terminate();
    kept = null;
  };
  const start = async (): Promise<Worker> => {
    const { Worker } = await import("node:worker_threads");
    const worker = new Worker(program, {
      argv: [THREAD],
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MAX_MB },
    });
    // Between two tasks nobody waits for an answer, and a thread that ended is no thread to keep.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (kept === worker) kept = null;
    });
    return worker;
  };
  return async (task: Task, signal: AbortSignal): Promise<ToolAnswer> => {
    clearTimeout(idle);
    const worker = (kept ??= await start());
    signal.throwIfAborted();
    worker.ref();
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", leave);
        for (const [event, listener] of listeners) worker.off(event, listener);
        settle();
      };
      const fail = (): void =>
        end(() => {
          drop();
          resolve(refused(FAILED));
        });
      const leave = (): void =>
        end(() => {
          drop();
          reject(signal.reason as Error);
        });
      const answered = (answer: ToolAnswer): void =>
        end(() => {
          worker.unref();
          idle = setTimeout(drop, IDLE_MAX_MS).unref();
          resolve(answer);
        });
      const listeners = [
        ["message", answered],
        ["error", fail],
        ["exit", fail],
      ] as const;
      const timer = setTimeout(fail, TIME_MAX_MS);
      signal.addEventListener("abort", leave, { once: true });
      for (const [event, listener] of listeners) worker.on(event, listener);
      worker.postMessage(task);
    });
  };
};

/** Runs local tools: short texts where the caller says, long ones in a thread, one at a time so that memory stays bounded. */
export const createRunner = (program: URL, here: (task: Task) => Promise<ToolAnswer>) => {
  const inThread = createThread(program);
  let turn: Promise<unknown> = Promise.resolve();
  return (task: Task, signal: AbortSignal): Promise<ToolAnswer> => {
    if (sizeOf(task.input) <= INLINE_CHARACTERS_MAX) return here(task);
    const run = turn.then(() => inThread(task, signal));
    turn = run.catch(() => undefined);
    return run;
  };
};
