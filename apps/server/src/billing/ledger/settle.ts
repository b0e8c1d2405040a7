import type { FundingSource } from "@rewrite-service/contract";
import type { Clock } from "../../runtime/clock.ts";
import type { Database, Statements, Transaction } from "../../database/database.ts";
import { creditsId } from "./funds.ts";
import { LEASE_MS } from "./lease.ts";
import type { Hold, Outcome, Receipt } from "./ledger.ts";
import type { LedgerSql } from "./ledger-sql.ts";

interface SettleDeps {
  db: Database;
  clock: Clock;
  sql: LedgerSql;
}

/** The result of the first statement of every end: the hold's owner and its funds. */
export interface EndedHold {
  owner: string;
  fund_id: string | null;
  budget_id: string | null;
  amount: number;
}

/** Returns what a hold set aside to its funds, minus what it is charged: statements that need no answer of each other. */
export const putBack = async (
  statements: Statements,
  sql: LedgerSql,
  ended: EndedHold,
  charge: { holdId: string; units: number; now: number },
): Promise<void> => {
  const sent: Promise<unknown>[] = [statements.run(sql.closeStream, [ended.owner])];
  for (const [fundId, suffix] of [
    [ended.fund_id, ""],
    [ended.budget_id, ":all"],
  ] as const) {
    if (fundId === null) continue;
    sent.push(statements.run(sql.putBack, [fundId, ended.amount, charge.units]));
    if (charge.units === 0) continue;
    const reference = `hold:${charge.holdId}${suffix}`;
    sent.push(statements.rows(sql.writeEntry, [reference, fundId, "charge", -charge.units, null, charge.now]));
  }
  await Promise.all(sent);
};

export const createSettle = ({ db, clock, sql }: SettleDeps) => {
  const end = (hold: Hold, state: "settled" | "released", outcome: Outcome): Promise<Receipt | null> => {
    const transition = async (statements: Transaction): Promise<Receipt | null> => {
      const now = clock.now();
      const { units, requests, inputTokens, outputTokens } = outcome;
      const parameters = [hold.id, state, units, requests, inputTokens, outputTokens, now];
      const [ended] = await statements.rows<EndedHold>(sql.endHold, parameters);
      if (ended === undefined) return null;
      const wanted = hold.fundingSource !== "anonymous";
      const puttingBack = putBack(statements, sql, ended, { holdId: hold.id, units, now });
      const balance = wanted ? statements.rows<{ balance: number }>(sql.balance, [creditsId(ended.owner)]) : [];
      statements.last();
      const [, [row]] = await Promise.all([puttingBack, balance]);
      return receipt(hold.fundingSource, units, row?.balance ?? 0);
    };
    // A release that is lost is made again when the lease runs out.
    return db.transaction(transition, { durable: state === "settled" });
  };

  return {
    renew: (hold: Hold): Promise<boolean> =>
      db.transaction(
        async (statements) => (await statements.rows(sql.renew, [hold.id, clock.now() + LEASE_MS])).length > 0,
        { durable: false },
      ),

    settle: async (hold: Hold, outcome: Outcome): Promise<Receipt> => {
      const units = hold.fundingSource === "connected" ? 0 : outcome.units;
      if (!Number.isSafeInteger(units) || units < 0 || units > hold.units) {
        throw new RangeError(`A settle charges between 0 and ${hold.units} units.`);
      }
      const settled = await end(hold, "settled", { ...outcome, units });
      if (settled === null) throw new Error("The hold had ended before it was settled.");
      return settled;
    },

    release: (hold: Hold): Promise<Receipt | null> =>
      end(hold, "released", { units: 0, requests: 0, inputTokens: 0, outputTokens: 0 }),
  };
};

const receipt = (fundingSource: FundingSource, units: number, creditBalance: number): Receipt => ({
  fundingSource,
  creditsUsed: fundingSource === "credits" ? units : 0,
  creditBalance,
});
