import { createHmac } from "node:crypto";
import { ServiceError } from "@rewrite-service/contract";
import type { Clock } from "../runtime/clock.ts";
import type { Database } from "../database/database.ts";

const WINDOW_MS = 600_000;
const KEPT_MS = 86_400_000;

// A window begins with its first try. The count is one statement, so it is exact on any number of nodes.
const takeSql = `INSERT INTO attempt (name, taken, started_at) VALUES ($1, 1, $2)
  ON CONFLICT (name) DO UPDATE SET
    taken = CASE WHEN attempt.started_at <= $3 THEN 1 ELSE attempt.taken + 1 END,
    started_at = CASE WHEN attempt.started_at <= $3 THEN $2 ELSE attempt.started_at END
  RETURNING taken, started_at`;

export interface Attempts {
  /** Counts one try. @throws ServiceError `rate_limited` past the limit of ten minutes. */
  take(what: string, whose: string, limit: number): Promise<void>;
  /** Refuses without counting when the limit is reached. */
  check(what: string, whose: string, limit: number): Promise<void>;
  /** Deletes windows that are over. */
  forget(): Promise<void>;
}

/** Counts tries at things that can be guessed. Addresses and e-mail addresses are kept as keyed hashes only. */
export const createAttempts = ({ db, clock, secret }: { db: Database; clock: Clock; secret: string }): Attempts => {
  const nameOf = (what: string, whose: string): string =>
    `${what}:${createHmac("sha256", `${secret}:attempts`).update(whose).digest("base64url").slice(0, 22)}`;
  const refuse = (startedAt: number): never => {
    const retryAfterS = Math.max(1, Math.ceil((startedAt + WINDOW_MS - clock.now()) / 1_000));
    throw new ServiceError("rate_limited", { message: "Too many tries. Wait a few minutes.", retryAfterS });
  };
  return {
    take: async (what, whose, limit) => {
      const now = clock.now();
      const parameters = [nameOf(what, whose), now, now - WINDOW_MS];
      const [row] = await db.rows<{ taken: number; started_at: number }>(takeSql, parameters);
      if (row !== undefined && row.taken > limit) refuse(row.started_at);
    },
    check: async (what, whose, limit) => {
      const [row] = await db.rows<{ taken: number; started_at: number }>(
        "SELECT taken, started_at FROM attempt WHERE name = $1 AND started_at > $2",
        [nameOf(what, whose), clock.now() - WINDOW_MS],
      );
      if (row !== undefined && row.taken >= limit) refuse(row.started_at);
    },
    forget: async () => {
      await db.run("DELETE FROM attempt WHERE started_at < $1", [clock.now() - KEPT_MS]);
    },
  };
};
