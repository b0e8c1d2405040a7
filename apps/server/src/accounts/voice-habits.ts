/** What samples show of how somebody writes. Shares are from 0 to 1, of the sentences. */
export interface SampleHabits {
  sentences: number;
  wordsPerSentence: number;
  contractions: number;
  exclamations: number;
  questions: number;
}

const shareOf = (sentences: readonly string[], pattern: RegExp): number =>
  sentences.length === 0 ? 0 : sentences.filter((sentence) => pattern.test(sentence)).length / sentences.length;

/** Counts habits that carry over to any text: they hold no word of the samples. */
export const habitsOf = (samples: readonly string[]): SampleHabits => {
  const sentences = samples
    .flatMap((sample) => sample.split(/(?<=[.!?])\s+|\n+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const words = sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0);
  return {
    sentences: sentences.length,
    wordsPerSentence: sentences.length === 0 ? 0 : Math.round(words / sentences.length),
    contractions: shareOf(sentences, /\p{L}['’](?:s|t|re|ve|ll|d|m)\b/iu),
    exclamations: shareOf(sentences, /!$/),
    questions: shareOf(sentences, /\?$/),
  };
};

/** The habits in words for a writer. Numbers are rounded into words, so no figure of theirs can enter a text. */
export const guidanceOf = (habits: SampleHabits): string[] => {
  if (habits.sentences === 0) return [];
  const length =
    habits.wordsPerSentence <= 11
      ? "Short sentences."
      : habits.wordsPerSentence <= 19
        ? "Sentences of middle length."
        : "Long sentences are fine.";
  const contractions = habits.contractions >= 0.15 ? "Contractions, as in speech." : "Few contractions.";
  const exclamations = habits.exclamations >= 0.1 ? "An exclamation mark now and then." : "No exclamation marks.";
  return [length, contractions, exclamations];
};
