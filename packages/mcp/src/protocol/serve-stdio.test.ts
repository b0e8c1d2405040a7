import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { textAnswer } from "../calls/answer.ts";
import { listings } from "../listings/index.ts";
import { loadLibrary } from "../server/load-library.ts";
import type { Features } from "./methods.ts";
import { serveStdio, type Streams } from "./stdio.ts";

const open = (call: Features["call"] = async () => textAnswer("done")) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const codes: number[] = [];
  let written = "";
  output.on("data", (chunk: Buffer) => (written += chunk.toString("utf8")));
  const exit = (code: number): void => void codes.push(code);
  serveStdio({ tools: listings, resources: [], prompts: [], library: loadLibrary, call }, {
    input,
    output,
    exit,
  } as unknown as Streams);
  const said = (): Record<string, unknown>[] =>
    written
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const ask = (id: number, name = "check_tells"): void =>
    void input.write(
      `${JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: {} } })}\n`,
    );
  return { input, output, codes, said, ask };
};

test("what was asked before the client closed its side is answered before the program ends", async () => {
  let finish = (): void => undefined;
  const { input, codes, said, ask } = open(
    () => new Promise((resolve) => (finish = () => resolve(textAnswer("done")))),
  );
  ask(1);
  // The last line may have no end.
  input.end('{"jsonrpc":"2.0","id":2,"method":"ping"}');
  await expect.poll(said).toMatchObject([{ id: 2 }]);
  expect(codes).toEqual([]);
  finish();
  await expect.poll(() => codes).toEqual([0]);
  expect(said().at(-1)).toMatchObject({ id: 1, result: { content: [{ text: "done" }] } });
});

test("a call that does not end is abandoned two seconds after the client has gone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let aborted = false;
  const { input, codes, ask } = open((_tool, _input, { signal }) => {
    signal.addEventListener("abort", () => (aborted = true));
    return new Promise(() => undefined);
  });
  ask(1);
  input.end();
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(1_999);
  expect([aborted, codes]).toEqual([false, []]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(() => codes).toEqual([0]);
  expect(aborted).toBe(true);
});

test("a client that reads no more ends the program, as does one that says nothing", async () => {
  const gone = open();
  gone.output.emit("error", new Error("EPIPE"));
  expect(gone.codes).toEqual([0]);
  const silent = open();
  silent.input.end();
  await expect.poll(() => silent.codes).toEqual([0]);
  const broken = open();
  broken.input.emit("error", new Error("EIO"));
  broken.input.emit("end");
  await expect.poll(() => broken.codes).toEqual([0]);
});

test("a line that is too long to keep is refused, and the next is read", async () => {
  const { input, said } = open();
  const part = "x".repeat(8_000_001);
  for (let at = 0; at < 4; at += 1) input.write(part);
  input.write('\n{"jsonrpc":"2.0","id":2,"method":"ping"}\n');
  await expect
    .poll(said)
    .toMatchObject([{ id: null, error: { code: -32600, message: "The line is too long." } }, { id: 2 }]);
});
