import { createHmac } from "node:crypto";
import { CLOCKS_APART_MS, type Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";
import { WINDOW_S, type RateLimiter, type RateState } from "./rate-limiter.ts";

const WINDOW_MS = WINDOW_S * 1_000;

// A window that begins in the future is from before the clock was set back, and over like one that is past.
const OVER = "(attempt.started_at <= $3 OR attempt.started_at > $5)";

// One past the limit is as far as it counts, so a caller who keeps asking does not make the row grow.
const takeSql = `INSERT INTO attempt (name, taken, started_at) VALUES ($1, 1, $2)
  ON CONFLICT (name) DO UPDATE SET
    taken = CASE WHEN ${OVER} THEN 1 WHEN attempt.taken > $4 THEN attempt.taken ELSE attempt.taken + 1 END,
    started_at = CASE WHEN ${OVER} THEN $2 ELSE attempt.started_at END
  RETURNING taken, started_at`;

interface Window {
  taken: number;
  started_at: number;
}

/** Windows of a minute in the database: one statement for each request, exact over any number of nodes. */
export const databaseRateLimiter = ({
  db,
  clock,
  secret,
}: {
  db: Database;
  clock: Clock;
  secret: string;
}): RateLimiter => {
  const nameOf = (key: string): string =>
    `rate:${createHmac("sha256", `${secret}:rate`).update(key).digest("base64url").slice(0, 22)}`;
  const stateOf = (window: Window | undefined, limit: number, allowed: boolean): RateState => ({
    allowed,
    limit,
    remaining: Math.max(0, limit - (window?.taken ?? 0)),
    resetS:
      window === undefined
        ? WINDOW_S
        : Math.min(WINDOW_S, Math.max(1, Math.ceil((window.started_at + WINDOW_MS - clock.now()) / 1_000))),
  });
  return {
    take: async (key, limit) => {
      const now = clock.now();
      const [window] = await db.rows<Window>(takeSql, [
        nameOf(key),
        now,
        now - WINDOW_MS,
        limit,
        now + CLOCKS_APART_MS,
      ]);
      return stateOf(window, limit, window !== undefined && window.taken <= limit);
    },
    peek: async (key, limit) => {
      const now = clock.now();
      const [window] = await db.read<Window>(
        "SELECT taken, started_at FROM attempt WHERE name = $1 AND started_at > $2 AND started_at <= $3",
        [nameOf(key), now - WINDOW_MS, now + CLOCKS_APART_MS],
      );
      return stateOf(window, limit, (window?.taken ?? 0) < limit);
    },
  };
};
