import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import { DatabaseError, Pool, types as defaultTypes, type CustomTypesConfig, type PoolClient } from "pg";
import type { Database, Statements, Value } from "./database.ts";
import { statementsOver } from "./statements.ts";

const CONNECTIONS_MAX = 32;
const LOCK_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const ATTEMPTS_MAX = 6;

/** The driver hands BIGINT over as text. Our integers stay below 2^53; one that does not is a fault, never rounded. */
const toSafeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error("An integer of the database is beyond 2^53.");
  return value;
};

const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === defaultTypes.builtins.INT8 && format !== "binary" ? toSafeInteger : defaultTypes.getTypeParser(oid, format),
};

const NAMES_MAX = 300;

/** A name for each text, so that the server parses and plans it once a connection; none for texts beyond a bound. */
const statementNames = (): ((sql: string) => string | null) => {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= NAMES_MAX) return known ?? null;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
};

type Query = (...words: unknown[]) => unknown;

/** Lets a connection run every statement that has parameters as a prepared one; Kysely itself names none. */
const preparing = (client: PoolClient, nameOf: (sql: string) => string | null): void => {
  const query = client.query.bind(client) as Query;
  const named: Query = (what, values, ...callback) => {
    const name = typeof what === "string" && Array.isArray(values) && values.length > 0 ? nameOf(what) : null;
    return name === null ? query(what, values, ...callback) : query({ name, text: what, values }, ...callback);
  };
  client.query = named as PoolClient["query"];
};

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
const mayRunAgain = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED);

const statementsOn = (client: PoolClient): Statements => ({
  rows: async <Row>(sql: string, parameters: readonly Value[] = []) =>
    (await client.query(sql, [...parameters])).rows as Row[],
  run: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rowCount ?? 0,
});

/** One transaction on a connection of its own. Nobody waits for its opening: the first statement travels behind it. */
const transact = async <Result>(
  pool: Pool,
  begin: string,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    const [, result] = await Promise.all([client.query(begin), work(statementsOn(client))]);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    // Statements that are still on their way stand before this one.
    await client.query("ROLLBACK").catch((lost: Error) => (fault = lost));
    throw error;
  } finally {
    client.release(fault);
  }
};

export const openPostgres = async (url: string, connectionsMax = CONNECTIONS_MAX): Promise<Database> => {
  const pool = new Pool({
    connectionString: url,
    max: connectionsMax,
    types,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "rewrite-service",
    // Statements that do not wait for each other share a round trip.
    pipeline: true,
  });
  // An idle connection that the server closes reports here; the next query opens another.
  pool.on("error", () => undefined);
  const nameOf = statementNames();
  pool.on("connect", (client) => {
    preparing(client, nameOf);
    // One that is lost while it works reports here too; its statements fail by themselves.
    client.on("error", () => undefined);
  });
  (await pool.connect()).release();
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const statements = statementsOver(kysely);
  return {
    ...statements,
    dialect: "postgres",
    kysely,
    read: async (sql, parameters = []) => (await pool.query(sql, [...parameters])).rows,
    transaction: async (work, { durable = true } = {}) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await transact(pool, durable ? "BEGIN" : "BEGIN; SET LOCAL synchronous_commit = off", work);
        } catch (error) {
          if (attempt === ATTEMPTS_MAX || !mayRunAgain(error)) throw error;
          await sleep(Math.random() * 10 * 2 ** attempt);
        }
      }
    },
    snapshot: (work) =>
      kysely
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute((transaction) => work(statementsOver(transaction))),
    close: () => kysely.destroy().then(() => (pool.ended ? undefined : pool.end())),
  };
};
