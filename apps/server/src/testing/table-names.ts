import type { Database } from "../database/database.ts";

const SQL = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  postgres: "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()",
} as const;

/** Every table of a database, in the order of the alphabet. */
export const tableNames = async (db: Database): Promise<string[]> =>
  (await db.read<{ name: string }>(SQL[db.dialect])).map(({ name }) => name).toSorted();
