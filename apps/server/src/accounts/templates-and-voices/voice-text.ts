import { measureVoice, withoutHabit, type VoiceHabits } from "@rewrite-service/text";
import type { Seal } from "../seal.ts";
import { voiceSealedAbout } from "./voice-seal.ts";

/** What people are shown of a voice: everything measured but the long profile, which only a distance needs. */
export type ShownHabits = Omit<VoiceHabits, "profile">;
export type Profile = VoiceHabits["profile"];

/** The habits of a voice as they lie in its row. */
export interface HabitColumns {
  id: string;
  owner: string;
  /** JSON of a release that counted five things only. */
  habits: string;
  measured: string | null;
}

// Weights of four digits rank texts as the whole ones do, in half the room.
const DIGITS = 4;
const rounded = (weights: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(weights).map(([key, weight]) => [key, Number(weight.toPrecision(DIGITS))]));

/** The habits of samples, less those whose ids are given. */
export const measured = (samples: readonly string[], removed: readonly string[]): VoiceHabits =>
  without(measureVoice(samples), removed);

export const without = (voice: VoiceHabits, removed: readonly string[]): VoiceHabits =>
  removed.reduce((rest, id) => withoutHabit(rest, id), voice);

/** A voice's habits as two sealed texts. */
export const sealHabits = (seal: Seal, { id, owner }: { id: string; owner: string }, voice: VoiceHabits) => {
  const { profile, ...shown } = voice;
  const { grams, words, layout } = profile;
  const weights: Profile = { grams: rounded(grams), words: rounded(words), layout: rounded(layout) };
  return {
    measured: seal.close(JSON.stringify(shown), voiceSealedAbout(id, owner, "measured")),
    profile: seal.close(JSON.stringify(weights), voiceSealedAbout(id, owner, "profile")),
  };
};

const NOTHING: VoiceHabits = measureVoice([]);

/** What a row of the release before says, in the terms of this one: its length of sentences and no more. */
const fromEarlier = (habits: string): ShownHabits => {
  const { profile: _profile, ...nothing } = NOTHING;
  const { sentences = 0, wordsPerSentence = 0 } = JSON.parse(habits) as {
    sentences?: number;
    wordsPerSentence?: number;
  };
  return { ...nothing, words: sentences * wordsPerSentence, sentenceWords: { mean: wordsPerSentence, deviation: 0 } };
};

/** @throws when they were sealed under a secret that is not known. */
export const openHabits = (seal: Seal, row: HabitColumns): ShownHabits =>
  row.measured === null
    ? fromEarlier(row.habits)
    : (JSON.parse(seal.open(row.measured, voiceSealedAbout(row.id, row.owner, "measured"))) as ShownHabits);

/** The same where a rewrite must not fail for it: habits that do not open are as if nothing had been measured. */
export const readHabits = (seal: Seal, row: HabitColumns): ShownHabits => {
  try {
    return openHabits(seal, row);
  } catch {
    return fromEarlier(row.habits);
  }
};

export const openProfile = (seal: Seal, row: { id: string; owner: string; profile: string | null }): Profile =>
  row.profile === null
    ? NOTHING.profile
    : (JSON.parse(seal.open(row.profile, voiceSealedAbout(row.id, row.owner, "profile"))) as Profile);

export const sealSamples = (seal: Seal, { id, owner }: { id: string; owner: string }, samples: readonly string[]) =>
  seal.close(JSON.stringify(samples), voiceSealedAbout(id, owner, "samples"));

/** Kept samples; null when they were sealed under a secret that is not known. */
export const readSamples = (seal: Seal, row: { id: string; owner: string; samples: string }): string[] | null => {
  try {
    return JSON.parse(seal.open(row.samples, voiceSealedAbout(row.id, row.owner, "samples"))) as string[];
  } catch {
    return null;
  }
};
