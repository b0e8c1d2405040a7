import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import type { AdminHealth } from "@rewrite-service/contract";
import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";
import type { Log } from "../../runtime/log.ts";
import { memoryRateLimiter, type RateLimiter } from "./rate-limiter.ts";
import { rateLimiterWithFallback } from "./rate-limiter-fallback.ts";
import { databaseRateLimiter } from "./database-rate-limiter.ts";
import { redisRateLimiter } from "./redis-rate-limiter.ts";

const ANSWER_MS = 250;
const CONNECT_MS = 2_000;
const RETRY_MS = 1_000;

interface RateLimitsDeps {
  db: Database;
  clock: Clock;
  secret: string;
  log: Pick<Log, "error" | "info">;
  /** `redis://…`, `rediss://…`; null counts in the database of several nodes, or in memory for one. */
  redisUrl: string | null;
}

export interface RateLimits {
  limiter: RateLimiter;
  kind: AdminHealth["limits"];
  close(): void;
}

/** Where rewrites a minute are counted: Redis where it is set, else PostgreSQL, else this process's memory. */
export const createRateLimits = async ({ db, clock, secret, log, redisUrl }: RateLimitsDeps): Promise<RateLimits> => {
  if (redisUrl === null) {
    return db.dialect === "postgres"
      ? { limiter: databaseRateLimiter({ db, clock, secret }), kind: "database", close: () => undefined }
      : { limiter: memoryRateLimiter(clock), kind: "memory", close: () => undefined };
  }
  const client = createClient({
    url: redisUrl,
    // A request that comes while the connection is away is counted in memory at once, not kept until it is back.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: () => RETRY_MS },
  });
  // Its words may hold the address with a password, so the log gets the kind of failure alone.
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
  return { limiter, kind: "redis", close: () => client.destroy() };
};
