import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import type { Clock } from "../../runtime/clock.ts";
import type { Log } from "../../runtime/log.ts";
import { memoryRateLimiter, type RateLimiter } from "./rate-limiter.ts";
import { rateLimiterWithFallback } from "./rate-limiter-fallback.ts";
import { redisRateLimiter } from "./redis-rate-limiter.ts";

const ANSWER_MS = 250;
const CONNECT_MS = 2_000;
const RETRY_MS = 1_000;

interface RedisRateLimitsDeps {
  clock: Clock;
  secret: string;
  log: Pick<Log, "error" | "info">;
  /** `redis://…`, `rediss://…` */
  url: string;
}

/** Counts in Redis or Valkey over all nodes, and in this process's memory while it does not answer. */
export const redisRateLimits = async ({
  clock,
  secret,
  log,
  url,
}: RedisRateLimitsDeps): Promise<{ limiter: RateLimiter; close(): void }> => {
  const client = createClient({
    url,
    // A request that comes while the connection is away is counted in memory at once, not kept until it is back.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: () => RETRY_MS },
  });
  // The message may contain the address and password, so the log gets only the kind of failure.
  client.on("error", () => undefined);
  const connected = client.connect().catch(() => undefined);
  // A server that starts without it serves all the same, and goes on trying.
  await Promise.race([connected, sleep(CONNECT_MS, null, { ref: false })]);
  const limiter = rateLimiterWithFallback({
    primary: redisRateLimiter({ client, secret }),
    fallback: memoryRateLimiter(clock),
    timeoutMs: ANSWER_MS,
    moved: (toMemory) => {
      if (toMemory) log.error("Redis does not answer: each process counts its rewrites a minute by itself");
      else log.info("Redis answers again: rewrites a minute are counted over all processes");
    },
  });
  return { limiter, close: () => client.destroy() };
};
