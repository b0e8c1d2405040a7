import { join } from "node:path";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres/postgres.ts";
import { openSqlite } from "./sqlite/sqlite.ts";

export type DatabaseOptions =
  /** `postgres://…`, `sqlite:<path of the file>` or `sqlite::memory:`. */
  | { url: string; connectionsMax?: number }
  /** A folder for the SQLite file, made when missing; `:memory:` keeps everything in memory. */
  | { dataDir: string };

/**
 * Opens the store. A process opens it once: two SQLite handles that write from one process would block each other's
 * event loop.
 *
 * @throws when the address is no `postgres:` or `sqlite:` URL, or the database cannot be reached.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  if ("dataDir" in options) {
    const { dataDir } = options;
    return openSqlite(dataDir === ":memory:" ? dataDir : join(dataDir, "rewrite-service.sqlite"));
  }
  const { url, connectionsMax } = options;
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, connectionsMax);
  if (url.startsWith("sqlite:")) return openSqlite(url.slice("sqlite:".length));
  throw new Error("DATABASE_URL must start with postgres:// or sqlite:");
};
