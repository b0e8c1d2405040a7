import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";

const MINUTE_MS = 60_000;
/** A key used all day is written this often, not on every request. */
const WRITTEN_EVERY_MS = 5 * MINUTE_MS;
const CLIENT_CHARACTERS_MAX = 60;
const NOTED_MAX = 50_000;

interface Use {
  at: number;
  client: string | null;
}

/** Remembers when and by which program a key was last used, to the minute, off the path of the request. */
export const createKeyUse = ({ db, clock }: { db: Database; clock: Clock }) => {
  const noted = new Map<string, Use>();
  const written = new Map<string, Use>();

  return {
    note: (keyId: string, client: string | null): void => {
      const at = Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
      const last = written.get(keyId);
      if (last !== undefined && at - last.at < WRITTEN_EVERY_MS && last.client === client) return;
      if (noted.size < NOTED_MAX || noted.has(keyId)) noted.set(keyId, { at, client });
    },

    flush: async (): Promise<void> => {
      const uses = [...noted];
      noted.clear();
      if (written.size > NOTED_MAX) written.clear();
      for (const [keyId, use] of uses) {
        written.set(keyId, use);
        await db.run(
          "UPDATE api_key SET last_used_at = $2, last_client = COALESCE($3, last_client) WHERE id = $1 AND COALESCE(last_used_at, 0) <= $2",
          [keyId, use.at, use.client === null ? null : use.client.slice(0, CLIENT_CHARACTERS_MAX)],
        );
      }
    },
  };
};
