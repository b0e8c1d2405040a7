#!/usr/bin/env node
import { THREAD } from "./thread/offload.ts";
import { serveStdio } from "./protocol/stdio.ts";
import { createFeatures } from "./server/features.ts";

// Whatever a library may print goes to stderr: stdout belongs to the protocol.
const { console: printer } = globalThis;
for (const name of ["log", "info", "debug", "dir", "table", "group", "timeEnd", "timeLog", "count"] as const) {
  printer[name] = (...said: unknown[]) => printer.error(...said);
}

const PROGRAM = new URL(import.meta.url);
const argv = process.argv.slice(2);

const runCommands = async (): Promise<void> => {
  const { openTerminal, runCommand } = await import("./server/on-demand.ts");
  process.exitCode = await runCommand(argv, await openTerminal(process.env, PROGRAM));
};

const serve = (): void => {
  if (process.stdin.isTTY)
    process.stderr.write("This is an MCP server for a client to start. See --help for commands.\n");
  const home = async (): Promise<string> => (await import("node:os")).homedir();
  serveStdio(createFeatures({ environment: process.env, home, program: PROGRAM }), {
    input: process.stdin,
    output: process.stdout,
    exit: (code) => process.exit(code),
  });
};

if (argv.length === 0) serve();
else if (argv[0] === THREAD) void import("./server/on-demand.ts").then(({ answerTasks }) => answerTasks());
else void runCommands();
