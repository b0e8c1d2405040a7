import { randomUUID } from "node:crypto";
import type { Database, Statements } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Seal } from "../seal.ts";
import { KEPT_MAX, limitReached } from "./templates.ts";
import { oneVoice, WHOLE, wholeOf, type VoiceRow } from "./voice-row.ts";
import { measured, sealHabits, sealSamples, without } from "./voice-text.ts";

export interface NewVoice {
  name: string;
  samples: readonly string[];
  signOff: string | null;
  isDefault: boolean;
  /** Only when the owner says so; else the samples are read once and let go. */
  keepSamples: boolean;
  /** Ids of habits that the owner does not want. */
  removed: readonly string[];
}

export type VoiceChange = Partial<Pick<NewVoice, "name" | "signOff" | "isDefault" | "removed">>;

// What the release before this one reads where habits were never counted.
const NO_EARLIER_HABITS = '{"sentences":0}';

// Changes nothing; it makes two changes of one owner's voices wait for each other on either database.
const lockOwner = (statements: Statements, owner: string): Promise<number> =>
  statements.run("UPDATE account SET id = id WHERE id = $1", [owner]);

const onlyDefault = async (statements: Statements, owner: string, id: string): Promise<void> => {
  await statements.run("UPDATE voice SET is_default = 0 WHERE owner = $1 AND id <> $2 AND is_default = 1", [owner, id]);
};

const columnsOf = (seal: Seal, owner: string, id: string, voice: NewVoice) => {
  const sealed = sealHabits(seal, { id, owner }, measured(voice.samples, voice.removed));
  const samples = voice.keepSamples ? sealSamples(seal, { id, owner }, voice.samples) : null;
  const isDefault = voice.isDefault ? 1 : 0;
  return [id, owner, voice.name, NO_EARLIER_HABITS, sealed.measured, sealed.profile, voice.signOff, isDefault, samples];
};

/** Makes, changes and removes the voices of an account. Another owner's are not there. */
export const createWriteVoices = ({ db, clock, seal }: { db: Database; clock: Clock; seal: Seal }) => ({
  /** @throws ServiceError `invalid_request` when the owner has as many as there may be. */
  create: async (owner: string, voice: NewVoice): Promise<string> => {
    const id = randomUUID();
    const columns = columnsOf(seal, owner, id, voice);
    await db.transaction(async (statements) => {
      await lockOwner(statements, owner);
      const [kept] = await statements.rows<{ n: number }>("SELECT COUNT(*) AS n FROM voice WHERE owner = $1", [owner]);
      if ((kept?.n ?? 0) >= KEPT_MAX) throw limitReached("voices");
      if (voice.isDefault) await onlyDefault(statements, owner, id);
      await statements.run(
        `INSERT INTO voice (id, owner, name, habits, measured, profile, sign_off, is_default, samples, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
        [...columns, clock.now()],
      );
    });
    return id;
  },

  /** Measures a voice anew from other samples. False when the owner has no such voice. */
  replace: (owner: string, id: string, voice: NewVoice): Promise<boolean> => {
    const columns = columnsOf(seal, owner, id, voice);
    return db.transaction(async (statements) => {
      await lockOwner(statements, owner);
      if ((await statements.rows(oneVoice("id"), [owner, id])).length === 0) return false;
      if (voice.isDefault) await onlyDefault(statements, owner, id);
      const set = `name = $3, habits = $4, measured = $5, profile = $6, sign_off = $7, is_default = $8, samples = $9,
        updated_at = $10`;
      const values = [...columns, clock.now()];
      return (await statements.run(`UPDATE voice SET ${set} WHERE id = $1 AND owner = $2`, values)) > 0;
    });
  },

  /** Changes what needs no samples; what is left out stays. False when the owner has no such voice. */
  change: (owner: string, id: string, change: VoiceChange): Promise<boolean> =>
    db.transaction(async (statements) => {
      await lockOwner(statements, owner);
      const [row] = await statements.rows<VoiceRow>(oneVoice(WHOLE), [owner, id]);
      if (row === undefined) return false;
      const { name = row.name, isDefault = row.is_default === 1, removed = [] } = change;
      const signOff = change.signOff === undefined ? row.sign_off : change.signOff;
      if (isDefault) await onlyDefault(statements, owner, id);
      const sealed = removed.length === 0 ? row : sealHabits(seal, row, without(wholeOf(seal, row), removed));
      await statements.run(
        `UPDATE voice SET name = $3, sign_off = $4, is_default = $5, measured = $6, profile = $7, updated_at = $8
         WHERE id = $1 AND owner = $2`,
        [id, owner, name, signOff, isDefault ? 1 : 0, sealed.measured, sealed.profile, clock.now()],
      );
      return true;
    }),

  remove: async (owner: string, id: string): Promise<boolean> =>
    (await db.run("DELETE FROM voice WHERE owner = $1 AND id = $2", [owner, id])) > 0,
});
