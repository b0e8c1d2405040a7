// The tasks of `npm run -s evaluate` that the text library can do by itself.
import { evaluateFile, type EvaluateTasks } from "./evaluate-file.ts";

export const textTasks = {
  tells: () => import("./tells.ts"),
  likelihood: () => import("./likelihood.ts"),
  compare: () => import("./compare.ts"),
  engine: () => import("./engine.ts"),
} satisfies EvaluateTasks;

if (import.meta.main) process.exitCode = await evaluateFile(textTasks, process.argv.slice(2));
