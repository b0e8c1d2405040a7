import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { Kysely, SqliteDialect, type SqliteDatabase } from "kysely";
import type { Database, Statements, Value } from "../database.ts";
import { sqliteTransactions } from "./transactions.ts";
import { statementsOver } from "../statements.ts";
import { fileSync } from "./wal-sync.ts";

const BUSY_TIMEOUT_MS = 5_000;
const STATEMENTS_KEPT = 256;

/** `$1` is a named parameter for SQLite; `?1` is the numbered one that PostgreSQL means by it. */
const numbered = (sql: string): string => sql.replace(/\$(\d+)/g, "?$1");

const preparing = (handle: DatabaseSync): ((sql: string) => StatementSync) => {
  const kept = new Map<string, StatementSync>();
  return (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const statement = handle.prepare(numbered(sql));
    if (kept.size >= STATEMENTS_KEPT) kept.delete(kept.keys().next().value ?? "");
    kept.set(sql, statement);
    return statement;
  };
};

const bindable = (value: unknown): Value | bigint | Uint8Array => {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return (value ?? null) as Value | bigint | Uint8Array;
};

/**
 * What Kysely expects of a SQLite driver, over the one that Node brings. A deferred `begin` would let a transaction
 * that reads first fail at its first write when another process wrote in between, so every transaction begins as a writer.
 */
const driverOver = (handle: DatabaseSync, close: () => void): SqliteDatabase => {
  const prepare = preparing(handle);
  return {
    close,
    prepare(sql) {
      const statement = prepare(sql === "begin" ? "begin immediate" : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
    },
  };
};

const syncStatements = (handle: DatabaseSync): Statements => {
  const prepare = preparing(handle);
  return {
    rows: async <Row>(sql: string, parameters: readonly Value[] = []) => prepare(sql).all(...parameters) as Row[],
    run: async (sql, parameters = []) => Number(prepare(sql).run(...parameters).changes),
  };
};

const openReader = (path: string): DatabaseSync => {
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return reader;
};

const openWriter = (path: string): DatabaseSync => {
  const writer = new DatabaseSync(path);
  writer.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS};
    PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;`);
  return writer;
};

const noWork = (): Promise<void> => Promise.resolve();

/** What a file needs besides its handles: a way to sync the log, and checkpoints on another thread. */
const openLog = (path: string, writer: DatabaseSync): { synced: () => Promise<void>; close: () => Promise<void> } => {
  const log = fileSync(`${path}-wal`);
  const worker = new Worker(new URL("./checkpoint-worker.ts", import.meta.url), { workerData: { path } });
  worker.unref();
  // Without its thread the log is checkpointed as SQLite does by itself: by whoever commits, in the event loop.
  worker.on("error", () => writer.exec("PRAGMA wal_autocheckpoint = 1000"));
  const close = async (): Promise<void> => {
    await worker.terminate();
    await log.close();
  };
  return { synced: () => log.synced(), close };
};

/** Opens or makes a file that only its owner can read; `:memory:` keeps everything in memory. */
export const openSqlite = (path: string): Database => {
  const inMemory = path === ":memory:";
  if (!inMemory) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const writer = openWriter(path);
  if (!inMemory) chmodSync(path, 0o600);
  const reader = inMemory ? writer : openReader(path);
  const log = inMemory ? { synced: null, close: noWork } : openLog(path, writer);
  const close = (): void => {
    if (reader !== writer) reader.close();
    writer.close();
  };
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: driverOver(writer, close) }) });
  const statements = statementsOver(kysely);
  const reading = syncStatements(reader);
  const control = preparing(writer);
  const transaction = sqliteTransactions({
    execute: (sql) => void control(sql).run(),
    inTransaction: () => writer.isTransaction,
    statements: syncStatements(writer),
    // Kysely gives its one connection to one caller at a time, the sign-in library included.
    exclusive: (work) => kysely.connection().execute(work),
    synced: log.synced,
  });
  return {
    ...statements,
    dialect: "sqlite",
    kysely,
    read: (sql, parameters) => reading.rows(sql, parameters),
    transaction,
    snapshot: inMemory ? transaction : (work) => snapshotOf(path, work),
    close: async () => {
      await log.close();
      // Kysely closes the driver only when a query has run on it.
      await statements.rows("SELECT 1");
      await kysely.destroy();
    },
  };
};

const snapshotOf = async <Result>(path: string, work: (statements: Statements) => Promise<Result>): Promise<Result> => {
  const handle = openReader(path);
  try {
    handle.exec("BEGIN");
    return await work(syncStatements(handle));
  } finally {
    handle.close();
  }
};
