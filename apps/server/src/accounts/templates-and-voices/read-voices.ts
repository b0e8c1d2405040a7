import type { VoiceEntry } from "@rewrite-service/contract";
import type { VoiceHabits } from "@rewrite-service/text";
import type { Database } from "../../database/database.ts";
import { isRowId } from "../row-id.ts";
import type { Seal } from "../seal.ts";
import { oneVoice, SHORT, WHOLE, wholeOf, type Voice, type VoiceRow } from "./voice-row.ts";
import { readHabits, readSamples } from "./voice-text.ts";

/** Reads the voices of an account. Another owner's are not there. */
export const createReadVoices = ({ db, seal }: { db: Database; seal: Seal }) => {
  const voiceOf = (row: VoiceRow): Voice => ({
    id: row.id,
    name: row.name,
    isDefault: row.is_default === 1,
    habits: readHabits(seal, row),
    signOff: row.sign_off,
    keepsSamples: row.samples !== null,
  });

  const found = async (columns: string, owner: string, id: string): Promise<VoiceRow | null> =>
    !isRowId(id) ? null : ((await db.read<VoiceRow>(oneVoice(columns), [owner, id]))[0] ?? null);

  return {
    get: async (owner: string, id: string): Promise<Voice | null> => {
      const row = await found(SHORT, owner, id);
      return row === null ? null : voiceOf(row);
    },

    list: async (owner: string): Promise<Voice[]> =>
      (await db.read<VoiceRow>(`SELECT ${SHORT} FROM voice WHERE owner = $1 ORDER BY created_at, id`, [owner])).map(
        voiceOf,
      ),

    /** The list without what was measured, which then need not be opened. */
    entries: async (owner: string): Promise<VoiceEntry[]> =>
      (
        await db.read<Pick<VoiceRow, "id" | "name" | "is_default">>(
          "SELECT id, name, is_default FROM voice WHERE owner = $1 ORDER BY created_at, id",
          [owner],
        )
      ).map(({ id, name, is_default: isDefault }) => ({ id, name, isDefault: isDefault === 1 })),

    standard: async (owner: string): Promise<Voice | null> => {
      const [row] = await db.read<VoiceRow>(`SELECT ${SHORT} FROM voice WHERE owner = $1 AND is_default = 1`, [owner]);
      return row === undefined ? null : voiceOf(row);
    },

    /** The habits with their profile; null when the owner has no such voice, or it does not open. */
    whole: async (owner: string, id: string): Promise<VoiceHabits | null> => {
      const row = await found(WHOLE, owner, id);
      return row === null ? null : readable(() => wholeOf(seal, row));
    },

    /** The kept samples; none where the owner keeps none, has no such voice, or they do not open. */
    samples: async (owner: string, id: string): Promise<string[]> => {
      const row = await found("id, owner, samples", owner, id);
      return row?.samples == null ? [] : (readSamples(seal, { ...row, samples: row.samples }) ?? []);
    },

    /** Everything that is kept, samples too, for the owner's own copy. */
    export: async (owner: string): Promise<(Voice & { samples: string[] | null })[]> =>
      (await db.read<VoiceRow>(`SELECT ${WHOLE} FROM voice WHERE owner = $1 ORDER BY created_at, id`, [owner])).map(
        (row) => {
          const { samples } = row;
          return { ...voiceOf(row), samples: samples === null ? null : readSamples(seal, { ...row, samples }) };
        },
      ),
  };
};

const readable = <T>(open: () => T): T | null => {
  try {
    return open();
  } catch {
    return null;
  }
};
