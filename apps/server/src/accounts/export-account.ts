import type { Database } from "../database/database.ts";
import type { Terms } from "./terms.ts";
import type { Voices } from "./templates-and-voices/voices.ts";

interface Part {
  table: string;
  /** Reads what a table holds about the account `$1`. */
  sql: string;
}

const PARTS: Readonly<Record<string, Part>> = {
  account: {
    table: "account",
    sql: "SELECT id, email, plan, admin, created_at, disabled_at FROM account WHERE id = $1",
  },
  person: { table: "auth_user", sql: `SELECT name, email, "emailVerified", "createdAt" FROM auth_user WHERE id = $1` },
  sign_ins: {
    table: "auth_identity",
    sql: `SELECT "providerId", "accountId", "createdAt" FROM auth_identity WHERE "userId" = $1 ORDER BY "createdAt"`,
  },
  two_step_sign_in: {
    table: "auth_two_factor",
    sql: `SELECT verified FROM auth_two_factor WHERE "userId" = $1`,
  },
  passkeys: {
    table: "auth_passkey",
    sql: `SELECT name, "deviceType", "backedUp", transports, "createdAt" FROM auth_passkey
      WHERE "userId" = $1 ORDER BY "createdAt"`,
  },
  sessions: {
    table: "auth_session",
    sql: `SELECT "createdAt", "expiresAt", "userAgent" FROM auth_session WHERE "userId" = $1 ORDER BY "createdAt"`,
  },
  keys: {
    table: "api_key",
    sql: `SELECT id, name, hint, made_by, machine, scope, administers, created_at, last_used_at, last_client, expires_at,
        revoked_at FROM api_key WHERE owner = $1 ORDER BY created_at`,
  },
  device_logins: {
    table: "device_login",
    sql: `SELECT machine, client, address, state, created_at, expires_at FROM device_login
      WHERE owner = $1 ORDER BY created_at`,
  },
  invitations: {
    table: "invite",
    sql: `SELECT created_at, expires_at, used_at FROM invite
      WHERE email = (SELECT email FROM account WHERE id = $1) ORDER BY created_at`,
  },
  templates: {
    table: "template",
    sql: "SELECT id, name, instructions, register, created_at FROM template WHERE owner = $1 ORDER BY created_at",
  },
  connections: {
    table: "connection",
    sql: `SELECT id, provider, name, base_url, model, hint, selected, created_at FROM connection
      WHERE owner = $1 ORDER BY created_at`,
  },
  billing: {
    table: "billing_account",
    sql: "SELECT customer, subscription_id, plan, status, period_end FROM billing_account WHERE account_id = $1",
  },
  funds: {
    table: "fund",
    sql: "SELECT id, kind, period_start, period_end, granted, held, used FROM fund WHERE owner = $1 ORDER BY period_start",
  },
  entries: {
    table: "entry",
    sql: `SELECT e.source_ref, e.fund_id, e.kind, e.amount, e.reason, e.at FROM entry e
      JOIN fund f ON f.id = e.fund_id WHERE f.owner = $1 ORDER BY e.at`,
  },
  rewrites: {
    table: "hold",
    sql: `SELECT id, register, mode, tier, state, amount, charged, input_tokens, output_tokens, key_id, client, created_at
      FROM hold WHERE owner = $1 ORDER BY created_at`,
  },
  // What an administrator did to others is about those.
  audit: { table: "audit", sql: "SELECT at, action, detail FROM audit WHERE subject = $1 ORDER BY at, id" },
};

/** Tables whose rows are opened by their own modules. */
const OPENED = ["voice", "term_list"];

/** The tables that the export reads. */
export const EXPORTED_TABLES: readonly string[] = [...OPENED, ...Object.values(PARTS).map(({ table }) => table)];

/** Every other table, and why nothing of it is exported. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  attempt: "keyed hashes and counts, for a day",
  auth_verification: "hashes of links, until they are over",
  connection_login: "hashes and a sealed secret of a sign-in, for ten minutes",
  daily_salt: "nobody's",
  migration: "nobody's",
  open_streams: "how many rewrites run at this moment",
};

/**
 * What is kept about an account, as it lies in the tables, without hashes and with sealed texts opened. Times are
 * milliseconds since 1970, those of the sign-in library ISO 8601.
 */
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
    for (const [name, { sql }] of Object.entries(PARTS)) parts[name] = await statements.rows(sql, [accountId]);
  });
  return parts;
};
