import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBeat } from "./beat.ts";
import { every, repeat } from "./schedule.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = { error: () => undefined };

test("work is done at once and at every turn, until it is stopped", async () => {
  let turns = 0;
  const stop = every(100, async () => void (turns += 1), silent);
  expect(turns).toBe(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(turns).toBe(3);
  stop();
  await vi.advanceTimersByTimeAsync(250);
  expect(turns).toBe(3);
});

test("a turn that is not over lets the next ones go by", async () => {
  let [turns, finish] = [0, (): void => undefined];
  const stop = every(
    100,
    () => {
      turns += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    },
    silent,
  );
  await vi.advanceTimersByTimeAsync(350);
  expect(turns).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(100);
  expect(turns).toBe(2);
  stop();
});

test("a failure is logged, and the next turn comes", async () => {
  const lines: unknown[][] = [];
  const failure = new Error("the disk is full");
  const log = { error: (...line: unknown[]) => void lines.push(line) };
  const stop = every(100, () => Promise.reject(failure), log);
  await vi.advanceTimersByTimeAsync(100);
  const line = [{ err: failure }, "a scheduled task failed"];
  expect(lines).toEqual([line, line]);
  stop();
});

test("what is repeated first comes after its time", () => {
  let turns = 0;
  const stop = repeat(100, () => void (turns += 1));
  expect(turns).toBe(0);
  vi.advanceTimersByTime(200);
  expect(turns).toBe(2);
  stop();
  vi.advanceTimersByTime(200);
  expect(turns).toBe(2);
});

test("all that rest are called together when the first one's time is over; without a time nobody rests", () => {
  expect(createBeat(0)).toBeNull();
  const beat = createBeat(50);
  const called: string[] = [];
  beat?.next(() => called.push("a"));
  vi.advanceTimersByTime(40);
  beat?.next(() => called.push("b"));
  expect(called).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(called).toEqual(["a", "b"]);
  vi.advanceTimersByTime(100);
  beat?.next(() => called.push("c"));
  vi.advanceTimersByTime(50);
  expect(called).toEqual(["a", "b", "c"]);
});
