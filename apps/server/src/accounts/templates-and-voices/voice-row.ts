import type { VoiceEntry } from "@rewrite-service/contract";
import type { VoiceHabits } from "@rewrite-service/text";
import type { Seal } from "../seal.ts";
import { openHabits, openProfile, type ShownHabits } from "./voice-text.ts";

export interface Voice extends VoiceEntry {
  habits: ShownHabits;
  signOff: string | null;
  /** Whether the samples are kept, encrypted. */
  keepsSamples: boolean;
}

/** A voice as the database holds it. */
export interface VoiceRow {
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

/** Columns of everything but the two long texts; the samples only as the fact that they are there. */
export const SHORT = `id, owner, name, habits, measured, sign_off, is_default, NULL AS profile,
  CASE WHEN samples IS NULL THEN NULL ELSE '' END AS samples`;
export const WHOLE = "id, owner, name, habits, measured, sign_off, is_default, profile, samples";

export const oneVoice = (columns: string): string => `SELECT ${columns} FROM voice WHERE owner = $1 AND id = $2`;

/** @throws when the row was sealed under a secret that is not known. */
export const wholeOf = (seal: Seal, row: VoiceRow): VoiceHabits => ({
  ...openHabits(seal, row),
  profile: openProfile(seal, row),
});
