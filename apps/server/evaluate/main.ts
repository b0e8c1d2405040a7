// npm run -s evaluate -- TASK IN.jsonl[.gz] OUT.jsonl: the text library's tasks, and those that need the server's parts.
import { evaluateFile, type EvaluateTasks } from "../../../packages/text/evaluate/evaluate-file.ts";
import { textTasks } from "../../../packages/text/evaluate/main.ts";

const tasks: EvaluateTasks = {
  ...textTasks,
  prompt: () => import("./prompt.ts"),
  gate: () => import("./gate.ts"),
  "verify-prompt": () => import("./verify-prompt.ts"),
  verify: () => import("./verify.ts"),
};

process.exitCode = await evaluateFile(tasks, process.argv.slice(2));
