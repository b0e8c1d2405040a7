import { randomUUID } from "node:crypto";
import type { VoiceEntry } from "@rewrite-service/contract";
import type { VoiceHabits } from "@rewrite-service/text";
import type { Clock } from "../../runtime/clock.ts";
import type { Database, Statements } from "../../database/database.ts";
import type { Seal } from "../seal.ts";
import { KEPT_MAX, shelfFull } from "./templates.ts";
import {
  measured,
  openHabits,
  openProfile,
  readHabits,
  readSamples,
  sealHabits,
  sealSamples,
  without,
  type ShownHabits,
} from "./voice-text.ts";

export interface Voice extends VoiceEntry {
  habits: ShownHabits;
  signOff: string | null;
  /** Whether the samples are kept, encrypted. */
  keepsSamples: boolean;
}

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

interface Row {
  id: string;
  owner: string;
  name: string;
  habits: string;
  measured: string | null;
  profile: string | null;
  samples: string | null;
  sign_off: string | null;
  is_default: number;
}

// What the release before this one reads where habits were never counted.
const NO_EARLIER_HABITS = '{"sentences":0}';

/** Everything but the two long texts; the samples only as the fact that they are there. */
const SHORT = `id, owner, name, habits, measured, sign_off, is_default, NULL AS profile,
  CASE WHEN samples IS NULL THEN NULL ELSE '' END AS samples`;
const WHOLE = "id, owner, name, habits, measured, sign_off, is_default, profile, samples";

// Changes nothing; it makes two changes of one owner's voices wait for each other on either database.
const lockOwner = (statements: Statements, owner: string): Promise<number> =>
  statements.run("UPDATE account SET id = id WHERE id = $1", [owner]);

