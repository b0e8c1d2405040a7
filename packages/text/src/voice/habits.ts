/** One thing that a writer does, with what was counted. */
export interface Habit {
  /** "greeting:hi", "opener:i", "favourite:just" …; what `withoutHabit` takes. */
  id: string;
  value: string;
  count: number;
  /** What was counted, in one sentence. */
  evidence: string;
}

/** A writer's habits, measured from samples. Plain data: it can be shown, stored and cut down habit by habit. */
export interface VoiceHabits {
  samples: number;
  words: number;
  /** Words a sentence: the mean and the standard deviation. */
  sentenceWords: { mean: number; deviation: number };
  /** Share of the places for a contraction that have one, 0 to 1; null where there were fewer than three. */
  contractions: number | null;
  /** Marks for each 1,000 words. */
  punctuation: Record<string, number>;
  /** Words that open sentences, the commonest first. */
  openers: Habit[];
  greetings: Habit[];
  signOffs: Habit[];
  /** Function words that the writer uses at least twice as often as people do in mail. */
  favourites: Habit[];
  /** Common function words that the samples would hold by chance and do not. */
  avoided: Habit[];
  /** Weights of short runs of letters, of words and of the layout; the length of each family is 1. */
  profile: { grams: Record<string, number>; words: Record<string, number>; layout: Record<string, number> };
}

const LISTS = ["openers", "greetings", "signOffs", "favourites", "avoided"] as const;

/** Every habit of a voice that has an id. */
export const habitsOf = (voice: VoiceHabits): Habit[] => LISTS.flatMap((list) => voice[list]);

/** The voice without the habit that has this id. */
export const withoutHabit = (voice: VoiceHabits, id: string): VoiceHabits => {
  const removed = habitsOf(voice).find((habit) => habit.id === id);
  if (removed === undefined) return voice;
  const rest = { ...voice };
  for (const list of LISTS) rest[list] = voice[list].filter((habit) => habit.id !== id);
  const words = Object.fromEntries(Object.entries(voice.profile.words).filter(([word]) => word !== removed.value));
  // The first word of a line is part of the layout too.
  const first = `f${removed.value.split(" ")[0]?.slice(0, 8)}`;
  const layout = Object.fromEntries(
    Object.entries(voice.profile.layout).filter(([key]) => key.replace(/,$/, "") !== first),
  );
  return { ...rest, profile: { ...voice.profile, words, layout } };
};
