import type { Clock } from "../../runtime/clock.ts";

/** A caller's remaining requests in the current window. */
export interface RateState {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Whole seconds until the window is over. */
  resetS: number;
}

/** Counts by key. An implementation for several nodes keeps its counts elsewhere. */
export interface RateLimiter {
  /** Counts one and says whether it was within the limit. */
  take(key: string, limit: number): RateState | Promise<RateState>;
  /** Looks without counting. */
  peek(key: string, limit: number): RateState | Promise<RateState>;
}

export const WINDOW_S = 60;
const WINDOW_MS = WINDOW_S * 1_000;
const KEYS_MAX = 100_000;

/** Windows of a minute from a key's first request, in memory. Over its capacity it forgets the oldest keys. */
export const memoryRateLimiter = (clock: Clock): RateLimiter => {
  const windows = new Map<string, { startedAt: number; taken: number }>();
  const current = (key: string): { startedAt: number; taken: number } | null => {
    const window = windows.get(key);
    const age = window === undefined ? WINDOW_MS : clock.now() - window.startedAt;
    // A window that begins in the future is from before the clock was set back, and over.
    if (window !== undefined && age >= 0 && age < WINDOW_MS) return window;
    windows.delete(key);
    return null;
  };
  const stateOf = (
    window: { startedAt: number; taken: number } | null,
    limit: number,
    allowed: boolean,
  ): RateState => ({
    allowed,
    limit,
    remaining: Math.max(0, limit - (window?.taken ?? 0)),
    resetS: window === null ? WINDOW_S : Math.max(1, Math.ceil((window.startedAt + WINDOW_MS - clock.now()) / 1_000)),
  });
  const forgetOldest = (): void => {
    for (const key of windows.keys()) {
      if (windows.size < KEYS_MAX) return;
      windows.delete(key);
    }
  };
  return {
    take: (key, limit) => {
      let window = current(key);
      if (window === null) {
        forgetOldest();
        window = { startedAt: clock.now(), taken: 0 };
        windows.set(key, window);
      }
      const allowed = window.taken < limit;
      if (allowed) window.taken += 1;
      return stateOf(window, limit, allowed);
    },
    peek: (key, limit) => {
      const window = current(key);
      return stateOf(window, limit, (window?.taken ?? 0) < limit);
    },
  };
};
