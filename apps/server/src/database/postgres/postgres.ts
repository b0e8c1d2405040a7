import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import { Pool, types as defaultTypes, type CustomTypesConfig, type PoolClient } from "pg";
import { type Availability, createAvailability } from "../availability.ts";
import type { Database, Transaction } from "../database.ts";
import { statementsOver } from "../statements.ts";
import type { StatementAnswer, Prepared } from "./batch.ts";
import { type Channel, openChannel } from "./channel.ts";
import { mayRunAgain, postgresTrouble } from "./failures.ts";
import { reachedBy, requireTimeouts } from "./pooler.ts";

const CONNECTIONS_MAX = 32;
/** A check of the whole ledger or an export reads whole tables. */
const SNAPSHOT_TIMEOUT = "SET LOCAL statement_timeout = '60s'";
const CONNECT_TIMEOUT_MS = 10_000;
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

type NameOf = (sql: string) => string | null;

/** A name for each text, so that the server parses and plans it once a connection; none for texts beyond a bound. */
const statementNames = (prefix: string): NameOf => {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= NAMES_MAX) return known ?? null;
    const name = `${prefix}${names.size}`;
    names.set(sql, name);
    return name;
  };
};

type Query = (...words: unknown[]) => unknown;

/**
 * Lets a connection run every statement that has parameters as a prepared one, because Kysely itself names none, and
 * lets the failure of one that Kysely waits for say whether it is the database's.
 */
const preparing = (client: PoolClient, nameOf: NameOf, { explained }: Pick<Availability, "explained">): void => {
  const query = client.query.bind(client) as Query;
  const named: Query = (what, values, ...callback) => {
    const name = typeof what === "string" && Array.isArray(values) && values.length > 0 ? nameOf(what) : null;
    const sent = name === null ? query(what, values, ...callback) : query({ name, text: what, values }, ...callback);
    return sent instanceof Promise ? explained(() => sent) : sent;
  };
  client.query = named as PoolClient["query"];
};

const BEGIN = "BEGIN";
const NO_WAIT = "SET LOCAL synchronous_commit = off";
const COMMIT = "COMMIT";
const ROLLBACK = "ROLLBACK";
/** What every transaction says, worth a name like statements with parameters. */
const control: ReadonlySet<string> = new Set([BEGIN, NO_WAIT, COMMIT, ROLLBACK]);

/** A channel for each connection, which remembers what is prepared there. */
const channels = (named: NameOf): ((client: PoolClient) => Channel) => {
  const preparedOn = new WeakMap<PoolClient, Prepared>();
  const nameOf = (sql: string, parameters: number): string | null =>
    parameters > 0 || control.has(sql) ? named(sql) : null;
  const parserOf = (oid: number): ((text: string) => unknown) => types.getTypeParser(oid, "text");
  return (client) => {
    const prepared: Prepared = preparedOn.get(client) ?? new Map();
    preparedOn.set(client, prepared);
    return openChannel({ client, prepared, parserOf, nameOf });
  };
};

/**
 * One transaction on a connection of its own. Nobody waits for its opening: it travels with the first statements, and the
 * commit with the last ones where the work says which these are.
 */
const transact = async <Result>(
  { client, channel }: { client: PoolClient; channel: Channel },
  begin: readonly string[],
  work: (statements: Transaction) => Promise<Result>,
): Promise<Result> => {
  let fault: Error | undefined;
  let committing: Promise<void> | null = null;
  const commit = (): Promise<void> => {
    committing ??= channel.ask(COMMIT).then(refuseRollback);
    return committing;
  };
  const last = (): void => void commit().catch(() => undefined);
  try {
    const opening = begin.map((sql) => channel.ask(sql));
    const [result] = await Promise.all([work({ ...channel, last }), ...opening]);
    await commit();
    return result;
  } catch (error) {
    // Statements that are still on their way come before this one.
    await channel.ask(ROLLBACK).catch((lost: Error) => (fault = lost));
    throw error;
  } finally {
    client.release(fault);
  }
};

/** A commit of a transaction in which a statement had failed takes everything back and calls that complete. */
const refuseRollback = ({ completion }: StatementAnswer): void => {
  if (completion !== COMMIT) throw new Error("A statement of the transaction had failed.");
};

export const openPostgres = async (url: string, connectionsMax = CONNECTIONS_MAX): Promise<Database> => {
  const { pooled, connection } = reachedBy(url);
  const pool = new Pool({
    ...connection,
    max: connectionsMax,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "rewrite-service",
  });
  // An idle connection that the server closes reports here; the next query opens another.
  pool.on("error", () => undefined);
  const namesOf = (prefix: string): NameOf => (pooled ? () => null : statementNames(prefix));
  const nameOf = namesOf("s");
  const channelOf = channels(namesOf("c"));
  const availability = createAvailability(postgresTrouble);
  pool.on("connect", (client) => {
    preparing(client, nameOf, availability);
    // One that is lost while it works reports here too; its statements fail by themselves.
    client.on("error", () => undefined);
  });
  const first = await pool.connect();
  try {
    if (pooled) await requireTimeouts(first);
    first.release();
  } catch (error) {
    first.release();
    await pool.end();
    throw error;
  }
  const connect = (): Promise<PoolClient> => availability.explained(() => pool.connect());
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  });
  const statements = statementsOver(kysely);
  return availability.over({
    ...statements,
    dialect: "postgres",
    kysely,
    read: async (sql, parameters = []) => (await pool.query(sql, [...parameters])).rows,
    transaction: async (work, { durable = true } = {}) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const client = await pool.connect();
          return await transact({ client, channel: channelOf(client) }, durable ? [BEGIN] : [BEGIN, NO_WAIT], work);
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
        .execute(async (transaction) => {
          const snapshot = statementsOver(transaction);
          await snapshot.run(SNAPSHOT_TIMEOUT);
          return work(snapshot);
        }),
    close: () => kysely.destroy().then(() => (pool.ended ? undefined : pool.end())),
  });
};
