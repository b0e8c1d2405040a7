import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Finished allowance periods are kept this long for the owner's usage list. Credits are kept as long as the account. */
export const ALLOWANCE_KEPT_MS = 90 * DAY_MS;

const endedFunds = `SELECT f.id FROM fund f WHERE f.kind = $1 AND f.period_end <= $2
  AND NOT EXISTS (SELECT 1 FROM hold h WHERE h.state = 'held' AND (h.fund_id = f.id OR h.budget_id = f.id))`;

/**
 * Deletes what is past its keeping time, with everything that hangs on it, so that the ledger of what remains still
 * add up: anonymous callers' rows and salts once their day is over, finished allowance periods after 90 days.
 */
export const createPrune = ({ db, clock }: { db: Database; clock: Clock }): (() => Promise<void>) => {
  let nextAt = 0;
  const pruneFunds = (kind: string, endedBefore: number): Promise<void> =>
    db.transaction(async (statements) => {
      const bounds = [kind, endedBefore];
      await statements.run(`DELETE FROM entry WHERE fund_id IN (${endedFunds})`, bounds);
      await statements.run(`DELETE FROM hold WHERE fund_id IN (${endedFunds})`, bounds);
      await statements.run(
        `DELETE FROM fund WHERE id IN (${endedFunds})
          AND NOT EXISTS (SELECT 1 FROM hold h WHERE h.budget_id = fund.id)
          AND NOT EXISTS (SELECT 1 FROM entry e WHERE e.fund_id = fund.id)`,
        bounds,
      );
    });
  return async () => {
    const now = clock.now();
    if (now < nextAt) return;
    nextAt = now + HOUR_MS;
    await pruneFunds("anonymous", now);
    await pruneFunds("allowance", now - ALLOWANCE_KEPT_MS);
    await db.run("DELETE FROM daily_salt WHERE day < $1", [now - DAY_MS]);
    await db.run("DELETE FROM open_streams WHERE streams = 0 AND owner LIKE 'anon:%'");
  };
};
