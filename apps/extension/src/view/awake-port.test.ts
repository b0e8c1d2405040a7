import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAwakePort } from "./awake-port.ts";

/** A port whose other end the test plays. */
const playedPort = () => {
  const posted: unknown[] = [];
  let end = (): void => undefined;
  const port = {
    onMessage: { addListener: () => undefined },
    onDisconnect: { addListener: (listener: () => void) => (end = listener) },
    postMessage: (message: unknown) => void posted.push(message),
    disconnect: () => undefined,
  };
  vi.stubGlobal("chrome", { runtime: { connect: () => port } });
  return { posted, endWorker: () => end() };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the worker hears something before Chrome would let it sleep, until the port is closed", () => {
  const { posted } = playedPort();
  const port = openAwakePort(
    "rewrite",
    () => undefined,
    () => undefined,
  );
  vi.advanceTimersByTime(29_000);
  expect(posted).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(30_000);
  expect(posted.length).toBe(2);
  port.close();
  vi.advanceTimersByTime(60_000);
  expect(posted.length).toBe(2);
});

test("a worker that Chrome ended is told about, and is not spoken to any more", () => {
  const { posted, endWorker } = playedPort();
  const onEnd = vi.fn();
  openAwakePort("rewrite", () => undefined, onEnd);
  endWorker();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(posted).toEqual([]);
});
