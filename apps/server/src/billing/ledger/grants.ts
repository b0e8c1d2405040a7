import type { Clock } from "../../runtime/clock.ts";
import type { Database, Statements } from "../../database/database.ts";
import { creditsId } from "./funds.ts";
import type { Clawback, Grant } from "./ledger.ts";
import type { LedgerSql } from "./ledger-sql.ts";

interface GrantsDeps {
  db: Database;
  clock: Clock;
  sql: LedgerSql;
}

const checkAmount = (amount: number): void => {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > 1_000_000_000) {
    throw new RangeError("Credits must be a whole number from 1 to 1,000,000,000.");
  }
};

export const createGrants = ({ db, clock, sql }: GrantsDeps) => {
  const openCredits = (statements: Statements, accountId: string): Promise<number> =>
    statements.run(sql.openCredits, [creditsId(accountId), accountId, clock.now()]);

  const balanceOf = async (statements: Statements, accountId: string): Promise<number> =>
    (await statements.rows<{ balance: number }>(sql.balance, [creditsId(accountId)]))[0]?.balance ?? 0;

  return {
    /** Adds credits once for each `sourceRef`. `granted` is false when that one was granted before. */
    grant: ({
      accountId,
      amount,
      sourceRef,
      reason,
      alongside,
    }: Grant): Promise<{ granted: boolean; balance: number }> => {
      checkAmount(amount);
      return db.transaction(async (statements) => {
        await openCredits(statements, accountId);
        const entry = [sourceRef, creditsId(accountId), "grant", amount, reason, clock.now()];
        const granted = (await statements.rows(sql.writeEntry, entry)).length > 0;
        if (granted) {
          await statements.rows(sql.changeGrant, [creditsId(accountId), amount]);
          await alongside?.(statements);
        }
        return { granted, balance: await balanceOf(statements, accountId) };
      });
    },

    /** Takes credits back after a refund, once for each `sourceRef`, never below what is held and used. */
    clawback: ({ accountId, amount, sourceRef, reason, alongside }: Clawback) => {
      checkAmount(amount);
      return db.transaction(async (statements) => {
        await openCredits(statements, accountId);
        // Writing the entry first decides which of two deliveries acts; the fund is locked before it is read.
        await statements.rows(sql.changeGrant, [creditsId(accountId), 0]);
        const balance = await balanceOf(statements, accountId);
        const taken = Math.min(amount, balance);
        const entry = [sourceRef, creditsId(accountId), "clawback", -taken, reason, clock.now()];
        const written = (await statements.rows(sql.writeEntry, entry)).length > 0;
        if (!written) return { taken: 0, shortfall: 0, balance };
        await statements.rows(sql.changeGrant, [creditsId(accountId), -taken]);
        await alongside?.(statements);
        return { taken, shortfall: amount - taken, balance: balance - taken };
      });
    },
  };
};

/** Whether an entry of this name was written. */
export const grantedIn =
  (db: Pick<Database, "rows">) =>
  async (sourceRef: string): Promise<boolean> =>
    (await db.rows("SELECT source_ref FROM entry WHERE source_ref = $1", [sourceRef])).length > 0;
