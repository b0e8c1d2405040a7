/** What a score allows to be said about a text. */
export type Verdict = "model" | "unclear" | "person";

/** Under this many words a score says too little to be shown to people. */
export const WORDS_MIN = 60;

export interface VerdictClass {
  /** Whether the class is of texts in the form of a message or of all others. */
  message: boolean;
  /** The class begins at this many words and ends where the next one of its form begins. */
  wordsMin: number;
  /** Scores from here on name a model. */
  modelFrom: number;
  /** Scores up to here name a person. */
  personTo: number;
  /** Texts by people that are named as a model's, in 100, rounded up. */
  peopleNamed: number;
  /** Texts by models that are named as a person's, in 100, rounded up. */
  modelsNamed: number;
}

// Longest first. Both shares are what `node packages/text/evaluate/score-verdicts.ts CORPUS_DIR` prints for kinds of text
// that the model had not seen; the thresholds keep mails, press and essays by learners at 4 in 100 or less each. People's
// messages score far lower than their press, stories and essays, so that a message is named from a lower score.
export const VERDICT_CLASSES: readonly VerdictClass[] = [
  { message: true, wordsMin: 180, modelFrom: 70, personTo: 25, peopleNamed: 3, modelsNamed: 3 },
  { message: true, wordsMin: WORDS_MIN, modelFrom: 65, personTo: 25, peopleNamed: 2, modelsNamed: 5 },
  { message: false, wordsMin: 180, modelFrom: 92, personTo: 25, peopleNamed: 2, modelsNamed: 4 },
  { message: false, wordsMin: WORDS_MIN, modelFrom: 89, personTo: 25, peopleNamed: 1, modelsNamed: 9 },
];

/**
 * What may be said of a score from 0 to 100 on `words` words, in the form of a message or not, and the sentence that says
 * it with its error rate.
 */
export const verdictOf = (score: number, words: number, message: boolean): { verdict: Verdict; sentence: string } => {
  const found = VERDICT_CLASSES.find((each) => each.message === message && words >= each.wordsMin);
  if (found === undefined)
    return {
      verdict: "unclear",
      sentence: `Cannot tell: a text under ${WORDS_MIN} words, not counting figures, is too short to judge.`,
    };
  const { modelFrom, personTo, peopleNamed, modelsNamed } = found;
  if (score >= modelFrom)
    return {
      verdict: "model",
      sentence: `Reads like text by a model (${peopleNamed} in 100 texts by people do too).`,
    };
  if (score <= personTo)
    return {
      verdict: "person",
      sentence: `Reads like text by a person (${modelsNamed} in 100 texts by models do too).`,
    };
  return { verdict: "unclear", sentence: "Cannot tell whether a person or a model wrote this." };
};
