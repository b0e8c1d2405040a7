import { readMessage } from "../engine/message.ts";
import { countsOf, featuresOf, SAMPLE_MAX } from "./features.ts";
import type { Habit, VoiceHabits } from "./habits.ts";
import { once } from "../document/once.ts";
import { meanShares, usual } from "./weigh.ts";

/** Samples that are read. */
const SAMPLES_MAX = 500;
const GRAMS_MAX = 6000;
const WORDS_MAX = 8000;
const LAYOUT_MAX = 1000;
const LISTED_MAX = 8;

const usualWords = once(
  () =>
    new Map(
      usual()
        .rates.split("|")
        .map((pair) => pair.split(" ") as [string, string])
        .map(([word, rate]) => [word, Number(rate)]),
    ),
);

const ranked = (kind: string, values: readonly string[], of: string): Habit[] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1 || values.length < 4)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, LISTED_MAX)
    .map(([value, count]) => ({
      id: `${kind}:${value}`,
      value,
      count,
      evidence: `${count} of ${values.length} ${of}.`,
    }));
};

const GREETING_WORD = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/i;

const courtesies = (samples: readonly string[]): { greetings: string[]; signOffs: string[] } => {
  const parts = samples.map(readMessage);
  return {
    greetings: parts.flatMap(({ greeting }) => GREETING_WORD.exec(greeting)?.[0].toLowerCase() ?? []),
    signOffs: parts.flatMap(({ signOff }) => /^[^,\n.!]+/.exec(signOff)?.[0].trim().toLowerCase() ?? []),
  };
};

const against = (counts: ReadonlyMap<string, number>, words: number): { favourites: Habit[]; avoided: Habit[] } => {
  const favourites: Habit[] = [];
  const avoided: Habit[] = [];
  for (const [word, usual] of usualWords()) {
    const count = counts.get(word) ?? 0;
    const expected = (usual * words) / 1000;
    const evidence = `${count} in ${words} words; people's mail would hold about ${Math.round(expected * 10) / 10}.`;
    if (count >= 4 && count >= 2 * expected) favourites.push({ id: `favourite:${word}`, value: word, count, evidence });
    if (count === 0 && expected >= 5) avoided.push({ id: `avoided:${word}`, value: word, count, evidence });
  }
  const usualOf = (habit: Habit): number => usualWords().get(habit.value) ?? 1;
  favourites.sort((a, b) => b.count / usualOf(b) - a.count / usualOf(a));
  avoided.sort((a, b) => usualOf(b) - usualOf(a));
  return { favourites: favourites.slice(0, LISTED_MAX), avoided: avoided.slice(0, LISTED_MAX) };
};

const spread = (lengths: readonly number[]): { mean: number; deviation: number } => {
  if (lengths.length === 0) return { mean: 0, deviation: 0 };
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return { mean, deviation: Math.sqrt(variance) };
};

const withinLimits = (all: readonly string[]): string[] => {
  let left = SAMPLE_MAX;
  return all.slice(0, SAMPLES_MAX).flatMap((sample) => {
    const read = sample.slice(0, left);
    left -= read.length;
    return read.trim() === "" ? [] : [read];
  });
};

/** Measures habits from samples of one person's writing; the first 500 samples, 100,000 UTF-16 units in all. */
export const measureVoice = (all: readonly string[]): VoiceHabits => {
  const samples = withinLimits(all);
  const features = featuresOf(samples.join("\n"));
  const counts = samples.map(countsOf);
  const words = features.words.length;
  const places = features.contracted + features.written;
  const { greetings, signOffs } = courtesies(samples);
  return {
    samples: samples.length,
    words,
    sentenceWords: spread(features.sentenceWords),
    contractions: places < 3 ? null : features.contracted / places,
    punctuation: Object.fromEntries(
      Object.entries(features.marks).map(([mark, count]) => [mark, (1000 * count) / Math.max(1, words)]),
    ),
    openers: ranked("opener", features.openers, "sentences"),
    greetings: ranked("greeting", greetings, "greetings"),
    signOffs: ranked("sign-off", signOffs, "sign-offs"),
    ...against(features.wordCounts, words),
    profile: {
      grams: meanShares(
        counts.map(({ grams }) => grams),
        "grams",
        GRAMS_MAX,
      ),
      words: meanShares(
        counts.map(({ words: each }) => each),
        "words",
        WORDS_MAX,
      ),
      layout: meanShares(
        counts.map(({ layout }) => layout),
        "layout",
        LAYOUT_MAX,
      ),
    },
  };
};
