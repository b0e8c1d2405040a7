import { createHmac } from "node:crypto";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { WINDOW_S, type RateLimiter, type RateState } from "./rate-limiter.ts";

const stateOf = (found: RateLimiterRes | null, limit: number, allowed: boolean): RateState => ({
  allowed,
  limit,
  remaining: Math.max(0, limit - (found?.consumedPoints ?? 0)),
  resetS: found === null ? WINDOW_S : Math.max(1, Math.ceil(found.msBeforeNext / 1_000)),
});

/**
 * Windows of a minute in Redis or Valkey: one script for each request, exact over any number of nodes. Names of callers
 * are keyed hashes there. Rejects when the server cannot be reached. `client` is one of
 * the package `@redis/client`.
 */
export const redisRateLimiter = ({ client, secret }: { client: object; secret: string }): RateLimiter => {
  const nameOf = (key: string): string =>
    createHmac("sha256", `${secret}:rate`).update(key).digest("base64url").slice(0, 22);
  // One for each limit of the plan table. They share the windows, so a changed plan keeps what was counted.
  const limiters = new Map<number, RateLimiterRedis>();
  const limiterOf = (limit: number): RateLimiterRedis => {
    const known = limiters.get(limit);
    if (known !== undefined) return known;
    const made = new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: "rate",
      points: limit,
      duration: WINDOW_S,
    });
    limiters.set(limit, made);
    return made;
  };
  return {
    take: async (key, limit) => {
      try {
        return stateOf(await limiterOf(limit).consume(nameOf(key)), limit, true);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return stateOf(refused, limit, false);
        throw refused;
      }
    },
    peek: async (key, limit) => {
      const found = await limiterOf(limit).get(nameOf(key));
      return stateOf(found, limit, (found?.consumedPoints ?? 0) < limit);
    },
  };
};
