import { featuresOf, unitVector, type Features } from "./features.ts";
import type { VoiceHabits } from "./habits.ts";

const FEATURES_MAX = 4000;

const unlike = (counts: ReadonlyMap<string, number>, profile: Readonly<Record<string, number>>): number => {
  let alike = 0;
  for (const [key, weight] of unitVector(counts, FEATURES_MAX)) {
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

const WEIGHTS = { grams: 0.6, words: 0.3, sentences: 0.03, marks: 0.04, contractions: 0.03 };

/**
 * How far a text lies from a voice: 0 would be the samples themselves, 1 nothing alike. Runs of four letters and whole
 * words by the Bhattacharyya coefficient, then sentence length, marks and contractions.
 */
export const voiceDistance = (text: string, voice: VoiceHabits): number => {
  const features = featuresOf(text);
  return (
    WEIGHTS.grams * unlike(features.grams, voice.profile.grams) +
    WEIGHTS.words * unlike(features.wordCounts, voice.profile.words) +
    WEIGHTS.sentences * sentenceUnlike(features, voice) +
    WEIGHTS.marks * marksUnlike(features, voice) +
    WEIGHTS.contractions * contractionsUnlike(features, voice)
  );
};
