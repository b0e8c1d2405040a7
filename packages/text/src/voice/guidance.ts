import type { Habit, VoiceHabits } from "./habits.ts";

const quoted = (habits: readonly Habit[], most: number): string =>
  habits
    .slice(0, most)
    .map(({ value }) => `"${value}"`)
    .join(", ");

/** Least share of the samples that greet, or sign off, for it to be said of the writer. */
const COURTESY_SHARE_MIN = 0.15;

const usual = (habits: readonly Habit[], { samples }: VoiceHabits): boolean =>
  habits.length > 0 && habits.reduce((sum, { count }) => sum + count, 0) >= COURTESY_SHARE_MIN * samples;

/** The habits as short instructions for somebody, or a model, who writes in this voice. It quotes no sample. */
export const voiceGuidance = (voice: VoiceHabits): string[] => {
  const lines: string[] = [];
  const { mean, deviation } = voice.sentenceWords;
  if (mean > 0)
    lines.push(
      `Sentences of about ${Math.round(mean)} words${deviation > mean * 0.6 ? ", short and long mixed" : ""}.`,
    );
  if (voice.contractions !== null && voice.contractions >= 0.6) lines.push("Uses contractions.");
  if (voice.contractions !== null && voice.contractions <= 0.2)
    lines.push("Writes words out instead of contracting them.");
  if (usual(voice.greetings, voice)) lines.push(`Greets with ${quoted(voice.greetings, 2)}.`);
  if (usual(voice.signOffs, voice)) lines.push(`Signs off with ${quoted(voice.signOffs, 2)}.`);
  const { "!": exclamations } = voice.punctuation;
  if (exclamations !== undefined && exclamations >= 8) lines.push("Uses exclamation marks.");
  if (exclamations !== undefined && voice.words >= 300 && exclamations < 1)
    lines.push("Hardly ever uses exclamation marks.");
  if ((voice.punctuation[" - "] ?? 0) + (voice.punctuation["--"] ?? 0) >= 5) lines.push("Joins clauses with hyphens.");
  if (voice.favourites.length > 0) lines.push(`Often uses ${quoted(voice.favourites, 5)}.`);
  if (voice.avoided.length > 0) lines.push(`Does not use ${quoted(voice.avoided, 5)}.`);
  return lines;
};
