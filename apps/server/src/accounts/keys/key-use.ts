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
  name: string;
  owner: string;
}

interface UsedKey {
  id: string;
  name: string;
  owner: string;
}

/** Writes down that a key was used on a day, once however often it is told. `id` is one for the key and the day. */
export type KeyUseNote = (act: {
  id: string;
  actor: string;
  action: "key.use";
  subject: string;
  detail: string;
}) => Promise<void>;

const DAY_MS = 86_400_000;

/** Remembers when and by which program a key was last used, to the minute, off the path of the request. */
export const createKeyUse = ({ db, clock, note }: { db: Database; clock: Clock; note?: KeyUseNote }) => {
  const noted = new Map<string, Use>();
  const written = new Map<string, Use>();

  return {
    note: ({ id: keyId, name, owner }: UsedKey, client: string | null): void => {
      const at = Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
      const last = written.get(keyId);
      if (last !== undefined && at - last.at < WRITTEN_EVERY_MS && last.client === client) return;
      if (noted.size < NOTED_MAX || noted.has(keyId)) noted.set(keyId, { at, client, name, owner });
    },

    flush: async (): Promise<void> => {
      const uses = [...noted];
      noted.clear();
      if (written.size > NOTED_MAX) written.clear();
      for (const [keyId, use] of uses) {
        const day = Math.floor(use.at / DAY_MS);
        const known = written.get(keyId);
        written.set(keyId, use);
        await db.run(
          "UPDATE api_key SET last_used_at = $2, last_client = COALESCE($3, last_client) WHERE id = $1 AND COALESCE(last_used_at, 0) <= $2",
          [keyId, use.at, use.client === null ? null : use.client.slice(0, CLIENT_CHARACTERS_MAX)],
        );
        if (known !== undefined && Math.floor(known.at / DAY_MS) === day) continue;
        const { owner, name } = use;
        await note?.({ id: `${keyId}.${day}`, actor: owner, action: "key.use", subject: owner, detail: name });
      }
    },
  };
};
