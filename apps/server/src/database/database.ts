import type { Kysely } from "kysely";

/** Integers travel as numbers below 2^53, times as milliseconds since 1970, truth as 0 or 1. */
export type Value = string | number | null;

/** SQL with `$1` placeholders, the same text for both databases. */
export interface Statements {
  /** Rows of a query or of a statement with RETURNING. */
  rows<Row>(sql: string, parameters?: readonly Value[]): Promise<Row[]>;
  /** Runs a statement for its effect; the number of rows it touched. */
  run(sql: string, parameters?: readonly Value[]): Promise<number>;
}

export interface Transaction extends Statements {
  /**
   * Says that the statements asked for so far are the last and that their answers change nothing: the commit travels
   * with them. One that fails still takes everything back; work that refuses by throwing must do so before.
   */
  last(): void;
}

export interface TransactionOptions {
  /**
   * False for what a power failure may take back, such as a hold: the caller then does not wait for the disk. The end
   * of the process alone takes nothing back. True unless said otherwise.
   */
  durable?: boolean;
}

/** What a server that serves from a database says to it, and an operator's command does not. */
export interface Serving {
  /**
   * Called once, when the disk has not kept what was written: from then on every piece of work is refused, because
   * nobody can know what is on the disk, and only a new start can find out.
   */
  diskFailed(error: Error): void;
}

/** Failures for which the database itself is the reason are `DatabaseUnavailable`. */
export interface Database extends Statements {
  readonly dialect: "sqlite" | "postgres";
  /** For the sign-in library, which brings its own queries. */
  readonly kysely: Kysely<unknown>;
  /**
   * One read outside any transaction: committed data only. On SQLite it answers at once on a read-only handle,
   * so the hot path of a key check waits behind no writer.
   */
  read<Row>(sql: string, parameters?: readonly Value[]): Promise<Row[]>;
  /** All or nothing. `work` may run again after a serialization failure, a deadlock or a long wait for a lock, so it has no other effects. */
  transaction<Result>(
    work: (statements: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** Reads of one moment, without holding up writers. */
  snapshot<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>;
  /** Why it cannot take work now, in words for the operator; null while it can. It looks again where the last try failed. */
  unavailable(): Promise<string | null>;
  close(): Promise<void>;
}
