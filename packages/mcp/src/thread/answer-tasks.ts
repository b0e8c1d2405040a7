import { callTool } from "../calls/call.ts";
import type { ToolAnswer } from "../calls/tool.ts";
import { offline } from "../calls/offline.ts";
import type { Task } from "./offload.ts";
import { tools } from "../tools/index.ts";

const answerOf = async ({ tool: name, input }: Task): Promise<ToolAnswer | null> => {
  const tool = tools.find((candidate) => candidate.name === name && candidate.needs === "nothing");
  if (tool === undefined) return null;
  return callTool(tool, input, offline);
};

/** The thread's whole life: local tools on long texts, one after the other, whose answers are already cut to size. */
export const answerTasks = async (): Promise<void> => {
  const { parentPort } = await import("node:worker_threads");
  parentPort?.on("message", (task: Task) => void answerOf(task).then((answer) => parentPort.postMessage(answer, [])));
};
