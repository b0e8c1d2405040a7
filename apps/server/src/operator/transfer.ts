import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { violations } from "../billing/ledger/invariants.ts";
import type { Database, Statements, Value } from "../database/database.ts";

/** Every table that is moved, each after the ones that it refers to. */
export const TABLES = [
  "account",
  "auth_user",
  "auth_session",
  "auth_identity",
  "auth_two_factor",
  "auth_passkey",
  "auth_verification",
  "api_key",
  "device_login",
  "template",
  "voice",
  "term_list",
  "connection",
  "billing_account",
  "invite",
  "audit",
  "fund",
  "hold",
  "entry",
  "open_streams",
  "daily_salt",
] as const;

/** Every other table, and why it stays. */
export const NOT_MOVED: Readonly<Record<string, string>> = {
  attempt: "counts of guesses, which begin again",
  connection_login: "sign-ins at a model provider that end within ten minutes",
  migration: "the new database has run its own",
};

type Row = Record<string, Value | boolean>;

/** One JSON line for each row. Dates become ISO text, which both databases read back. */
export const exportLines = async (statements: Statements): Promise<string[]> => {
  const lines: string[] = [];
  for (const table of TABLES) {
    for (const row of await statements.rows<Row>(`SELECT * FROM ${table}`)) lines.push(JSON.stringify({ table, row }));
  }
  return lines;
};

const NAME = /^[A-Za-z_]{1,40}$/;

const insert = async (statements: Statements, line: string): Promise<void> => {
  const { table, row } = JSON.parse(line) as { table: string; row: Row };
  const columns = Object.keys(row);
  if (!(TABLES as readonly string[]).includes(table) || !columns.every((column) => NAME.test(column))) {
    throw new Error("The file contains a row that this release doesn't recognise.");
  }
  const marks = columns.map((_, at) => `$${at + 1}`).join(", ");
  const quoted = columns.map((column) => `"${column}"`).join(", ");
  await statements.run(`INSERT INTO ${table} (${quoted}) VALUES (${marks})`, Object.values(row) as Value[]);
};

/** A server's first start makes an administrator, and its first anonymous caller a salt. */
const refuseFilled = async (statements: Statements): Promise<void> => {
  for (const table of TABLES) {
    if ((await statements.rows(`SELECT 1 FROM ${table} LIMIT 1`)).length > 0)
      throw new Error(
        `The database is not empty: table ${table} has rows. Import into a new database before you start a server with it.`,
      );
  }
};

/**
 * Reads an exported file into an empty database, in one transaction that stays only when the ledger adds up.
 *
 * @returns the number of rows.
 * @throws when a table has rows already, a row does not fit, or an invariant is broken.
 */
export const importLines = (db: Database, path: string): Promise<number> =>
  db.transaction(async (statements) => {
    await refuseFilled(statements);
    let rows = 0;
    for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
      if (line === "") continue;
      await insert(statements, line);
      rows += 1;
    }
    const broken = await violations(statements);
    if (broken.length > 0)
      throw new Error(`The ledger does not add up: ${broken.map((row) => row.invariant).join("; ")}`);
    return rows;
  });
