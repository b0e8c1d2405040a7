import type { Database } from "../database/database.ts";
import type { Terms } from "./terms.ts";
import type { Voices } from "./templates-and-voices/voices.ts";

const queries = {
  account: "SELECT id, email, plan, created_at FROM account WHERE id = $1",
  keys: `SELECT id, name, hint, made_by, machine, created_at, last_used_at, last_client, revoked_at FROM api_key
    WHERE owner = $1 ORDER BY created_at`,
  templates: "SELECT id, name, instructions, register, created_at FROM template WHERE owner = $1 ORDER BY created_at",
  connections: `SELECT id, provider, name, base_url, model, hint, selected, created_at FROM connection
    WHERE owner = $1 ORDER BY created_at`,
  billing: "SELECT customer, subscription_id, plan, status, period_end FROM billing_account WHERE account_id = $1",
  funds:
    "SELECT id, kind, period_start, period_end, granted, held, used FROM fund WHERE owner = $1 ORDER BY period_start",
  entries: `SELECT e.source_ref, e.fund_id, e.kind, e.amount, e.reason, e.at FROM entry e
    JOIN fund f ON f.id = e.fund_id WHERE f.owner = $1 ORDER BY e.at`,
  rewrites: `SELECT id, register, mode, tier, state, amount, charged, input_tokens, output_tokens, key_id, client, created_at
    FROM hold WHERE owner = $1 ORDER BY created_at`,
} as const;

/** Everything that is kept about an account, as it lies in the tables, without hashes and with sealed texts opened. Times are milliseconds since 1970. */
export const exportAccount = async (
  db: Database,
  voices: Pick<Voices, "export">,
  terms: Pick<Terms, "list">,
  accountId: string,
): Promise<Record<string, unknown>> => {
  const parts: Record<string, unknown> = {
    voices: await voices.export(accountId),
    terms: await terms.list(accountId),
  };
  await db.snapshot(async (statements) => {
    for (const [name, sql] of Object.entries(queries)) parts[name] = await statements.rows(sql, [accountId]);
  });
  return parts;
};
