import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Statements, Transaction, Value } from "../database/database.ts";

/** What only PostgreSQL is ever asked: times that a transaction may take, and its catalogue. */
const ITS_OWN = /^SET LOCAL |\bpg_|\binformation_schema\b/;

/**
 * A PostgreSQL database that takes only what SQLite takes too: `sqlite`, with the same schema, plans each statement with
 * its first parameters, and a transaction that waits for a write beside it, as SQLite's only writer never ends it, is an error.
 */
export const alsoSqlite = (db: Database, sqlite: Database): Database => {
  const planned = new Map<string, Promise<unknown>>();
  const inside = new AsyncLocalStorage<{ over: boolean }>();
  const plan = (sql: string, parameters: readonly Value[] = []): Promise<unknown> => {
    if (ITS_OWN.test(sql)) return Promise.resolve();
    const known = planned.get(sql) ?? sqlite.read(`EXPLAIN ${sql}`, parameters);
    planned.set(sql, known);
    return known;
  };
  const both = async <Result>(plans: Promise<unknown>, asked: Promise<Result>): Promise<Result> =>
    (await Promise.all([asked, plans]))[0];
  const beside = (): void => {
    if (inside.getStore()?.over === false) throw new Error("On SQLite this write would wait for its own transaction.");
  };
  const statementsOf = (statements: Statements): Statements => ({
    rows: (sql, parameters) => both(plan(sql, parameters), statements.rows(sql, parameters)),
    run: (sql, parameters) => both(plan(sql, parameters), statements.run(sql, parameters)),
  });
  const own = statementsOf(db);
  const working = async <Result>(work: (statements: Transaction) => Promise<Result>, statements: Transaction) => {
    const transaction = { over: false };
    try {
      return await inside.run(transaction, () => work({ ...statementsOf(statements), last: () => statements.last() }));
    } finally {
      transaction.over = true;
    }
  };
  return {
    ...db,
    read: (sql, parameters) => both(plan(sql, parameters), db.read(sql, parameters)),
    rows: async (sql, parameters) => (beside(), own.rows(sql, parameters)),
    run: async (sql, parameters) => (beside(), own.run(sql, parameters)),
    snapshot: (work) => db.snapshot((statements) => work(statementsOf(statements))),
    transaction: async (work, options) => (
      beside(),
      db.transaction((statements) => working(work, statements), options)
    ),
  };
};
