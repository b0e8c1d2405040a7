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

const SHELL_NAME = "rewrite-service";
/** Whether npx fetched the program for this once. */
const byNpx = process.env["npm_command"] === "exec";

/** The name that the program was started under. */
const calledName = (): string => /([^/\\]*)$/.exec(process.argv[1] ?? "")?.[1] ?? "";

/** What starts it again; null where its name alone does not. */
const invokedAs = (): string | null => {
  const name = calledName();
  return byNpx || name.endsWith(".mjs") ? null : name;
};

const runCommands = async (): Promise<void> => {
  const { openTerminal, runCommand } = await import("./server/on-demand.ts");
  process.exitCode = await runCommand(argv, await openTerminal(process.env, PROGRAM, invokedAs()));
};

const serve = (): void => {
  if (process.stdin.isTTY)
    process.stderr.write("This is an MCP server, to be started by a client. See --help for commands.\n");
  const home = async (): Promise<string> => (await import("node:os")).homedir();
  serveStdio(createFeatures({ environment: process.env, home, program: PROGRAM }), {
    input: process.stdin,
    output: process.stdout,
    exit: (code) => process.exit(code),
  });
};

// The name for shells has no server behind it: whoever types it alone wants to know what there is. npx starts a package of
// two names by either.
if (argv.length === 0 && (calledName() !== SHELL_NAME || byNpx)) serve();
else if (argv[0] === THREAD) void import("./server/on-demand.ts").then(({ answerTasks }) => answerTasks());
else void runCommands();