/** Voice profiles of an account. Habits and samples are sealed; samples are there only where their owner asked for it. */
export const createVoices = ({ db, clock, seal }: { db: Database; clock: Clock; seal: Seal }) => {
  const voiceOf = (row: Row): Voice => ({
    id: row.id,
    name: row.name,
    isDefault: row.is_default === 1,
    habits: readHabits(seal, row),
    signOff: row.sign_off,
    keepsSamples: row.samples !== null,
  });

  const wholeOf = (row: Row): VoiceHabits => ({ ...openHabits(seal, row), profile: openProfile(seal, row) });

  const readable = <T>(open: () => T): T | null => {
    try {
      return open();
    } catch {
      return null;
    }
  };

  const one = (columns: string): string => `SELECT ${columns} FROM voice WHERE owner = $1 AND id = $2`;
  const found = async (columns: string, owner: string, id: string): Promise<Row | null> =>
    (await db.read<Row>(one(columns), [owner, id]))[0] ?? null;

  const onlyDefault = async (statements: Statements, owner: string, id: string): Promise<void> => {
    await statements.run("UPDATE voice SET is_default = 0 WHERE owner = $1 AND id <> $2 AND is_default = 1", [
      owner,
      id,
    ]);
  };

  const columnsOf = (owner: string, id: string, voice: NewVoice) => {
    const sealed = sealHabits(seal, { id, owner }, measured(voice.samples, voice.removed));
    const samples = voice.keepSamples ? sealSamples(seal, { id, owner }, voice.samples) : null;
    const isDefault = voice.isDefault ? 1 : 0;
    return [
      id,
      owner,
      voice.name,
      NO_EARLIER_HABITS,
      sealed.measured,
      sealed.profile,
      voice.signOff,
      isDefault,
      samples,
    ];
  };

  return {
    get: async (owner: string, id: string): Promise<Voice | null> => {
      const row = await found(SHORT, owner, id);
      return row === null ? null : voiceOf(row);
    },

    list: async (owner: string): Promise<Voice[]> =>
      (await db.read<Row>(`SELECT ${SHORT} FROM voice WHERE owner = $1 ORDER BY created_at, id`, [owner])).map(voiceOf),

    /** The list without what was measured, which then need not be opened. */
    entries: async (owner: string): Promise<VoiceEntry[]> =>
      (
        await db.read<Pick<Row, "id" | "name" | "is_default">>(
          "SELECT id, name, is_default FROM voice WHERE owner = $1 ORDER BY created_at, id",
          [owner],
        )
      ).map(({ id, name, is_default: isDefault }) => ({ id, name, isDefault: isDefault === 1 })),

    standard: async (owner: string): Promise<Voice | null> => {
      const [row] = await db.read<Row>(`SELECT ${SHORT} FROM voice WHERE owner = $1 AND is_default = 1`, [owner]);
      return row === undefined ? null : voiceOf(row);
    },

    /** The habits with their profile; null when the owner has no such voice, or it does not open. */
    whole: async (owner: string, id: string): Promise<VoiceHabits | null> => {
      const row = await found(WHOLE, owner, id);
      return row === null ? null : readable(() => wholeOf(row));
    },

    /** Everything that is kept, samples too, for the owner's own copy. */
    export: async (owner: string): Promise<(Voice & { samples: string[] | null })[]> =>
      (await db.read<Row>(`SELECT ${WHOLE} FROM voice WHERE owner = $1 ORDER BY created_at, id`, [owner])).map(
        (row) => {
          const { samples } = row;
          return { ...voiceOf(row), samples: samples === null ? null : readSamples(seal, { ...row, samples }) };
        },
      ),

    /** @throws ServiceError `invalid_request` when the owner has as many as there may be. */
    create: async (owner: string, voice: NewVoice): Promise<string> => {
      const id = randomUUID();
      const columns = columnsOf(owner, id, voice);
      await db.transaction(async (statements) => {
        await lockOwner(statements, owner);
        const [kept] = await statements.rows<{ n: number }>("SELECT COUNT(*) AS n FROM voice WHERE owner = $1", [
          owner,
        ]);
        if ((kept?.n ?? 0) >= KEPT_MAX) throw shelfFull("voices");
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
      const columns = columnsOf(owner, id, voice);
      return db.transaction(async (statements) => {
        await lockOwner(statements, owner);
        if ((await statements.rows(one("id"), [owner, id])).length === 0) return false;
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
        const [row] = await statements.rows<Row>(one(WHOLE), [owner, id]);
        if (row === undefined) return false;
        const { name = row.name, isDefault = row.is_default === 1, removed = [] } = change;
        const signOff = change.signOff === undefined ? row.sign_off : change.signOff;
        if (isDefault) await onlyDefault(statements, owner, id);
        const sealed = removed.length === 0 ? row : sealHabits(seal, row, without(wholeOf(row), removed));
        await statements.run(
          `UPDATE voice SET name = $3, sign_off = $4, is_default = $5, measured = $6, profile = $7, updated_at = $8
           WHERE id = $1 AND owner = $2`,
          [id, owner, name, signOff, isDefault ? 1 : 0, sealed.measured, sealed.profile, clock.now()],
        );
        return true;
      }),

    remove: async (owner: string, id: string): Promise<boolean> =>
      (await db.run("DELETE FROM voice WHERE owner = $1 AND id = $2", [owner, id])) > 0,

    /** Measures voices of the release before whose samples are kept. @returns how many. */
    measureEarlier: async (): Promise<number> => {
      const rows = await db.read<Row & { samples: string }>(
        `SELECT ${WHOLE} FROM voice WHERE measured IS NULL AND samples IS NOT NULL`,
      );
      let count = 0;
      for (const row of rows) {
        const samples = readSamples(seal, row);
        if (samples === null) continue;
        const sealed = sealHabits(seal, row, measured(samples, []));
        count += await db.run("UPDATE voice SET measured = $2, profile = $3 WHERE id = $1 AND measured IS NULL", [
          row.id,
          sealed.measured,
          sealed.profile,
        ]);
      }
      return count;
    },
  };
};

export type Voices = ReturnType<typeof createVoices>;
