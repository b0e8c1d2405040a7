import { chmodSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { Kysely, type SqliteDatabase } from "kysely";
import { createAvailability } from "../availability.ts";
import type { Database, Serving, Statements, Value } from "../database.ts";
import { makeFolderDurably } from "../../runtime/durable-file.ts";
import { statementsOver } from "../statements.ts";
import { sqliteDialect } from "./driver.ts";
import { sqliteTrouble } from "./failures.ts";
import { createGuard, type Guard } from "./guard.ts";
import { LOCK_WAIT_MS, onceFree } from "./lock-wait.ts";
import { sqliteTransactions } from "./transactions.ts";
import { Turns } from "./turns.ts";
import { fileSync } from "./wal-sync.ts";

const STATEMENTS_KEPT = 256;

/** `$1` is a named parameter for SQLite; `?1` is the numbered one that PostgreSQL means by it. */
const numbered = (sql: string): string => sql.replace(/\$(\d+)/g, "?$1");

const preparing = (handle: DatabaseSync, guard: Guard): ((sql: string) => StatementSync) => {
  const kept = new Map<string, StatementSync>();
  return (sql) => {
    guard.refuse();
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
const kyselyDatabase = (handle: DatabaseSync, guard: Guard): SqliteDatabase => {
  const prepare = preparing(handle, guard);
  return {
    // The handle is not Kysely's alone, so it is closed below.
    close: () => undefined,
    prepare(sql) {
      const statement = prepare(sql === "begin" ? "begin immediate" : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => guard.watch(() => statement.all(...parameters.map(bindable))),
        run: (parameters) => guard.watch(() => statement.run(...parameters.map(bindable))),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
    },
  };
};

const syncStatements = (handle: DatabaseSync, guard: Guard): Statements => {
  const prepare = preparing(handle, guard);
  return {
    rows: async <Row>(sql: string, parameters: readonly Value[] = []) =>
      guard.watch(() => prepare(sql).all(...parameters) as Row[]),
    run: async (sql, parameters = []) => guard.watch(() => Number(prepare(sql).run(...parameters).changes)),
  };
};

const openReader = (path: string): DatabaseSync => new DatabaseSync(path, { readOnly: true, timeout: 0 });

const openWriter = (path: string, recover: boolean): DatabaseSync => {
  // Only here may a lock of another process hold up the event loop: nobody is served yet.
  const writer = new DatabaseSync(path, { timeout: LOCK_WAIT_MS });
  writer.exec(`PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; SELECT COUNT(*) FROM sqlite_schema;`);
  // The log that a failed disk left is copied into the file before anything is written after it.
  if (recover) writer.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  writer.exec("PRAGMA busy_timeout = 0");
  return writer;
};

const noWork = (): Promise<void> => Promise.resolve();

/** The parts a file needs besides its handles: syncing the log, and checkpoints on another thread. */
const openLog = (
  path: string,
  writer: DatabaseSync,
  guard: Guard,
): { synced: () => Promise<void>; close: () => Promise<void> } => {
  // The log is there, because the writer has read by now, and stays while a handle is open.
  const log = fileSync(`${path}-wal`, { failed: (error) => guard.fail(error) });
  const worker = new Worker(new URL("./checkpoint-worker.ts", import.meta.url), { workerData: { path } });
  worker.unref();
  worker.on("message", (failure: string) => guard.fail(new Error(failure)));
  // Without its thread the log is checkpointed as SQLite does by itself: by whoever commits, in the event loop.
  worker.on("error", () => writer.exec("PRAGMA wal_autocheckpoint = 1000"));
  const synced = async (): Promise<void> => {
    try {
      await log.synced();
    } finally {
      guard.refuse();
    }
  };
  const close = async (): Promise<void> => {
    await worker.terminate();
    await log.close();
  };
  return { synced, close };
};

/** Where nobody serves, a failed disk fails what is being done, and that is all. */
const NOT_SERVING: Serving = { diskFailed: () => undefined };

/** Opens or makes a file that only its owner can read; `:memory:` keeps everything in memory. */
export const openSqlite = (path: string, serving: Serving | null = null): Database => {
  const inMemory = path === ":memory:";
  if (!inMemory) makeFolderDurably(resolve(dirname(path)));
  const writer = openWriter(path, serving !== null);
  if (!inMemory) chmodSync(path, 0o600);
  const reader = inMemory ? writer : openReader(path);
  const guard = createGuard(serving ?? NOT_SERVING);
  const log = inMemory ? { synced: null, close: noWork } : openLog(path, writer, guard);
  const close = (): void => {
    if (reader !== writer) reader.close();
    writer.close();
  };
  const turns = new Turns();
  const inTransaction = (): boolean => writer.isTransaction;
  const availability = createAvailability(sqliteTrouble);
  const database = kyselyDatabase(writer, guard);
  const kysely = new Kysely<unknown>({ dialect: sqliteDialect({ database, inTransaction, turns, availability }) });
  const reading = syncStatements(reader, guard);
  const control = preparing(writer, guard);
  const transaction = sqliteTransactions({
    execute: (sql) => void guard.watch(() => control(sql).run()),
    inTransaction,
    statements: syncStatements(writer, guard),
    exclusive: (work) => turns.exclusive(work),
    synced: log.synced,
    broken: (error) => guard.fail(error),
  });
  return availability.over({
    ...statementsOver(kysely),
    dialect: "sqlite",
    kysely,
    read: (sql, parameters) => onceFree(() => reading.rows(sql, parameters)),
    transaction,
    snapshot: inMemory ? transaction : (work) => snapshotOf(path, guard, work),
    close: async () => {
      await log.close();
      await kysely.destroy();
      await turns.exclusive(async () => close());
    },
  });
};

const snapshotOf = async <Result>(
  path: string,
  guard: Guard,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> => {
  const handle = openReader(path);
  try {
    handle.exec("BEGIN");
    return await work(syncStatements(handle, guard));
  } finally {
    handle.close();
  }
};
