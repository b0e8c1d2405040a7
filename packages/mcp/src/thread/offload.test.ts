import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { textAnswer, type ToolAnswer } from "../calls/answer.ts";
import { createRunner } from "./offload.ts";

// A thread that says how many tasks it has had, ends at one and never answers another.
const THREAD = `
  const { parentPort } = require("node:worker_threads");
  let count = 0;
  parentPort.on("message", ({ input: { act } }) => {
    count += 1;
    if (act === "end") process.exit(1);
    if (act === "throw") throw new Error("secret");
    if (act !== "wait") parentPort.postMessage({ content: [{ type: "text", text: process.argv.at(-1) + " " + count }] });
  });
`;

let folder: string;
let program: URL;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rewrite-thread-"));
  const file = join(folder, "thread.cjs");
  writeFileSync(file, THREAD);
  program = pathToFileURL(file);
});
afterEach(() => rmSync(folder, { recursive: true }));

const never = new AbortController().signal;
const textOf = ({ content: [first] }: ToolAnswer): string | undefined => first?.text;
const open = () => {
  const run = createRunner(program, async () => textAnswer("here"));
  const ask = (act: string, signal = never, length = 30_001): Promise<ToolAnswer> =>
    run({ tool: "check_tells", input: { act, text: "x".repeat(length - act.length), ignored: 7 } }, signal);
  return { run, ask };
};

test("short texts are processed at once, longer ones in one thread that is kept", async () => {
  const { run, ask } = open();
  expect(textOf(await ask("", never, 30_000))).toBe("here");
  for (const input of [null, "x".repeat(40_000)]) expect(textOf(await run({ tool: "a", input }, never))).toBe("here");
  expect(textOf(await ask(""))).toBe("--thread 1");
  expect(textOf(await ask(""))).toBe("--thread 2");
});

test("a task that ends its thread is refused without its reason, and the next has another thread", async () => {
  const { ask } = open();
  for (const act of ["end", "throw"]) {
    const answer = await ask(act);
    expect(answer).toEqual({
      content: [{ type: "text", text: "The text could not be processed. Send a shorter one." }],
      isError: true,
    });
    expect(textOf(await ask(""))).toBe("--thread 1");
  }
});

test("a task that is aborted ends with its thread, and those that wait go on with another", async () => {
  const { ask } = open();
  expect(textOf(await ask(""))).toBe("--thread 1");
  const abort = new AbortController();
  const waiting = ask("wait", abort.signal);
  const next = ask("");
  setTimeout(() => abort.abort(new Error("no longer wanted")), 20);
  await expect(waiting).rejects.toThrow("no longer wanted");
  expect(textOf(await next)).toBe("--thread 1");
  // One that was aborted before its turn starts nothing.
  await expect(ask("", abort.signal)).rejects.toThrow("no longer wanted");
  expect(textOf(await ask(""))).toBe("--thread 2");
});
