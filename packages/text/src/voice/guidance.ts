import { usualCourtesies, type Habit, type VoiceHabits } from "./habits.ts";

const quoted = (habits: readonly Habit[], most: number): string =>
  habits
    .slice(0, most)
    .map(({ value }) => `"${value}"`)
    .join(", ");

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
  const { favourites, avoided } = voice;
  const [greetings, signOffs] = [usualCourtesies(voice.greetings, voice), usualCourtesies(voice.signOffs, voice)];
  return [
    ...lengthLine(voice),
    ...contractionLine(voice),
    ...(greetings.length > 0 ? [`Greets with ${quoted(greetings, 2)}.`] : []),
    ...(signOffs.length > 0 ? [`Signs off with ${quoted(signOffs, 2)}.`] : []),
    ...markLines(voice),
    ...(favourites.length > 0 ? [`Often uses ${quoted(favourites, 5)}.`] : []),
    ...(avoided.length > 0 ? [`Does not use ${quoted(avoided, 5)}.`] : []),
  ];
};
