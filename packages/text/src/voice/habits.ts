/** One thing that a writer does, with what was counted. */
export interface Habit {
  /** "greeting:hi", "opener:i", "favourite:just" …; what `withoutHabit` takes. */
  id: string;
  value: string;
  /** How often; of a share, how many in a hundred. */
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
  /** Every greeting and closing; which of them are habits says `usualCourtesies`. */
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
/** What happened once or twice may be chance. */
export const COUNT_MIN = 3;
/** Least share of the samples that greet, or sign off, in one way for it to be said of the writer. */
const COURTESY_SHARE_MIN = 0.15;
/** Least rate in 1,000 words of a mark that is a habit. */
const MARK_RATE_MIN = 0.5;
const CONTRACTED = /^(?:\p{L}+'(?:t|m|ve|ll|re|d)|(?:it|that|there|he|she|what|let)'s)$/u;

/** Length of sentences, contractions and marks as habits. */
const ratesOf = ({ words, sentenceWords, contractions, punctuation }: VoiceHabits): Habit[] => {
  const habits: Habit[] = [];
  const { mean } = sentenceWords;
  if (mean > 0) {
    const length = Math.round(mean);
    const evidence = `${Number(mean.toFixed(1))} on average.`;
    habits.push({ id: "sentences", value: `about ${length} words`, count: length, evidence });
  }
  if (contractions !== null) {
    const share = Math.round(100 * contractions);
    const evidence = `In ${share}% of the places where one fits, such as “don’t”.`;
    const often =
      share >= 95 ? "always" : share >= 60 ? "mostly" : share >= 20 ? "sometimes" : share > 0 ? "seldom" : "never";
    habits.push({ id: "contractions", value: often, count: share, evidence });
  }
  for (const [mark, rate] of Object.entries(punctuation).sort((a, b) => b[1] - a[1])) {
    const count = Math.round((rate * words) / 1000);
    // Everybody uses commas.
    if (mark === "," || rate < MARK_RATE_MIN || count < COUNT_MIN) continue;
    const evidence = `${count} in ${words} words.`;
    habits.push({ id: `mark:${mark}`, value: mark, count, evidence });
  }
  return habits;
};

/** Those greetings, or closings, that happened often enough to be habits. */
export const usualCourtesies = (habits: readonly Habit[], { samples }: Pick<VoiceHabits, "samples">): Habit[] =>
  habits.filter(({ count }) => count >= Math.max(COUNT_MIN, COURTESY_SHARE_MIN * samples));

/** Every habit of a voice, each with an id. */
export const habitsOf = (voice: VoiceHabits): Habit[] => [
  ...voice.openers,
  ...usualCourtesies(voice.greetings, voice),
  ...usualCourtesies(voice.signOffs, voice),
  ...voice.favourites,
  ...voice.avoided,
  ...ratesOf(voice),
];

const kept = (weights: Readonly<Record<string, number>>, keeps: (key: string) => boolean): Record<string, number> =>
  Object.fromEntries(Object.entries(weights).filter(([key]) => keeps(key)));

const withoutListed = (voice: VoiceHabits, { id, value }: Habit): VoiceHabits => {
  const rest = { ...voice };
  for (const list of LISTS) rest[list] = voice[list].filter((habit) => habit.id !== id);
  // The first word of a line is part of the layout too.
  const first = `f${value.split(" ")[0]?.slice(0, 8)}`;
  const { grams, words, layout } = voice.profile;
  const profile = {
    grams,
    words: kept(words, (word) => word !== value),
    layout: kept(layout, (key) => key.replace(/,$/, "") !== first),
  };
  return { ...rest, profile };
};

/** The voice without the habit that has this id. */
export const withoutHabit = (voice: VoiceHabits, id: string): VoiceHabits => {
  const removed = habitsOf(voice).find((habit) => habit.id === id);
  if (removed === undefined) return voice;
  const { profile } = voice;
  if (id === "sentences") return { ...voice, sentenceWords: { mean: 0, deviation: 0 } };
  if (id === "contractions") {
    const words = kept(profile.words, (word) => !CONTRACTED.test(word));
    return { ...voice, contractions: null, profile: { ...profile, words } };
  }
  if (!id.startsWith("mark:")) return withoutListed(voice, removed);
  const mark = removed.value;
  return {
    ...voice,
    punctuation: kept(voice.punctuation, (each) => each !== mark),
    profile: {
      grams: kept(profile.grams, (run) => !run.includes(mark)),
      words: kept(profile.words, (word) => word !== mark.trim()),
      layout: kept(profile.layout, (key) => !key.slice(1).includes(mark)),
    },
  };
};
