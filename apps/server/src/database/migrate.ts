import { VERSION } from "../config/version.ts";
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
 * @throws SchemaTooNew when a newer release has made a change on which this one may no longer start.
 */
export const migrate = async (
  database: Database,
  list: readonly Migration[] = migrations,
  release: string = VERSION,
): Promise<string[]> =>
  database.transaction(async (statements) => {
    // SQLite's transactions begin with the write lock of the whole file.
    if (database.dialect === "postgres") {
      await statements.run(`SET LOCAL lock_timeout = '60s'`);
      await statements.run(`SET LOCAL statement_timeout = '60s'`);
      await statements.rows("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    }
    await makeMigrationTable(database, statements);
    const applied = await statements.rows<Applied>(APPLIED);
    const foreign = foreignTo({ list, release }, applied);
    if (foreign.length > 0) throw new SchemaTooNew(`This release can't run on a database with ${foreign.join(", ")}.`);
    const names = new Set(applied.map(({ name }) => name));
    const missing = list.filter(({ name }) => !names.has(name));
    for (const migration of missing) {
      for (const sql of migration.statements(database.dialect)) await statements.run(sql);
      await statements.run("INSERT INTO migration (name, applied_at, oldest_release) VALUES ($1, $2, $3)", [
        migration.name,
        Date.now(),
        migration.oldestRelease,
      ]);
    }
    return missing.map(({ name }) => name);
  });

/** A row of the table of migrations. Rows of earlier releases have no `oldest_release`. */
interface Applied {
  name: string;
  oldest_release?: string | null;
}

const APPLIED = "SELECT * FROM migration";

const COLUMNS = {
  sqlite: "SELECT name FROM pragma_table_info('migration')",
  postgres: `SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'migration'`,
} as const;

const makeMigrationTable = async ({ dialect }: Database, statements: Statements): Promise<void> => {
  await statements.run(
    "CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY, applied_at BIGINT NOT NULL, oldest_release TEXT)",
  );
  const columns = await statements.rows<{ name: string }>(COLUMNS[dialect]);
  if (columns.some(({ name }) => name === "oldest_release")) return;
  await statements.run("ALTER TABLE migration ADD COLUMN oldest_release TEXT");
};

interface Release {
  list: readonly Migration[];
  release: string;
}

const numbersOf = (release: string): number[] => release.split(/[.+-]/, 3).map(Number);

/** Whether `release` is `oldest` or newer. Both are written like `1.20.3`. */
const isAtLeast = (release: string, oldest: string): boolean => {
  const own = numbersOf(release);
  for (const [at, number] of numbersOf(oldest).entries()) {
    const difference = (own[at] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
};

/** The names of a newer release's migrations that this one cannot work with. */
const foreignTo = ({ list, release }: Release, applied: readonly Applied[]): string[] => {
  const known = new Set(list.map(({ name }) => name));
  return applied
    .filter(({ name, oldest_release: oldest }) => !known.has(name) && !(oldest != null && isAtLeast(release, oldest)))
    .map(({ name }) => name);
};

/**
 * Whether a release can work on the database: it has all that the release needs, and what a newer one has added leaves
 * room for it.
 */
export const schemaFits = async (
  database: Pick<Database, "read">,
  list: readonly Migration[] = migrations,
  release: string = VERSION,
): Promise<boolean> => {
  const applied = await database.read<Applied>(APPLIED);
  const names = new Set(applied.map(({ name }) => name));
  return list.every(({ name }) => names.has(name)) && foreignTo({ list, release }, applied).length === 0;
};
