import { runAdmin } from "./commands/run.ts";

process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
