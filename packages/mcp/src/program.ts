#!/usr/bin/env node
import { isMainThread } from "node:worker_threads";

// Whatever a library may print goes to stderr: stdout belongs to the protocol.
const { console: printer } = globalThis;
for (const name of ["log", "info", "debug", "dir", "table", "group", "groupCollapsed", "timeEnd", "timeLog", "count"] as const) {
  printer[name] = printer.error;
}

const program = new URL(import.meta.url);
const argv = process.argv.slice(2);

if (!isMainThread) {
  await (await import("./thread.ts")).answerTask();
} else if (argv.length === 0) {
  const { homedir } = await import("node:os");
  const { createOffer } = await import("./server.ts");
  const { serveStdio } = await import("./protocol/stdio.ts");
  if (process.stdin.isTTY) process.stderr.write("This is an MCP server for a client to start. See --help for commands.\n");
  serveStdio(createOffer({ environment: process.env, home: homedir(), program }), {
    input: process.stdin,
    output: process.stdout,
    exit: (code) => process.exit(code),
  });
} else {
  const { openTerminal, runCommand } = await import("./commands/index.ts");
  process.exitCode = await runCommand(argv, openTerminal(process.env));
}
