import { join } from "node:path";
import type { Database, Serving } from "./database.ts";
import { openPostgres } from "./postgres/postgres.ts";
import { openSqlite } from "./sqlite/sqlite.ts";

/** Where the database is, and who opens it. */
export type DatabaseOptions = DatabasePlace & {
  /** Left out by whoever does not serve. */
  serving?: Serving;
};

type DatabasePlace =
  /** `postgres://…`, `sqlite:<path of the file>` or `sqlite::memory:`. */
  | { url: string; connectionsMax?: number }
  /** A folder for the SQLite file, made when missing; `:memory:` keeps everything in memory. */
  | { dataDir: string };

/** The SQLite file of a data folder. */
export const sqliteFileIn = (dataDir: string): string => join(dataDir, "rewrite-service.sqlite");

const SQLITE = "sqlite:";

/** The file of a configuration; null where the database is not in one. */
export const sqliteFileOf = (databaseUrl: string | null, dataDir: string): string | null => {
  if (databaseUrl === null) return dataDir === ":memory:" ? null : sqliteFileIn(dataDir);
  const path = databaseUrl.startsWith(SQLITE) ? databaseUrl.slice(SQLITE.length) : ":memory:";
  return path === ":memory:" ? null : path;
};

/**
 * Opens the store. A process opens it once: two SQLite handles that write from one process would block each other's
 * event loop.
 *
 * @throws when the address is no `postgres:` or `sqlite:` URL, or the database cannot be reached.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  if ("dataDir" in options) {
    const { dataDir, serving } = options;
    return openSqlite(dataDir === ":memory:" ? dataDir : sqliteFileIn(dataDir), serving);
  }
  const { url, connectionsMax, serving } = options;
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, connectionsMax);
  if (url.startsWith(SQLITE)) return openSqlite(url.slice(SQLITE.length), serving);
  throw new Error("DATABASE_URL must start with postgres:// or sqlite:");
};
