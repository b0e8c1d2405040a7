import { readFileSync } from "node:fs";
import type { Database } from "../database/database.ts";

/** Releases whose schema is kept as it was, oldest first, with the last migration of each. */
export const RELEASES = [{ release: "0.1.0", last: "0009-terms" }] as const;

export const releasedSchema = (release: string, part: Database["dialect"] | "rows"): string[] =>
  readFileSync(new URL(`./released/${release}.${part}.sql`, import.meta.url), "utf8")
    .split(/;\n+/)
    .filter((sql) => sql !== "");

/** Makes of an empty database one that a release has left, with accounts, keys, sealed texts and a ledger in it. */
export const fillAsReleased = async (db: Database, release: string): Promise<void> => {
  for (const sql of [...releasedSchema(release, db.dialect), ...releasedSchema(release, "rows")]) await db.run(sql);
};
