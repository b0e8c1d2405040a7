import { callTool } from "./calls/call.ts";
import type { ToolAnswer } from "./calls/tool.ts";
import { loadLibrary } from "./library.ts";
import type { Task } from "./offload.ts";
import { tools } from "./tools/index.ts";

/** The thread's whole life: one local tool on one long text, whose answer is already cut to size. */
export const answerTask = async (): Promise<void> => {
  const { parentPort, workerData } = await import("node:worker_threads");
  const { tool: name, input } = workerData as Task;
  const tool = tools.find((candidate) => candidate.name === name && candidate.needs === "nothing");
  let answer: ToolAnswer | null = null;
  if (tool !== undefined) {
    answer = await callTool(tool, input, {
      service: null,
      signIn: "",
      library: loadLibrary,
      signal: new AbortController().signal,
      progress: () => undefined,
      expansions: { add: async () => undefined, has: async () => false },
    });
  }
  parentPort?.postMessage(answer, []);
};
