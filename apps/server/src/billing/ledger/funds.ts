import type { Statements } from "../../database/database.ts";
import type { LedgerSql } from "./ledger-sql.ts";
import { periodAt } from "../plans/period.ts";
import type { Plan } from "../plans/plans.ts";

/** Which funds may pay for a rewrite, by name. A name holds the period, so rolling over is opening the next name. */
export const allowanceId = (owner: string, plan: Plan, now: number): string =>
  `${owner}:allowance:${plan.period}:${periodAt(now, plan.period).start}`;
export const creditsId = (owner: string): string => `${owner}:credits`;
/** An anonymous caller's own; the name of the caller holds the day. */
export const anonymousAllowanceId = (owner: string): string => `${owner}:allowance`;
export const anonymousBudgetId = (now: number): string => `anon:all:${periodAt(now, "day").start}`;

export interface PeriodFund {
  id: string;
  owner: string;
  kind: "allowance" | "anonymous";
  granted: number;
  period: "day" | "month";
}

interface FundChange {
  statements: Statements;
  sql: LedgerSql;
  now: number;
}

/** Sets units aside in a fund that has them; false where it has not or was never opened. */
export const setAside = async ({ statements, sql }: FundChange, fundId: string, units: number): Promise<boolean> =>
  (await statements.rows(sql.setAside, [fundId, units])).length > 0;

/**
 * Opens a fund at its first use in the period, or raises it when the plan grants more than it did when the fund was
 * opened. True when there is more to set aside than before.
 */
export const openOrRaise = async ({ statements, sql, now }: FundChange, fund: PeriodFund): Promise<boolean> => {
  const { start, end } = periodAt(now, fund.period);
  const opened = await statements.rows(sql.openFund, [fund.id, fund.owner, fund.kind, start, end, fund.granted]);
  if (opened.length > 0) {
    await statements.rows(sql.writeEntry, [`open:${fund.id}`, fund.id, "grant", fund.granted, null, now]);
    return true;
  }
  const [row] = await statements.rows<{ granted: number }>("SELECT granted FROM fund WHERE id = $1", [fund.id]);
  const more = fund.granted - (row?.granted ?? fund.granted);
  if (more <= 0) return false;
  const reference = `raise:${fund.id}:${fund.granted}`;
  const written = await statements.rows(sql.writeEntry, [reference, fund.id, "adjust", more, null, now]);
  if (written.length > 0) await statements.rows(sql.changeGrant, [fund.id, more]);
  return true;
};
