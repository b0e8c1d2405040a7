import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOCK_WAIT_MS, onceFree, pauseAfter } from "./lock-wait.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = (): Error => Object.assign(new Error("database is locked"), { errcode: 5 });

const waiting = (failures: number, msOf: (ms: number) => number = (ms) => ms) => {
  const pauses: number[] = [];
  let tries = 0;
  const attempt = (): string => {
    tries += 1;
    if (tries <= failures) throw busy();
    return "free";
  };
  const pause = async (ms: number): Promise<void> => {
    pauses.push(ms);
    await vi.advanceTimersByTimeAsync(msOf(ms));
  };
  return { answer: onceFree(attempt, pause), pauses, tries: () => tries };
};

test("pauses grow from a millisecond to fifty", async () => {
  const { answer, pauses } = waiting(8);
  expect(await answer).toBe("free");
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 50, 50]);
  expect([pauseAfter(24), pauseAfter(25), pauseAfter(26)]).toEqual([48, 50, 50]);
});

test("a caller waits for five seconds, and no longer", async () => {
  expect(LOCK_WAIT_MS).toBe(5_000);
  const { answer, tries } = waiting(10, () => 2_500);
  await expect(answer).rejects.toThrow("locked");
  expect(tries()).toBe(4);
});

test("what is no lock is thrown at once", async () => {
  const failed = onceFree(() => Promise.reject(new Error("no such table")), vi.fn<() => Promise<void>>());
  await expect(failed).rejects.toThrow("no such table");
});
