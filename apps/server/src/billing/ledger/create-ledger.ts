import type { Database } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Plans } from "../plans/plans.ts";
import { createAnonymousOwners } from "./anonymous-owners.ts";
import { createAnonymousUsed } from "./anonymous-used.ts";
import { createGrants } from "./grants.ts";
import type { Ledger } from "./ledger.ts";
import { type LedgerSql, ledgerSql } from "./ledger-sql.ts";
import { createReserve } from "./reserve.ts";
import { createSettle } from "./settle.ts";
import { createSweep } from "./sweep.ts";
import { createUsageReport } from "./usage-report.ts";

export interface LedgerDeps {
  db: Database;
  plans: Plans;
  clock: Clock;
  /** The server's secret, for the names of anonymous callers. */
  secret: string;
  /** Only tests swap a statement. */
  sql?: LedgerSql;
}

/** The ledger on one database. Each of its acts has a file of its own. */
export const createLedger = ({ db, plans, clock, secret, sql = ledgerSql }: LedgerDeps): Ledger => {
  const sweep = createSweep({ db, clock, sql });
  const owners = createAnonymousOwners(db, secret);
  return {
    reserve: createReserve({
      db,
      plans,
      clock,
      sql,
      anonymousOwner: owners.of,
      sweepOwner: sweep.owner,
    }),
    ...createSettle({ db, clock, sql }),
    ...createGrants({ db, clock, sql }),
    sweep: sweep.everything,
    usageReport: createUsageReport({ db, plans, clock }),
    anonymousUsed: createAnonymousUsed({ db, clock, owners }),
  };
};
