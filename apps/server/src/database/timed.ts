import type { Database } from "./database.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** Called for each piece of work: how long it took, its wait for a connection included, and whether the database failed it. */
export type Waited = (work: "read" | "write", ms: number, failed: boolean) => void;

/** The same database, with a clock on what its callers wait for. The sign-in library's own queries pass it by. */
export const timed = (db: Database, waited: Waited): Database => {
  const watch = async <Result>(work: "read" | "write", run: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    let failed = false;
    try {
      return await run();
    } catch (error) {
      failed = error instanceof DatabaseUnavailable;
      throw error;
    } finally {
      waited(work, performance.now() - startedAt, failed);
    }
  };
  return {
    ...db,
    read: (sql, parameters) => watch("read", () => db.read(sql, parameters)),
    rows: (sql, parameters) => watch("read", () => db.rows(sql, parameters)),
    snapshot: (work) => watch("read", () => db.snapshot(work)),
    run: (sql, parameters) => watch("write", () => db.run(sql, parameters)),
    transaction: (work, options) => watch("write", () => db.transaction(work, options)),
  };
};
