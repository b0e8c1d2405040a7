import { callTool } from "./calls/call.ts";
import { refused, type Tool, type ToolAnswer, type ToolContext } from "./calls/tool.ts";

/** Texts up to this size are worked on at once: they take a few milliseconds. Longer ones would hold up a ping. */
const INLINE_CHARACTERS_MAX = 30_000;
const TIME_MAX_MS = 60_000;
/** A text of the longest kind needs a fraction of this; the rest guards the client's memory. */
const HEAP_MAX_MB = 512;
/** Left to itself the engine lets garbage of one long text grow to a hundred megabytes before it looks at it. */
const YOUNG_HEAP_MAX_MB = 8;

/** The argument that tells the program that it is a thread of its own. */
export const THREAD = "--thread";

/** What the worker is asked; it answers with a `ToolAnswer`, or null for a bug. */
export interface Task {
  tool: string;
  input: unknown;
}

const sizeOf = (input: unknown): number =>
  typeof input === "object" && input !== null
    ? Object.values(input).reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0)
    : 0;

const FAILED = "The text could not be worked on. Send a shorter one.";

/** Runs a task in a thread of its own, from the file at `program`. Aborting ends the thread. */
const inThread = async (program: URL, task: Task, signal: AbortSignal): Promise<ToolAnswer> => {
  const { Worker } = await import("node:worker_threads");
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: task,
      argv: [THREAD],
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MAX_MB },
    });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
      void worker.terminate();
      settle();
    };
    const leave = (): void => end(() => reject(signal.reason as Error));
    const timer = setTimeout(() => end(() => resolve(refused(FAILED))), TIME_MAX_MS);
    signal.addEventListener("abort", leave, { once: true });
    worker.on("message", (answer: ToolAnswer | null) => end(() => resolve(answer ?? refused(FAILED))));
    worker.on("error", () => end(() => resolve(refused(FAILED))));
    worker.on("exit", () => end(() => resolve(refused(FAILED))));
  });
};

/** Runs local tools, long texts in a thread, one at a time so that memory stays bounded. */
export const createRunner = (program: URL) => {
  let turn: Promise<unknown> = Promise.resolve();
  return (tool: Tool, input: unknown, context: ToolContext): Promise<ToolAnswer> => {
    if (sizeOf(input) <= INLINE_CHARACTERS_MAX) return callTool(tool, input, context);
    const run = turn.then(() => inThread(program, { tool: tool.name, input }, context.signal));
    turn = run.catch(() => undefined);
    return run;
  };
};
