import type { Habit, VoiceHabits } from "./habits.ts";

const quoted = (habits: readonly Habit[], most: number): string =>
  habits
    .slice(0, most)
    .map(({ value }) => `"${value}"`)
    .join(", ");

/** Least share of the samples that greet, or sign off, for it to be said of the writer. */
const COURTESY_SHARE_MIN = 0.15;

const isHabit = (habits: readonly Habit[], { samples }: VoiceHabits): boolean =>
  habits.length > 0 && habits.reduce((sum, { count }) => sum + count, 0) >= COURTESY_SHARE_MIN * samples;

const lengthLine = ({ sentenceWords: { mean, deviation } }: VoiceHabits): string[] => {
  const mixed = deviation > mean * 0.6 ? ", short and long mixed" : "";
  return mean > 0 ? [`Sentences of about ${Math.round(mean)} words${mixed}.`] : [];
};

const contractionLine = ({ contractions }: VoiceHabits): string[] => {
  if (contractions === null) return [];
  if (contractions >= 0.6) return ["Uses contractions."];
  return contractions <= 0.2 ? ["Writes words out instead of contracting them."] : [];
};

const markLines = ({ punctuation, words }: VoiceHabits): string[] => {
  const lines: string[] = [];
  const { "!": exclamations } = punctuation;
  if (exclamations !== undefined && exclamations >= 8) lines.push("Uses exclamation marks.");
  if (exclamations !== undefined && words >= 300 && exclamations < 1) lines.push("Hardly ever uses exclamation marks.");
  if ((punctuation[" - "] ?? 0) + (punctuation["--"] ?? 0) >= 5) lines.push("Joins clauses with hyphens.");
  return lines;
};

/** The habits as short instructions for somebody, or a model, who writes in this voice. It quotes no sample. */
export const voiceGuidance = (voice: VoiceHabits): string[] => {
  const { greetings, signOffs, favourites, avoided } = voice;
  return [
    ...lengthLine(voice),
    ...contractionLine(voice),
    ...(isHabit(greetings, voice) ? [`Greets with ${quoted(greetings, 2)}.`] : []),
    ...(isHabit(signOffs, voice) ? [`Signs off with ${quoted(signOffs, 2)}.`] : []),
    ...markLines(voice),
    ...(favourites.length > 0 ? [`Often uses ${quoted(favourites, 5)}.`] : []),
    ...(avoided.length > 0 ? [`Does not use ${quoted(avoided, 5)}.`] : []),
  ];
};
