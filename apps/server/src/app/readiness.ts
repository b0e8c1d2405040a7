import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import { schemaFits } from "../database/migrate.ts";
import { DatabaseUnavailable } from "../database/unavailable.ts";

/** Whoever asks whether a server is ready gives up after a few seconds, and must have been answered by then. */
const ANSWER_MS = 2_000;

/** The database's reason why a server cannot take work, or null. It never throws. */
export const createReadiness = (db: Database) => async (): Promise<string | null> => {
  const given = new AbortController();
  const late = sleep(ANSWER_MS, "the database does not answer", { signal: given.signal }).catch(() => null);
  try {
    return await Promise.race([reasonOf(db), late]);
  } finally {
    given.abort();
  }
};

const reasonOf = async (db: Database): Promise<string | null> => {
  try {
    const unavailable = await db.unavailable();
    if (unavailable !== null) return unavailable;
    return (await schemaFits(db)) ? null : "the database has another schema";
  } catch (error) {
    return error instanceof DatabaseUnavailable ? error.reason : "the database fails";
  }
};

/** How a server leaves: it first says that it is not ready, and later takes no more work. */
export const createLeaving = (db: Database) => {
  const readiness = createReadiness(db);
  let announced = false;
  let started = false;
  return {
    announce: (): void => void (announced = true),
    start: (): void => void (started = true),
    draining: () => started,
    notReady: async (): Promise<string | null> => (announced ? "draining" : readiness()),
  };
};
