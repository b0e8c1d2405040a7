import { refused, type ToolAnswer } from "../calls/answer.ts";
import { callTool } from "../calls/call.ts";
import { offline } from "../calls/offline.ts";
import type { Task } from "./offload.ts";
import { tools } from "../tools/index.ts";

/** Runs a local tool here and now. */
export const callLocal = async ({ tool: name, input }: Task): Promise<ToolAnswer> => {
  const tool = tools.find((candidate) => candidate.name === name && candidate.needs === "nothing");
  return tool === undefined ? refused(`There is no local tool ${name}.`) : callTool(tool, input, offline);
};

/** The thread's whole life: local tools on long texts, one after the other, whose answers are already cut to size. */
export const answerTasks = async (): Promise<void> => {
  const { parentPort } = await import("node:worker_threads");
  parentPort?.on("message", (task: Task) => void callLocal(task).then((answer) => parentPort.postMessage(answer, [])));
};
