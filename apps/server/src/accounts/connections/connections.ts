import { randomUUID } from "node:crypto";
import { ServiceError, type Connection, type ConnectionProvider } from "@rewrite-service/contract";
import type { Clock } from "../../runtime/clock.ts";
import type { Database, Statements } from "../../database/database.ts";
import type { Seal } from "../seal.ts";

export const CONNECTIONS_MAX = 10;
const HINT_CHARACTERS = 4;

export interface NewConnectionRow {
  provider: ConnectionProvider;
  name: string;
  baseUrl: URL;
  model: string;
  key: string;
}

/** The connection that its owner chose to pay for rewrites, with its key opened. */
export interface ChosenConnection {
  id: string;
  provider: ConnectionProvider;
  baseUrl: URL;
  model: string;
  key: string;
}

/** Own accounts with model providers. Another owner's are not there. */
export interface Connections {
  list(owner: string): Promise<Connection[]>;
  /** @throws ServiceError `invalid_request` at ten connections. */
  create(owner: string, connection: NewConnectionRow): Promise<Connection>;
  /** False when the owner has no such connection. */
  remove(owner: string, id: string): Promise<boolean>;
  /** Chooses the one that pays, or none. False when the owner has no such connection. */
  choose(owner: string, id: string | null): Promise<boolean>;
  /** @throws ServiceError `provider_error` when its key can no longer be opened. */
  chosen(owner: string): Promise<ChosenConnection | null>;
}

interface Row {
  id: string;
  provider: ConnectionProvider;
  name: string;
  base_url: string;
  model: string;
  hint: string;
  selected: number;
  created_at: number;
}

const COLUMNS = "id, provider, name, base_url, model, hint, selected, created_at";

const connectionOf = (row: Row): Connection => ({
  id: row.id,
  provider: row.provider,
  name: row.name,
  host: new URL(row.base_url).host,
  model: row.model,
  hint: row.hint,
  selected: row.selected === 1,
  createdAt: new Date(row.created_at).toISOString(),
});

/** What a key is sealed with: a row that was moved, or pointed at another address, does not open. */
export const connectionSealedAbout = (id: string, owner: string, baseUrl: string): string[] => [
  "connection",
  id,
  owner,
  baseUrl,
];

// Changes nothing; it makes two changes of one owner's connections wait for each other on either database.
const lockOwner = (statements: Statements, owner: string): Promise<number> =>
  statements.run("UPDATE account SET id = id WHERE id = $1", [owner]);

export const createConnections = (parts: { db: Database; clock: Clock; seal: Seal }): Connections => {
  const { db, clock, seal } = parts;
  return {
    list: async (owner) =>
      (await db.read<Row>(`SELECT ${COLUMNS} FROM connection WHERE owner = $1 ORDER BY created_at, id`, [owner])).map(
        connectionOf,
      ),

    create: (owner, { provider, name, baseUrl, model, key }) =>
      db.transaction(async (statements) => {
        await lockOwner(statements, owner);
        const [kept] = await statements.rows<{ n: number }>("SELECT COUNT(*) AS n FROM connection WHERE owner = $1", [
          owner,
        ]);
        if ((kept?.n ?? 0) >= CONNECTIONS_MAX) {
          const message = `${CONNECTIONS_MAX} connected accounts is the limit. Disconnect one to add another.`;
          throw new ServiceError("invalid_request", { message });
        }
        const id = randomUUID();
        const sealed = seal.close(key, connectionSealedAbout(id, owner, baseUrl.href));
        const rows = await statements.rows<Row>(
          `INSERT INTO connection (id, owner, provider, name, base_url, model, sealed_key, hint, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${COLUMNS}`,
          [id, owner, provider, name, baseUrl.href, model, sealed, key.slice(-HINT_CHARACTERS), clock.now()],
        );
        return connectionOf(rows[0] as Row);
      }),

    remove: async (owner, id) => (await db.run("DELETE FROM connection WHERE owner = $1 AND id = $2", [owner, id])) > 0,

    choose: (owner, id) =>
      db.transaction(async (statements) => {
        await lockOwner(statements, owner);
        if (id !== null) {
          const own = await statements.rows("SELECT id FROM connection WHERE owner = $1 AND id = $2", [owner, id]);
          if (own.length === 0) return false;
        }
        await statements.run("UPDATE connection SET selected = 0 WHERE owner = $1 AND selected = 1", [owner]);
        if (id !== null) {
          await statements.run("UPDATE connection SET selected = 1 WHERE owner = $1 AND id = $2", [owner, id]);
        }
        return true;
      }),

    chosen: async (owner) => {
      const [row] = await db.read<Row & { sealed_key: string }>(
        `SELECT ${COLUMNS}, sealed_key FROM connection WHERE owner = $1 AND selected = 1`,
        [owner],
      );
      if (row === undefined) return null;
      const { id, provider, base_url: baseUrl, model } = row;
      return { id, provider, baseUrl: new URL(baseUrl), model, key: opened(seal, owner, row) };
    },
  };
};

const opened = (seal: Seal, owner: string, row: Row & { sealed_key: string }): string => {
  try {
    return seal.open(row.sealed_key, connectionSealedAbout(row.id, owner, row.base_url));
  } catch (cause) {
    const message = "Your connected account's key can no longer be read. Disconnect the account and connect it again.";
    throw new ServiceError("provider_error", { message, cause });
  }
};
