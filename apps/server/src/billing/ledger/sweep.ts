import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";
import { type EndedHold, putBack } from "./settle.ts";
import type { LedgerSql } from "./ledger-sql.ts";
import { createPrune } from "./prune.ts";

interface SweepDeps {
  db: Database;
  clock: Clock;
  sql: LedgerSql;
}

/** Ends what nobody renews. Any number of nodes may sweep at once: each hold ends once. */
export const createSweep = ({ db, clock, sql }: SweepDeps) => {
  const prune = createPrune({ db, clock });

  const expire = (id: string): Promise<boolean> =>
    db.transaction(async (statements) => {
      const now = clock.now();
      const [ended] = await statements.rows<EndedHold>(sql.expireHold, [id, now]);
      if (ended === undefined) return false;
      const puttingBack = putBack(statements, sql, ended, { holdId: id, units: 0, now });
      statements.last();
      await puttingBack;
      return true;
    });

  const expireAll = async (ids: readonly { id: string }[]): Promise<number> => {
    let ended = 0;
    for (const { id } of ids) if (await expire(id)) ended += 1;
    return ended;
  };

  return {
    owner: async (owner: string): Promise<number> =>
      expireAll(await db.rows<{ id: string }>(sql.overdueOf, [clock.now(), owner])),

    everything: async (): Promise<number> => {
      let ended = 0;
      // A round that ends nothing found only what other nodes were ending, and is the last.
      for (let last = -1; last !== ended;) {
        last = ended;
        ended += await expireAll(await db.rows<{ id: string }>(sql.overdue, [clock.now()]));
      }
      await prune();
      return ended;
    },
  };
};
