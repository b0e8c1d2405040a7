import { costOf } from "../billing/ledger/spending.ts";
import { periodAt } from "../billing/plans/period.ts";
import type { Prices } from "../config/price-settings.ts";
import type { Database } from "../database/database.ts";

interface Row {
  email: string | null;
  plan: string | null;
  tier: string;
  rewrites: number;
  units: number;
  input: number;
  output: number;
}

const COLUMNS = ["month", "email", "plan", "tier", "rewrites", "units", "input_tokens", "output_tokens", "cost"];

// Anonymous callers and deleted accounts have no row of theirs: they are one line for each tier.
const USAGE = `SELECT a.email, a.plan, h.tier, COUNT(*) AS rewrites, CAST(SUM(h.charged) AS BIGINT) AS units,
    CAST(SUM(h.input_tokens) AS BIGINT) AS input, CAST(SUM(h.output_tokens) AS BIGINT) AS output
  FROM hold h LEFT JOIN account a ON a.id = h.owner
  WHERE h.state = 'settled' AND h.fund_id IS NOT NULL AND h.created_at >= $1 AND h.created_at < $2
  GROUP BY a.email, a.plan, h.tier ORDER BY a.email, h.tier`;

/** A field as RFC 4180 quotes it; a spreadsheet takes one that begins with these signs for a formula. */
const field = (value: string): string => `"${/^[=+\-@]/.test(value) ? "'" : ""}${value.replaceAll('"', '""')}"`;

/**
 * The settled rewrites of a calendar month in UTC, as CSV: one line for each account and tier, paid by the operator.
 *
 * @param month such as `2026-11`; the ledger keeps 90 days
 */
export const usageCsv = async (db: Pick<Database, "read">, prices: Prices, month: string): Promise<string> => {
  const { start, end } = periodAt(Date.parse(`${month}-01T00:00:00Z`), "month");
  const rows = await db.read<Row>(USAGE, [start, end]);
  const lines = rows.map((row) =>
    [
      month,
      field(row.email ?? "no account"),
      field(row.plan ?? ""),
      row.tier,
      row.rewrites,
      row.units,
      row.input,
      row.output,
      prices.has(row.tier) ? costOf(prices, row).toFixed(4) : "",
    ].join(","),
  );
  return [COLUMNS.join(","), ...lines].join("\n");
};
