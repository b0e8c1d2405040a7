import { randomUUID } from "node:crypto";
import { ServiceError, type VoiceEntry } from "@rewrite-service/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Shelves } from "../humanize/library.ts";
import type { Seal } from "./seal.ts";
import { guidanceOf, habitsOf, type SampleHabits } from "./voice-habits.ts";

export const KEPT_MAX = 20;

export interface Template {
  id: string;
  name: string;
  instructions: string;
  register: string;
}

export interface Voice extends VoiceEntry {
  habits: SampleHabits;
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
}

interface VoiceRow {
  id: string;
  name: string;
  habits: string;
  sign_off: string | null;
  is_default: number;
  kept: number;
}

const VOICE = "id, name, habits, sign_off, is_default, CASE WHEN samples IS NULL THEN 0 ELSE 1 END AS kept";
const voiceOf = (row: VoiceRow): Voice => ({
  id: row.id,
  name: row.name,
  isDefault: row.is_default === 1,
  habits: JSON.parse(row.habits) as SampleHabits,
  signOff: row.sign_off,
  keepsSamples: row.kept === 1,
});

/** Templates of an account. Another owner's are not there. */
export const createTemplates = ({ db, clock }: { db: Database; clock: Clock }) => ({
  list: (owner: string) =>
    db.read<Template>(
      "SELECT id, name, instructions, register FROM template WHERE owner = $1 ORDER BY created_at, id",
      [owner],
    ),
  get: async (owner: string, id: string): Promise<Template | null> =>
    (
      await db.read<Template>("SELECT id, name, instructions, register FROM template WHERE owner = $1 AND id = $2", [
        owner,
        id,
      ])
    )[0] ?? null,
  create: async (owner: string, template: Omit<Template, "id">): Promise<Template> => {
    const made = { id: randomUUID(), ...template };
    const rows = await db.rows(
      `INSERT INTO template (id, owner, name, instructions, register, created_at, updated_at)
       SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS BIGINT),
         CAST($6 AS BIGINT)
       WHERE (SELECT COUNT(*) FROM template WHERE owner = $2) < ${KEPT_MAX} RETURNING id`,
      [made.id, owner, template.name, template.instructions, template.register, clock.now()],
    );
    if (rows.length === 0) throw full("templates");
    return made;
  },
  replace: async (
    owner: string,
    id: string,
    { name, instructions, register }: Omit<Template, "id">,
  ): Promise<boolean> =>
    (await db.run(
      "UPDATE template SET name = $3, instructions = $4, register = $5, updated_at = $6 WHERE owner = $1 AND id = $2",
      [owner, id, name, instructions, register, clock.now()],
    )) > 0,
  remove: async (owner: string, id: string): Promise<boolean> =>
    (await db.run("DELETE FROM template WHERE owner = $1 AND id = $2", [owner, id])) > 0,
});

const full = (what: string): ServiceError =>
  new ServiceError("invalid_request", { message: `${KEPT_MAX} ${what} is the limit. Delete one to add another.` });

/** Voice profiles of an account: habits always, samples only sealed and only when asked. */
export const createVoices = ({ db, clock, seal }: { db: Database; clock: Clock; seal: Seal }) => {
  const write = (owner: string, id: string, voice: NewVoice, isNew: boolean): Promise<boolean> =>
    db.transaction(async (statements) => {
      const sealed = voice.keepSamples ? seal.close(JSON.stringify(voice.samples), [id, owner]) : null;
      const habits = JSON.stringify(habitsOf(voice.samples));
      if (voice.isDefault)
        await statements.run("UPDATE voice SET is_default = 0 WHERE owner = $1 AND id <> $2", [owner, id]);
      const values = [id, owner, voice.name, habits, voice.signOff, voice.isDefault ? 1 : 0, sealed, clock.now()];
      if (!isNew) {
        const set = "name = $3, habits = $4, sign_off = $5, is_default = $6, samples = $7, updated_at = $8";
        return (await statements.run(`UPDATE voice SET ${set} WHERE id = $1 AND owner = $2`, values)) > 0;
      }
      const [kept] = await statements.rows<{ n: number }>("SELECT COUNT(*) AS n FROM voice WHERE owner = $1", [owner]);
      if ((kept?.n ?? 0) >= KEPT_MAX) throw full("voices");
      await statements.run(
        `INSERT INTO voice (id, owner, name, habits, sign_off, is_default, samples, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
        values,
      );
      return true;
    });
  const get = async (owner: string, id: string): Promise<Voice | null> => {
    const [row] = await db.read<VoiceRow>(`SELECT ${VOICE} FROM voice WHERE owner = $1 AND id = $2`, [owner, id]);
    return row === undefined ? null : voiceOf(row);
  };
  return {
    get,
    list: async (owner: string): Promise<Voice[]> =>
      (await db.read<VoiceRow>(`SELECT ${VOICE} FROM voice WHERE owner = $1 ORDER BY created_at, id`, [owner])).map(
        voiceOf,
      ),
    standard: async (owner: string): Promise<Voice | null> => {
      const [row] = await db.read<VoiceRow>(`SELECT ${VOICE} FROM voice WHERE owner = $1 AND is_default = 1`, [owner]);
      return row === undefined ? null : voiceOf(row);
    },
    create: async (owner: string, voice: NewVoice): Promise<string> => {
      const id = randomUUID();
      await write(owner, id, voice, true);
      return id;
    },
    replace: (owner: string, id: string, voice: NewVoice): Promise<boolean> => write(owner, id, voice, false),
    remove: async (owner: string, id: string): Promise<boolean> =>
      (await db.run("DELETE FROM voice WHERE owner = $1 AND id = $2", [owner, id])) > 0,
  };
};

export type Templates = ReturnType<typeof createTemplates>;
export type Voices = ReturnType<typeof createVoices>;

/** What a rewrite asks of an account's shelves. */
export const shelvesOf = (templates: Templates, voices: Voices): Shelves => ({
  template: async (principal, id) => {
    const template = principal.kind === "account" ? await templates.get(principal.accountId, id) : null;
    return template === null ? null : { name: template.name, instructions: template.instructions };
  },
  voice: async (principal, id) => {
    if (principal.kind === "anonymous") return null;
    const { accountId } = principal;
    const voice = (id === null ? null : await voices.get(accountId, id)) ?? (await voices.standard(accountId));
    return voice === null ? null : { name: voice.name, guidance: guidanceOf(voice.habits), signOff: voice.signOff };
  },
});
