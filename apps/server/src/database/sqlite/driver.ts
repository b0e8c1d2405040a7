import { setTimeout as sleep } from "node:timers/promises";
import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
} from "kysely";
import type { Availability } from "../availability.ts";
import { onceFree } from "./lock-wait.ts";
import type { Turns } from "./turns.ts";

export interface SqliteDriverDeps {
  database: SqliteDatabase;
  inTransaction: () => boolean;
  /** Who may use the handle: Kysely's own turns would be kept by a caller who waits for another process's lock. */
  turns: Turns;
  availability: Pick<Availability, "explained">;
}

/** Turns are given here, so Kysely gives none. */
class AdapterWithoutTurns extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's own driver, whose statements wait for another process's lock off the event loop and let others have the handle meanwhile. */
const driverOver = (inner: Driver, { inTransaction, turns, availability }: SqliteDriverDeps): Driver => {
  const lendHandle = async (ms: number): Promise<void> => {
    turns.release();
    await sleep(ms);
    await turns.take();
  };
  let connection: DatabaseConnection | null = null;
  const patient = (own: DatabaseConnection): DatabaseConnection => ({
    executeQuery: <Row>(query: CompiledQuery, options?: AbortableOperationOptions) => {
      const attempt = () => own.executeQuery<Row>(query, options);
      return availability.explained(() => (inTransaction() ? attempt() : onceFree(attempt, lendHandle)));
    },
    streamQuery: (query, size, options) => own.streamQuery(query, size, options),
  });
  return {
    init: (options) => inner.init(options),
    acquireConnection: async (options) => {
      await turns.take();
      connection ??= patient(await inner.acquireConnection(options));
      return connection;
    },
    releaseConnection: () => Promise.resolve(turns.release()),
    beginTransaction: (own, settings) => inner.beginTransaction(own, settings),
    commitTransaction: (own) => inner.commitTransaction(own),
    rollbackTransaction: (own) => inner.rollbackTransaction(own),
    destroy: (options) => inner.destroy(options),
  };
};

/** What Kysely, and the sign-in library through it, reaches the handle by. */
export const sqliteDialect = (deps: SqliteDriverDeps): Dialect => {
  const inner = new SqliteDialect({ database: deps.database });
  return {
    createDriver: () => driverOver(inner.createDriver(), deps),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createAdapter: () => new AdapterWithoutTurns(),
    createIntrospector: (db) => inner.createIntrospector(db),
  };
};
