import type { Database, Statements } from "./database.ts";

export interface TransactionParts {
  /** Runs a statement that gives nothing back. */
  execute: (sql: string) => void;
  inTransaction: () => boolean;
  statements: Statements;
  /** Runs work while nobody else is on the handle. */
  exclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Makes what was committed survive a power failure; null in memory, where nothing does. */
  synced: (() => Promise<void>) | null;
}

/**
 * Transactions that write the log without waiting for the disk, and then, where they must last, wait for the disk off
 * the event loop. Whoever is told that a transaction is done has it on disk, as with `synchronous = FULL`; transactions
 * that finish together share one sync. What need not last (a hold) waits for nothing.
 */
export const sqliteTransactions = ({
  execute,
  inTransaction,
  statements,
  exclusive,
  synced,
}: TransactionParts): Database["transaction"] => {
  const commit = async <Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> => {
    execute("PRAGMA synchronous = NORMAL");
    try {
      execute("BEGIN IMMEDIATE");
      try {
        const result = await work(statements);
        execute("COMMIT");
        return result;
      } catch (error) {
        if (inTransaction()) execute("ROLLBACK");
        throw error;
      }
    } finally {
      execute("PRAGMA synchronous = FULL");
    }
  };
  return async (work, { durable = true } = {}) => {
    const result = await exclusive(() => commit(work));
    if (durable && synced !== null) await synced();
    return result;
  };
};
