import type { Database, Statements } from "./database.ts";
import { migrations } from "./migrations/index.ts";
import type { Migration } from "./migrations/migration.ts";

/** Any constant serves as the lock's name; only migrations of this service take it. */
const MIGRATION_LOCK = 7_190_431_207;

export class SchemaTooNew extends Error {
  override readonly name = "SchemaTooNew";
}

/**
 * Brings the schema up to date. Any number of processes may call it at once: the first does the work, under a lock,
 * in one transaction, and the others wait and find nothing to do.
 *
 * @returns the names of the migrations that this call applied.
 * @throws SchemaTooNew when the database was migrated by a newer release.
 */
export const migrate = async (database: Database, list: readonly Migration[] = migrations): Promise<string[]> =>
  database.transaction(async (statements) => {
    // SQLite's transactions begin with the write lock of the whole file.
    if (database.dialect === "postgres") {
      await statements.run(`SET LOCAL lock_timeout = '60s'`);
      await statements.run(`SET LOCAL statement_timeout = '60s'`);
      await statements.rows("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    }
    await statements.run("CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY, applied_at BIGINT NOT NULL)");
    const applied = await appliedNames(statements);
    refuseNewer(applied, list);
    const missing = list.filter(({ name }) => !applied.has(name));
    for (const migration of missing) {
      for (const sql of migration.statements(database.dialect)) await statements.run(sql);
      await statements.run("INSERT INTO migration (name, applied_at) VALUES ($1, $2)", [migration.name, Date.now()]);
    }
    return missing.map(({ name }) => name);
  });

const appliedNames = async (statements: Statements): Promise<Set<string>> =>
  new Set((await statements.rows<{ name: string }>("SELECT name FROM migration")).map(({ name }) => name));

const refuseNewer = (applied: ReadonlySet<string>, list: readonly Migration[]): void => {
  const known = new Set(list.map(({ name }) => name));
  const newer = [...applied].filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new SchemaTooNew(`The database has ${newer.join(", ")}, which this release does not know.`);
};

/** Whether the database has exactly the schema of this release. */
export const schemaIsCurrent = async (database: Database): Promise<boolean> => {
  const rows = await database.read<{ name: string }>("SELECT name FROM migration");
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.length === applied.size && migrations.every(({ name }) => applied.has(name));
};
