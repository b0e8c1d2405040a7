import type { RateLimiter, RateState } from "./rate-limiter.ts";

interface FallbackDeps {
  primary: RateLimiter;
  /** Counts while the first one cannot: each process for itself, in memory. */
  fallback: RateLimiter;
  /** Longest wait for the first one. */
  timeoutMs: number;
  /** Called when counting moves to the fallback, and again when it returns. */
  moved: (toFallback: boolean, cause: unknown) => void;
}

/** A limiter that goes on counting when its store is away or hangs: a limit must neither stop the service nor vanish. */
export const rateLimiterWithFallback = ({ primary, fallback, timeoutMs, moved }: FallbackDeps): RateLimiter => {
  let away = false;
  const note = (now: boolean, cause: unknown): void => {
    if (now === away) return;
    away = now;
    moved(now, cause);
  };
  const ask = async (
    first: () => RateState | Promise<RateState>,
    second: () => RateState | Promise<RateState>,
  ): Promise<RateState> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The rate-limit store isn't responding.")), timeoutMs);
    });
    try {
      const state = await Promise.race([first(), late]);
      note(false, null);
      return state;
    } catch (cause) {
      note(true, cause);
      return await second();
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    take: (key, limit) =>
      ask(
        () => primary.take(key, limit),
        () => fallback.take(key, limit),
      ),
    peek: (key, limit) =>
      ask(
        () => primary.peek(key, limit),
        () => fallback.peek(key, limit),
      ),
  };
};
