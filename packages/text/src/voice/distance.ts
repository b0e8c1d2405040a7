import { featuresOf, type Features } from "./features.ts";
import type { VoiceHabits } from "./habits.ts";
import { weighedGrams, weighedLayout, weighedWords } from "./weigh.ts";

const FEATURES_MAX = 20_000;

const unlike = (weights: ReadonlyMap<string, number>, profile: Readonly<Record<string, number>>): number => {
  let alike = 0;
  for (const [key, weight] of weights) {
    if (Object.hasOwn(profile, key)) alike += weight * (profile[key] as number);
  }
  return 1 - alike;
};

const ratio = (a: number, b: number): number => Math.min(1, Math.abs(Math.log((a + 1) / (b + 1))) / 2);

const sentenceUnlike = (features: Features, voice: VoiceHabits): number => {
  const lengths = features.sentenceWords;
  if (lengths.length === 0 || voice.sentenceWords.mean === 0) return 0;
  return ratio(lengths.reduce((sum, length) => sum + length, 0) / lengths.length, voice.sentenceWords.mean);
};

const marksUnlike = (features: Features, voice: VoiceHabits): number => {
  const marks = Object.entries(voice.punctuation);
  const words = Math.max(1, features.words.length);
  const sum = marks.reduce((all, [mark, rate]) => all + ratio((1000 * (features.marks[mark] ?? 0)) / words, rate), 0);
  return marks.length === 0 ? 0 : sum / marks.length;
};

const contractionsUnlike = (features: Features, voice: VoiceHabits): number => {
  const places = features.contracted + features.written;
  return voice.contractions === null || places === 0 ? 0 : Math.abs(features.contracted / places - voice.contractions);
};

const WEIGHTS = { grams: 0.38, words: 0.38, layout: 0.19, sentences: 0.01, marks: 0.02, contractions: 0.02 };

/**
 * How far a text lies from a voice: 0 would be the samples themselves, 1 nothing alike. Runs of three letters, words
 * and layout by the cosine of their weights (frequency by rarity), then sentence length, marks and contractions.
 */
export const voiceDistance = (text: string, voice: VoiceHabits): number => {
  const features = featuresOf(text);
  return (
    WEIGHTS.grams * unlike(weighedGrams(features.grams, FEATURES_MAX), voice.profile.grams) +
    WEIGHTS.words * unlike(weighedWords(features.wordCounts, FEATURES_MAX), voice.profile.words) +
    WEIGHTS.layout * unlike(weighedLayout(features.layout, FEATURES_MAX), voice.profile.layout) +
    WEIGHTS.sentences * sentenceUnlike(features, voice) +
    WEIGHTS.marks * marksUnlike(features, voice) +
    WEIGHTS.contractions * contractionsUnlike(features, voice)
  );
};
