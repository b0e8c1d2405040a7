import type { Database, Statements, Transaction, TransactionOptions } from "../database.ts";

export interface TransactionDeps {
  /** Runs a statement that gives nothing back. */
  execute: (sql: string) => void;
  inTransaction: () => boolean;
  statements: Statements;
  /** Runs work while nobody else is on the handle. */
  exclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Makes what was committed survive a power failure; null in memory, where nothing does. */
  synced: (() => Promise<void>) | null;
}

/** One transaction that waits for its turn. `run` does its work and gives what its caller gets after the commit. */
interface Job {
  run(statements: Statements): Promise<() => void>;
  fail(error: unknown): void;
}

const TOGETHER_MAX = 64;

/**
 * Transactions that are asked for at the same time share one commit: each runs inside a savepoint, alone and to its
 * end, so one that fails takes back only itself. The commit writes the log without waiting for the disk; whoever must
 * know that it lasts then waits for the disk off the event loop, and hears of it no earlier than under
 * `synchronous = FULL`. What need not last (a hold) waits for nothing.
 */
export const sqliteTransactions = (parts: TransactionDeps): Database["transaction"] => {
  const { execute, inTransaction, statements, exclusive, synced } = parts;
  const waiting: Job[] = [];
  let draining = false;

  const runJob = async (job: Job): Promise<(() => void) | null> => {
    execute("SAVEPOINT job");
    try {
      const answer = await job.run(statements);
      execute("RELEASE job");
      return answer;
    } catch (error) {
      execute("ROLLBACK TO job");
      execute("RELEASE job");
      job.fail(error);
      return null;
    }
  };

  const commit = async (jobs: readonly Job[]): Promise<void> => {
    execute("PRAGMA synchronous = NORMAL");
    try {
      execute("BEGIN IMMEDIATE");
      const answers: ((() => void) | null)[] = [];
      for (const job of jobs) answers.push(await runJob(job));
      execute("COMMIT");
      for (const answer of answers) answer?.();
    } catch (error) {
      if (inTransaction()) execute("ROLLBACK");
      for (const job of jobs) job.fail(error);
    } finally {
      execute("PRAGMA synchronous = FULL");
    }
  };

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) await exclusive(() => commit(waiting.splice(0, TOGETHER_MAX)));
    draining = false;
  };

  const enqueue = (job: Job): void => {
    waiting.push(job);
    if (draining) return;
    draining = true;
    // After this turn's input, so that what arrived together commits together.
    setImmediate(() => {
      drain().catch((error: unknown) => {
        draining = false;
        for (const left of waiting.splice(0)) left.fail(error);
      });
    });
  };

  return async <Result>(
    work: (statements: Transaction) => Promise<Result>,
    { durable = true }: TransactionOptions = {},
  ): Promise<Result> => {
    const result = await new Promise<Result>((resolve, reject) => {
      enqueue({
        run: async (within) => {
          // Nothing travels here, so the last statements need not be known.
          const outcome = await work({ ...within, last: () => undefined });
          return () => resolve(outcome);
        },
        fail: reject,
      });
    });
    if (durable && synced !== null) await synced();
    return result;
  };
};
