import { randomUUID } from "node:crypto";
import { ServiceError, type ApiKeyEntry, type KeyScope, type NewApiKey } from "@rewrite-service/contract";
import type { Clock } from "../../runtime/clock.ts";
import type { Database, Statements } from "../../database/database.ts";
import { createKeyUse, type KeyUseNote } from "./key-use.ts";
import { hashKey, hintOf, isWellFormedKey, newKey } from "./key-format.ts";
import type { Principal } from "../principal.ts";

export const ACTIVE_KEYS_MAX = 5;

export interface ApiKeys {
  /** Whose key this is, or null for anything that is not a valid one. `client` is noted, coarsely, as the last user. */
  verify(token: string, client?: string | null): Promise<Principal | null>;
  /** @throws ServiceError `key_limit_reached` at five active keys, `invalid_request` for an end that is past. */
  create(
    owner: string,
    name: string,
    options?: { expiresAt?: string | undefined; scope?: KeyScope | undefined; madeBy?: ApiKeyEntry["madeBy"] },
  ): Promise<NewApiKey>;
  list(owner: string): Promise<ApiKeyEntry[]>;
  /** False when the owner has no such active key. */
  revoke(owner: string, id: string): Promise<boolean>;
  rename(owner: string, id: string, name: string): Promise<boolean>;
  /** Writes the noted last uses. A server calls it every minute and when it stops. */
  flushUse(): Promise<void>;
}

interface KeyRow {
  id: string;
  name: string;
  hint: string | null;
  made_by: ApiKeyEntry["madeBy"];
  machine: string | null;
  created_at: number;
  last_used_at: number | null;
  last_client: string | null;
  expires_at: number | null;
  scope: KeyScope;
}

interface OwnerRow {
  id: string;
  name: string;
  scope: KeyScope;
  owner: string;
  email: string;
  plan: string;
  admin: number;
}

// Releases before migration 0012 know `scope` alone, and take a key that administers for one that reads.
const SCOPE = "CASE WHEN administers = 1 THEN 'admin' ELSE scope END AS scope";

const verifySql = `SELECT k.id, k.name, ${SCOPE}, k.owner, a.email, a.plan, a.admin FROM api_key k JOIN account a ON a.id = k.owner
  WHERE k.hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2) AND a.disabled_at IS NULL`;

// An expired key gives its slot up when the next one is made.
const retireExpired = `UPDATE api_key SET revoked_at = $2 WHERE owner = $1 AND revoked_at IS NULL AND expires_at <= $2`;

// The lowest free slot of five. Two callers who pick the same one meet at the unique index; the loser looks again.
const insertSql = `INSERT INTO api_key (id, owner, slot, name, hash, hint, created_at, expires_at, made_by, machine,
    scope, administers)
  SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), s.n, CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT),
    CAST($6 AS BIGINT), CAST($7 AS BIGINT), CAST($8 AS TEXT), CAST($9 AS TEXT),
    CAST($10 AS TEXT), CAST($11 AS SMALLINT)
  FROM (SELECT 1 AS n UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5) s
  WHERE NOT EXISTS (SELECT 1 FROM api_key k WHERE k.owner = $2 AND k.slot = s.n AND k.revoked_at IS NULL)
  ORDER BY s.n LIMIT 1 ON CONFLICT DO NOTHING RETURNING id`;

const activeCount = `SELECT COUNT(*) AS active FROM api_key WHERE owner = $1 AND revoked_at IS NULL`;

export interface KeySlot {
  id: string;
  owner: string;
  name: string;
  hash: string | null;
  hint: string | null;
  now: number;
  expiresAt: number | null;
  madeBy: ApiKeyEntry["madeBy"];
  machine: string | null;
  scope: KeyScope;
}

/**
 * Takes one of the owner's five slots for a key, inside a transaction of the caller. `hash` is null for a key whose
 * secret a device has yet to fetch.
 *
 * @throws ServiceError `key_limit_reached`.
 */
