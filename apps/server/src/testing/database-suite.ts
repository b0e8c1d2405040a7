import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import { migrate } from "../database/migrate.ts";
import { alsoSqlite } from "./also-sqlite.ts";
import { READY, TEMPLATE, WANTED } from "./postgres-suite.ts";

/** An empty database of its own for one test file, with the current schema. */
export interface TestDatabase {
  db: Database;
  /** The address by which another process can open it. */
  url: string;
}

/** Enough for statements to meet, and no more: PostgreSQL starts a process for each, which learns every table again. */
export const CONNECTIONS_MAX = 8;

const WAIT_MAX_MS = 60_000;

const postgresServer = async (): Promise<string> => {
  const folder = inject("postgresFolder");
  writeFileSync(join(folder, WANTED), "");
  const ready = join(folder, READY);
  for (let waited = 0; !existsSync(ready); waited += 25) {
    if (waited > WAIT_MAX_MS) throw new Error("PostgreSQL did not start.");
    await sleep(25);
  }
  const answer = JSON.parse(readFileSync(ready, "utf8")) as { url?: string; error?: string };
  if (answer.url === undefined) throw new Error(`PostgreSQL did not start: ${answer.error}`);
  return answer.url;
};

const administer = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
};

const makers = {
  sqlite: async () => {
    const folder = mkdtempSync(join(tmpdir(), "rewrite-service-sqlite-"));
    return {
      url: `sqlite:${join(folder, "test.sqlite")}`,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  postgres: async (template: string | null) => {
    const server = await postgresServer();
    const name = `test_${randomBytes(8).toString("hex")}`;
    await administer(server, `CREATE DATABASE ${name}${template === null ? "" : ` TEMPLATE ${template}`}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { url: url.href, remove: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
  },
} as const;

export type DatabaseKind = keyof typeof makers;
export const DATABASE_KINDS = ["sqlite", "postgres"] as const satisfies readonly DatabaseKind[];

/** A place for a database, not yet opened; for tests whose database is used by other processes. */
export const makeDatabase = (kind: DatabaseKind): Promise<{ url: string; remove: () => Promise<void> }> =>
  makers[kind](null);

/** Runs a group of tests on a real SQLite file and on a real PostgreSQL database. */
export const describeDatabases = (
  name: string,
  group: (test: TestDatabase) => void,
  kinds: readonly DatabaseKind[] = DATABASE_KINDS,
): void => {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    const test = {} as TestDatabase;
    let remove = async (): Promise<void> => undefined;
    beforeAll(async () => {
      const made = await makers[kind](TEMPLATE);
      remove = made.remove;
      test.url = made.url;
      test.db = await openDatabase({ url: made.url, connectionsMax: CONNECTIONS_MAX });
      await migrate(test.db);
    });
    afterAll(async () => {
      await test.db?.close();
      await remove();
    });
    group(test);
  });
};

/**
 * Runs a group of tests on a real PostgreSQL database, whose statements SQLite takes as well. It is for what asks nothing
 * of a database that its parts' own tests do not ask of both: the stricter one is enough there.
 */
export const describeOnPostgres = (name: string, group: (test: TestDatabase) => void): void =>
  describeDatabases(
    name,
    (given) => {
      let sqlite: Database;
      beforeAll(async () => {
        sqlite = await openDatabase({ url: "sqlite::memory:" });
        await migrate(sqlite);
        given.db = alsoSqlite(given.db, sqlite);
      });
      afterAll(() => sqlite.close());
      group(given);
    },
    ["postgres"],
  );
