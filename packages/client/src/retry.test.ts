import { ServiceError } from "@rewrite-service/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RETRY_RULES, withRetry } from "./retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs what fails with these errors in turn and then succeeds; says after how many ms each try came. */
const tries = async (...errors: Error[]): Promise<{ atMs: number[]; ended: unknown }> => {
  const startedAt = Date.now();
  const atMs: number[] = [];
  const run = withRetry(async () => {
    atMs.push(Date.now() - startedAt);
    const error = errors[atMs.length - 1];
    if (error !== undefined) throw error;
    return "done";
  }, RETRY_RULES).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { atMs, ended: await run };
};
const busy = new ServiceError("rate_limited");

test("a failure that passes is tried again, each time after twice the wait", async () => {
  expect(await tries(busy, busy)).toEqual({ atMs: [0, 250, 750], ended: "done" });
});

test("after three tries the failure is the caller's", async () => {
  expect(await tries(busy, busy, busy, busy)).toEqual({ atMs: [0, 250, 750], ended: busy });
});

test("the service's own pace counts, up to five seconds", async () => {
  expect((await tries(new ServiceError("rate_limited", { retryAfterS: 5 }))).atMs).toEqual([0, 5_000]);
  expect((await tries(new ServiceError("rate_limited", { retryAfterS: 0 }))).atMs).toEqual([0, 0]);
  expect((await tries(new ServiceError("rate_limited", { retryAfterS: 6 }))).atMs).toEqual([0]);
});

test.each([
  new ServiceError("anonymous_allowance_used"),
  new ServiceError("provider_timeout"),
  new ServiceError("invalid_key"),
  new TypeError("a bug"),
])("%s is not tried again", async (error) => {
  expect(await tries(error)).toEqual({ atMs: [0], ended: error });
});

test("whoever has left is not kept waiting", async () => {
  const leaving = new AbortController();
  const run = withRetry(() => Promise.reject(busy), RETRY_RULES, leaving.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort(new Error("left"));
  expect(await run).toEqual(new Error("left"));
  expect(vi.getTimerCount()).toBe(0);
  let count = 0;
  const after = withRetry(
    () => Promise.reject(new ServiceError(count++ < 9 ? "rate_limited" : "internal")),
    RETRY_RULES,
    leaving.signal,
  );
  await expect(after).rejects.toThrow("Too many requests");
  expect(count).toBe(1);
});
