import type { Connection, Submittable } from "pg";
import type { Value } from "../database.ts";

/** The server's answer to one statement: its rows, and its completion tag, such as `UPDATE 3`. */
export interface StatementAnswer {
  rows: Record<string, unknown>[];
  completion: string;
}

/** One statement and who waits for it. `name` is null for one that is not worth keeping prepared. */
export interface Asked {
  name: string | null;
  sql: string;
  parameters: readonly Value[];
  resolve: (answer: StatementAnswer) => void;
  reject: (error: Error) => void;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** The prepared statements of one connection by name, with their columns; null where a statement gives no rows. */
export type Prepared = Map<string, readonly Column[] | null>;

export type ParserOf = (oid: number) => (text: string) => unknown;

interface BatchOptions {
  asked: readonly Asked[];
  prepared: Prepared;
  parserOf: ParserOf;
  /** The connection may be given the next batch. */
  ended: () => void;
}

/**
 * Statements that travel to PostgreSQL and back as one: one write, one `Sync`, so one wake-up and one reply of the
 * server for all of them. They run in order; the first that fails ends the batch, and those behind it do not run.
 * A prepared statement is parsed and described once on a connection.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class Batch implements Submittable {
  readonly #parts: BatchOptions;
  readonly #answers: StatementAnswer[] = [];
  #rows: Record<string, unknown>[] = [];
  #columns: readonly Column[] | null = null;
  #described = false;

  constructor(parts: BatchOptions) {
    this.#parts = parts;
  }

  submit(connection: Connection): null {
    const { asked, prepared } = this.#parts;
    const sent = new Set<string>();
    connection.stream.cork();
    for (const { name, sql, parameters } of asked) {
      const ready = name !== null && prepared.has(name);
      if (!ready && !(name !== null && sent.has(name))) {
        // An earlier batch may have failed between this name's parsing and its end. Closing a name nobody has is no error.
        if (name !== null) connection.close({ type: "S", name }, true);
        connection.parse({ name: name ?? "", text: sql, types: [] }, true);
      }
      if (name !== null) sent.add(name);
      const values = parameters.map((value) => (value === null ? null : String(value)));
      connection.bind({ statement: name ?? "", values }, true);
      if (!ready) connection.describe({ type: "P" }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const { parserOf } = this.#parts;
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
    this.#described = true;
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (!this.#described) {
      const name = this.#parts.asked[this.#answers.length]?.name ?? null;
      this.#columns = (name === null ? null : this.#parts.prepared.get(name)) ?? null;
      this.#described = true;
    }
    const row: Record<string, unknown> = {};
    this.#columns?.forEach(({ name, parse }, at) => {
      const text = fields[at] ?? null;
      row[name] = text === null ? null : parse(text);
    });
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { asked, prepared } = this.#parts;
    const name = asked[this.#answers.length]?.name ?? null;
    if (name !== null && !prepared.has(name)) prepared.set(name, this.#columns);
    this.#answers.push({ rows: this.#rows, completion: text });
    this.#rows = [];
    this.#columns = null;
    this.#described = false;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  handleError(error: Error): void {
    for (const { reject } of this.#parts.asked) reject(error);
    this.#parts.ended();
  }

  handleReadyForQuery(): void {
    this.#parts.asked.forEach(({ resolve, reject }, at) => {
      const answer = this.#answers[at];
      if (answer === undefined) reject(new Error("A PostgreSQL statement got no answer."));
      else resolve(answer);
    });
    this.#parts.ended();
  }
}
