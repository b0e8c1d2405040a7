import { createHmac } from "node:crypto";
import { ServiceError } from "@rewrite-service/contract";
import { CLOCKS_APART_MS, type Clock } from "../runtime/clock.ts";
import type { Database } from "../database/database.ts";

const WINDOW_MS = 600_000;
const KEPT_MS = 86_400_000;

// A window begins with its first try. It is over after its time, and also when it begins in the future: the clock was set
// back then, and waiting for it to come round again would take longer than was said.
const OVER = "(attempt.started_at <= $3 OR attempt.started_at > $4)";

// One statement, so the count is exact on any number of nodes; past the limit it changes nothing and returns no row.
const takeSql = `INSERT INTO attempt (name, taken, started_at) VALUES ($1, 1, $2)
  ON CONFLICT (name) DO UPDATE SET
    taken = CASE WHEN ${OVER} THEN 1 ELSE attempt.taken + 1 END,
    started_at = CASE WHEN ${OVER} THEN $2 ELSE attempt.started_at END
  WHERE ${OVER} OR attempt.taken < $5
  RETURNING started_at`;

const giveBackSql = "UPDATE attempt SET taken = taken - 1 WHERE name = $1 AND started_at = $2 AND taken > 0";

/** How many tries of one kind somebody has within a window, which is ten minutes unless said otherwise. */
export interface Limit {
  what: string;
  whose: string;
  max: number;
  windowMs?: number;
}

export interface Attempts {
  /** Counts one try. @throws ServiceError `rate_limited` past the limit of ten minutes. */
  take(what: string, whose: string, limit: number): Promise<void>;
  /**
   * Makes a guess that is counted against every limit before it is made, so that no number of guesses at once gets past
   * one; a right guess is taken back. @returns what was found, or null. @throws ServiceError `rate_limited`.
   */
  guess<Found>(limits: readonly Limit[], make: () => Promise<Found | null | false>): Promise<Found | null>;
  /**
   * Takes one of `slots`, each of which is free again ten minutes after it was taken: never more than so many in any ten
   * minutes, wherever they begin. @throws ServiceError `rate_limited`.
   */
  takeSlot(what: string, whose: string, slots: number): Promise<void>;
  /** Deletes windows that are over. */
  forget(): Promise<void>;
}

/** A try that was counted: the window it counts in. */
interface Taken {
  name: string;
  startedAt: number;
}

/** Counts tries at things that can be guessed. Addresses and e-mail addresses are kept as keyed hashes only. */
export const createAttempts = ({ db, clock, secret }: { db: Database; clock: Clock; secret: string }): Attempts => {
  const nameOf = ({ what, whose }: Limit): string =>
    `${what}:${createHmac("sha256", `${secret}:attempts`).update(whose).digest("base64url").slice(0, 22)}`;

  /** Null past the limit. */
  const tryToTake = async (limit: Limit): Promise<Taken | null> => {
    const [name, now] = [nameOf(limit), clock.now()];
    const overSince = now - (limit.windowMs ?? WINDOW_MS);
    const parameters = [name, now, overSince, now + CLOCKS_APART_MS, limit.max];
    const [row] = await db.rows<{ started_at: number }>(takeSql, parameters);
    return row === undefined ? null : { name, startedAt: row.started_at };
  };

  const giveBack = async (taken: readonly Taken[]): Promise<void> => {
    for (const { name, startedAt } of taken) await db.run(giveBackSql, [name, startedAt]);
  };

  const refusal = async (limits: readonly Limit[]): Promise<ServiceError> => {
    const waits = await Promise.all(limits.map((limit) => waitMs(limit)));
    const retryAfterS = Math.max(1, Math.ceil(Math.min(...waits) / 1_000));
    return new ServiceError("rate_limited", { message: "Too many attempts. Wait a few minutes.", retryAfterS });
  };
  const waitMs = async (limit: Limit): Promise<number> => {
    const windowMs = limit.windowMs ?? WINDOW_MS;
    const [row] = await db.rows<{ started_at: number }>("SELECT started_at FROM attempt WHERE name = $1", [
      nameOf(limit),
    ]);
    return row === undefined ? 0 : Math.min(windowMs, row.started_at + windowMs - clock.now());
  };

  /** All or none. */
  const takeAll = async (limits: readonly Limit[]): Promise<Taken[]> => {
    const taken: Taken[] = [];
    for (const limit of limits) {
      const one = await tryToTake(limit);
      if (one === null) {
        await giveBack(taken);
        throw await refusal([limit]);
      }
      taken.push(one);
    }
    return taken;
  };

  return {
    take: async (what, whose, max) => void (await takeAll([{ what, whose, max }])),

    guess: async (limits, make) => {
      const taken = await takeAll(limits);
      try {
        const found = await make();
        if (found === null || found === false) return null;
        await giveBack(taken);
        return found;
      } catch (error) {
        // Nothing was learnt of a guess that failed for another reason, or it was right and met a limit of its own.
        await giveBack(taken);
        throw error;
      }
    },

    takeSlot: async (what, whose, slots) => {
      const limits = Array.from({ length: slots }, (_, slot) => ({ what: `${what}-${slot}`, whose, max: 1 }));
      for (const limit of limits) if ((await tryToTake(limit)) !== null) return;
      throw await refusal(limits);
    },

    forget: async () => {
      await db.run("DELETE FROM attempt WHERE started_at < $1", [clock.now() - KEPT_MS]);
    },
  };
};
