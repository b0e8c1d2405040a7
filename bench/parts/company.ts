import { randomUUID } from "node:crypto";
import { createAccountTable } from "../../apps/server/src/accounts/account-table.ts";
import { createApiKeys } from "../../apps/server/src/accounts/keys/api-keys.ts";
import { openDatabase } from "../../apps/server/src/database/open.ts";
import type { Database } from "../../apps/server/src/database/database.ts";
import { migrate } from "../../apps/server/src/database/migrate.ts";
import { runAdmin } from "../../apps/server/src/operator/commands/run.ts";
import { systemClock as clock } from "../../apps/server/src/runtime/clock.ts";

/** Of these measurements alone. */
export const SECRET = "b7c1e0d94f6a4a1c8e2d5f7a9b3c6d1e";

/** Makes the schema and an account. @returns the account's key. */
export const openAccount = async (databaseUrl: string): Promise<string> => {
  const db = await openDatabase({ url: databaseUrl, connectionsMax: 2 });
  try {
    await migrate(db);
    const account = await createAccountTable({ db, clock }).create(`${randomUUID()}@example.org`);
    if (account === null) throw new Error("no account");
    return (await createApiKeys({ db, clock }).create(account.id, "load")).key;
  } finally {
    await db.close();
  }
};

/** How many of the rewrites that ended in `done` for their callers the ledger does not have as settled. */
export const lostOf = async (databaseUrl: string, acknowledged: readonly string[]): Promise<number> => {
  const db: Database = await openDatabase({ url: databaseUrl, connectionsMax: 2 });
  try {
    const rows = await db.read<{ idem_key: string }>("SELECT idem_key FROM hold WHERE state = 'settled'");
    const settled = new Set(rows.map(({ idem_key: key }) => key));
    return acknowledged.filter((key) => !settled.has(key)).length;
  } finally {
    await db.close();
  }
};

/** What `doctor` finds wrong in the ledger; nothing where all is well. */
export const doctor = async (databaseUrl: string): Promise<string> => {
  let said = "";
  const env = { DATABASE_URL: databaseUrl, SECRET, LOG_LEVEL: "error" };
  await runAdmin(["doctor", "--json"], { env, out: (text) => void (said += text), err: () => undefined });
  const { ok, findings } = JSON.parse(said) as { ok: boolean; findings: { check: string; ok: boolean }[] };
  return ok ? "ok" : `FAIL: ${findings.flatMap((finding) => (finding.ok ? [] : [finding.check])).join(", ")}`;
};
