import type { AdminHealth } from "@rewrite-service/contract";
import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";
import type { Log } from "../../runtime/log.ts";
import { memoryRateLimiter, type RateLimiter } from "./rate-limiter.ts";
import { databaseRateLimiter } from "./database-rate-limiter.ts";

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
  // Only here, so that a server without Redis does not load its client.
  const { redisRateLimits } = await import("./redis-rate-limits.ts");
  return { ...(await redisRateLimits({ clock, secret, log, url: redisUrl })), kind: "redis" };
};