export const takeKeySlot = async (statements: Statements, key: KeySlot): Promise<void> => {
  await statements.run(retireExpired, [key.owner, key.now]);
  for (;;) {
    const { id, owner, name, hash, hint, now, expiresAt, madeBy, machine, scope } = key;
    const kept = scope === "admin" ? (["read", 1] as const) : ([scope, 0] as const);
    const parameters = [id, owner, name, hash, hint, now, expiresAt, madeBy, machine, ...kept];
    if ((await statements.rows(insertSql, parameters)).length > 0) return;
    const [row] = await statements.rows<{ active: number }>(activeCount, [key.owner]);
    if ((row?.active ?? 0) >= ACTIVE_KEYS_MAX) throw new ServiceError("key_limit_reached");
  }
};

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const entryOf = (row: KeyRow): ApiKeyEntry => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  madeBy: row.made_by,
  machine: row.machine,
  createdAt: new Date(row.created_at).toISOString(),
  lastUsedAt: iso(row.last_used_at),
  lastClient: row.last_client,
  expiresAt: iso(row.expires_at),
  scope: row.scope,
});

/** When a key ends, in milliseconds. @throws ServiceError for a time that is over. */
const endOf = (expiresAt: string | undefined, now: number): number | null => {
  if (expiresAt === undefined) return null;
  const end = Date.parse(expiresAt);
  if (end > now) return end;
  throw new ServiceError("invalid_request", { details: [{ path: "expiresAt", message: "is past" }] });
};

interface ApiKeysDeps {
  db: Database;
  clock: Clock;
  /** Writes down that a key was used on a day; without it nobody does. */
  note?: KeyUseNote;
}

export const createApiKeys = ({ db, clock, note }: ApiKeysDeps): ApiKeys => {
  const use = createKeyUse({ db, clock, ...(note === undefined ? {} : { note }) });
  return {
    verify: async (token, client = null) => {
      if (!isWellFormedKey(token)) return null;
      const [row] = await db.read<OwnerRow>(verifySql, [hashKey(token), clock.now()]);
      if (row === undefined) return null;
      const { id, name, scope, owner, email, plan, admin } = row;
      use.note({ id, name, owner }, client);
      const of = { kind: "account", accountId: owner, email, plan, admin: admin === 1 } as const;
      return { ...of, via: "key", keyId: id, keyName: name, scope };
    },

    create: async (owner, name, options = {}) => {
      const key = newKey();
      const { madeBy = "web", scope = "rewrite" } = options;
      const now = clock.now();
      const expiresAt = endOf(options.expiresAt, now);
      const row = {
        id: randomUUID(),
        owner,
        name,
        hash: hashKey(key),
        hint: hintOf(key),
        now,
        expiresAt,
        madeBy,
        machine: null,
        scope,
      } as const;
      await db.transaction((statements) => takeKeySlot(statements, row));
      const listed = {
        ...row,
        made_by: row.madeBy,
        created_at: row.now,
        last_used_at: null,
        last_client: null,
        expires_at: expiresAt,
      };
      return { ...entryOf(listed), key };
    },

    list: async (owner) => {
      const rows = await db.read<KeyRow>(
        `SELECT id, name, hint, made_by, machine, created_at, last_used_at, last_client, expires_at, ${SCOPE}
         FROM api_key
         WHERE owner = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2) ORDER BY created_at, slot`,
        [owner, clock.now()],
      );
      return rows.map(entryOf);
    },

    revoke: async (owner, id) =>
      (await db.run("UPDATE api_key SET revoked_at = $3 WHERE id = $2 AND owner = $1 AND revoked_at IS NULL", [
        owner,
        id,
        clock.now(),
      ])) > 0,

    rename: async (owner, id, name) =>
      (await db.run("UPDATE api_key SET name = $3 WHERE id = $2 AND owner = $1 AND revoked_at IS NULL", [
        owner,
        id,
        name,
      ])) > 0,

    flushUse: use.flush,
  };
};
