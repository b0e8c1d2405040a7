import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import { DatabaseUnavailable, type Trouble } from "./unavailable.ts";

/** Which of the driver's errors mean that the database is not available; null for every other error. */
export type TroubleOf = (error: unknown) => Trouble | null;

/** Remembers whether the last try found the database available, and says so in the errors that it lets through. */
export interface Availability {
  /** Runs a piece of work whose failure may be the database's. */
  explained<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Completes a database with what every one of its callers is to meet. */
  over(db: Omit<Database, "unavailable">): Database;
}

/** Long enough for a database that is well, short enough for whoever asks whether it is. */
const LOOK_MS = 1_000;
/** How often it is looked again, however many ask. */
const LOOK_EVERY_MS = 1_000;
/** As much as some rewrites write: on a full disk there is often room for a row, and reads are answered as ever. */
const PROBE_BYTES = 64 * 1024;
// No salt has this day; one that a crash leaves goes with the old salts.
const WRITE = `INSERT INTO daily_salt (day, salt) VALUES (-1, $1) ON CONFLICT (day) DO UPDATE SET salt = excluded.salt`;
const REMOVE = "DELETE FROM daily_salt WHERE day = -1";

export const createAvailability = (troubleOf: TroubleOf): Availability => {
  let last: DatabaseUnavailable | null = null;

  const explain = (error: unknown): unknown => {
    if (error instanceof DatabaseUnavailable) return (last = error);
    const trouble = troubleOf(error);
    return trouble === null ? error : (last = new DatabaseUnavailable(trouble, error));
  };
  const explained: Availability["explained"] = async (work) => {
    try {
      return await work();
    } catch (error) {
      throw explain(error);
    }
  };

  const over: Availability["over"] = (db) => {
    const transaction: Database["transaction"] = async (work, options) => {
      const result = await explained(() => db.transaction(work, options));
      last = null;
      return result;
    };
    let looking: Promise<unknown> = Promise.resolve();
    let lookedAt = -Infinity;
    const probe = async (): Promise<void> => {
      const bytes = randomBytes(PROBE_BYTES / 2).toString("hex");
      await explained(() => db.transaction((statements) => statements.run(WRITE, [bytes])));
      await transaction((statements) => statements.run(REMOVE));
    };
    const look = async (): Promise<void> => {
      if (performance.now() - lookedAt > LOOK_EVERY_MS) {
        lookedAt = Infinity;
        looking = probe()
          .catch(() => undefined)
          .finally(() => (lookedAt = performance.now()));
      }
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise((resolve) => (timer = setTimeout(resolve, LOOK_MS)));
      await Promise.race([looking, enough]);
      clearTimeout(timer);
    };
    return {
      ...db,
      transaction,
      read: (sql, parameters) => explained(() => db.read(sql, parameters)),
      snapshot: (work) => explained(() => db.snapshot(work)),
      unavailable: async () => {
        if (last !== null) await look();
        return last?.reason ?? null;
      },
    };
  };
  return { explained, over };
};
