import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Statements, Transaction, TransactionOptions } from "../database.ts";
import { isBusy } from "./failures.ts";
import { LOCK_WAIT_MS, pauseAfter } from "./lock-wait.ts";

export interface TransactionDeps {
  /** Runs a statement that gives nothing back. */
  execute: (sql: string) => void;
  inTransaction: () => boolean;
  statements: Statements;
  /** Runs work while nobody else is on the handle. */
  exclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Makes what was committed survive a power failure; null in memory, where nothing does. */
  synced: (() => Promise<void>) | null;
  /** Reports that the handle can no longer be trusted with anything. */
  broken: (error: unknown) => void;
}

/** One transaction that waits for its turn. `run` does its work and gives what its caller gets after the commit. */
interface Job {
  run(statements: Statements): Promise<() => void>;
  fail(error: unknown): void;
  /** On the monotonic clock: how long it waits for a lock that another process holds. */
  waitsUntil: number;
}

const TOGETHER_MAX = 64;

/**
 * Makes one commit of the jobs that wait, up to a number of them. What it returns is the error where another process
 * holds the lock and nothing was done, else null.
 */
const commitOf = (parts: TransactionDeps, waiting: Job[]): (() => Promise<unknown>) => {
  const { execute, inTransaction, statements, broken } = parts;

  const runJob = async (job: Job): Promise<(() => void) | null> => {
    execute("SAVEPOINT job");
    try {
      const answer = await job.run(statements);
      execute("RELEASE job");
      return answer;
    } catch (error) {
      // SQLite takes the whole transaction back by itself at some failures, such as a full disk.
      if (!inTransaction()) throw error;
      execute("ROLLBACK TO job");
      execute("RELEASE job");
      job.fail(error);
      return null;
    }
  };

  /** Restores what every other caller of the handle relies on: no open transaction, and commits that wait for the disk. */
  const leave = (): void => {
    try {
      if (inTransaction()) execute("ROLLBACK");
      execute("PRAGMA synchronous = FULL");
    } catch (error) {
      broken(error);
    }
  };

  return async (): Promise<unknown> => {
    let jobs: readonly Job[] = [];
    try {
      execute("PRAGMA synchronous = NORMAL");
      execute("BEGIN IMMEDIATE");
      jobs = waiting.splice(0, TOGETHER_MAX);
      const answers: ((() => void) | null)[] = [];
      for (const job of jobs) answers.push(await runJob(job));
      execute("COMMIT");
      for (const answer of answers) answer?.();
    } catch (error) {
      if (jobs.length === 0 && isBusy(error)) return error;
      if (jobs.length === 0) jobs = waiting.splice(0, TOGETHER_MAX);
      for (const job of jobs) job.fail(error);
    } finally {
      leave();
    }
    return null;
  };
};

/**
 * Transactions that are asked for at the same time share one commit: each runs inside a savepoint, alone and to its
 * end, so one that fails takes back only itself. The commit writes the log without waiting for the disk; whoever must
 * know that it lasts then waits for the disk off the event loop, and hears of it no earlier than under
 * `synchronous = FULL`. What need not last (a hold) waits for nothing. While another process holds the lock, all wait
 * together, off the event loop and without keeping the handle from its other callers.
 */
export const sqliteTransactions = (parts: TransactionDeps): Database["transaction"] => {
  const { exclusive, synced } = parts;
  const waiting: Job[] = [];
  const commit = commitOf(parts, waiting);
  let draining = false;

  const failOverdue = (error: unknown): void => {
    const now = performance.now();
    for (const job of waiting.splice(0)) {
      if (job.waitsUntil <= now) job.fail(error);
      else waiting.push(job);
    }
  };

  const drain = async (): Promise<void> => {
    for (let pauseMs = 1; waiting.length > 0;) {
      const locked = await exclusive(commit);
      if (locked === null) {
        pauseMs = 1;
        continue;
      }
      failOverdue(locked);
      await sleep(pauseMs);
      pauseMs = pauseAfter(pauseMs);
    }
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
        waitsUntil: performance.now() + LOCK_WAIT_MS,
      });
    });
    if (durable && synced !== null) await synced();
    return result;
  };
};
