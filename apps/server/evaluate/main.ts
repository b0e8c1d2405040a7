// npm run -s evaluate -- TASK IN.jsonl[.gz] OUT.jsonl: the text library's tasks, and those that need the server's parts.
import { evaluateFile, type EvaluateTasks } from "../../../packages/text/evaluate/evaluate-file.ts";
import { textTasks } from "../../../packages/text/evaluate/main.ts";

const tasks: EvaluateTasks = {
  ...textTasks,
  engine: () => import("./engine.ts"),
  prompt: () => import("./prompt.ts"),
  gate: () => import("./gate.ts"),
  "verify-prompt": () => import("./verify-prompt.ts"),
  verify: () => import("./verify.ts"),
};

const [task, ...rest] = process.argv.slice(2);
const terminal = {
  env: process.env,
  out: (text: string) => void process.stdout.write(`${text}\n`),
  err: (text: string) => void process.stderr.write(`${text}\n`),
};
// "model" makes no row of each by itself: it has limits, goes on where it was, and sums up.
process.exitCode =
  task === "model"
    ? await (await import("./model.ts")).evaluateModel(rest, terminal)
    : await evaluateFile(tasks, process.argv.slice(2));
if (task !== "model" && !(task !== undefined && task in tasks))
  terminal.err("   or: npm run -s evaluate -- model SET.jsonl OUT.jsonl, which sends drafts to the configured model");
