import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("while nothing new is known the last thing said is said again every ten seconds, until the end", () => {
  const notes: object[] = [];
  const progress = openProgress({ progressToken: 0 }, (params) => notes.push(params));
  vi.advanceTimersByTime(30_000);
  // Nothing has begun.
  expect(notes).toEqual([]);
  progress.tell(0, "Started");
  vi.advanceTimersByTime(9_999);
  expect(notes).toEqual([{ progressToken: 0, progress: 0, message: "Started" }]);
  vi.advanceTimersByTime(1);
  progress.tell(40, "40 characters written");
  vi.advanceTimersByTime(20_000);
  expect(notes.slice(1)).toEqual([
    { progressToken: 0, progress: 1, message: "Started" },
    { progressToken: 0, progress: 40, message: "40 characters written" },
    { progressToken: 0, progress: 41, message: "40 characters written" },
    { progressToken: 0, progress: 42, message: "40 characters written" },
  ]);
  progress.stop();
  progress.tell(50, "late");
  vi.advanceTimersByTime(30_000);
  expect(notes.length).toBe(5);
  expect(vi.getTimerCount()).toBe(0);
});

test("a client that gave no token hears nothing", () => {
  for (const meta of [null, {}, { progressToken: {} }]) {
    const progress = openProgress(meta, () => expect.unreachable());
    progress.tell(1, "one");
    vi.advanceTimersByTime(10_000);
    progress.stop();
  }
});
