import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "./failures.ts";

/** How long a caller waits for a lock that another process holds. */
export const LOCK_WAIT_MS = 5_000;
const PAUSE_MAX_MS = 50;

/** Pauses between tries, longer each time. */
export const pauseAfter = (pauseMs: number): number => Math.min(PAUSE_MAX_MS, pauseMs * 2);

/**
 * Tries until the lock is free, and waits in between where SQLite itself would hold up the event loop.
 *
 * @throws SQLite's error once the caller has waited for `LOCK_WAIT_MS`.
 */
export const onceFree = async <Result>(
  attempt: () => Result | Promise<Result>,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<Result> => {
  const until = performance.now() + LOCK_WAIT_MS;
  for (let ms = 1; ; ms = pauseAfter(ms)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
    }
    await pause(ms);
  }
};
