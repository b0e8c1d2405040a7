import { countsOf } from "./features.ts";
import type { VoiceHabits } from "./habits.ts";
import { likeness } from "./weigh.ts";

// Learned by train/voice-weights.ts on people of whom the evaluation judges none.
const WEIGHTS = { grams: 0.9, words: 0.45, layout: 0.225 };

/**
 * How far a text lies from a voice: 0 would be a text of nothing but the writer's rarest habits, 1 nothing alike. Runs of
 * three characters, words and layout, each by how much more the writer uses it than people do in mail.
 */
export const voiceDistance = (text: string, { profile }: VoiceHabits): number => {
  const { grams, words, layout } = countsOf(text);
  const alike =
    WEIGHTS.grams * likeness(grams, "grams", profile.grams) +
    WEIGHTS.words * likeness(words, "words", profile.words) +
    WEIGHTS.layout * likeness(layout, "layout", profile.layout);
  return Math.exp(-alike);
};
