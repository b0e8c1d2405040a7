/** What a score allows to be said about a text. */
export type Verdict = "model" | "unclear" | "person";

/** Under this many words a score says too little to be shown to people. */
export const WORDS_MIN = 60;

export interface LengthClass {
  /** The class begins at this many words and ends where the next one begins. */
  wordsMin: number;
  /** Scores from here on name a model. The score itself is drawn to the middle for short texts, so they need more evidence. */
  modelFrom: number;
  /** Scores up to here name a person. */
  personTo: number;
  /** Texts by people that are named as a model's, in 100, rounded up. */
  peopleNamed: number;
  /** Texts by models that are named as a person's, in 100, rounded up. */
  modelsNamed: number;
}

// Longest first. Both shares are what `node packages/text/evaluate/score-verdicts.ts CORPUS_DIR` prints for kinds of text
// that the model had not seen; the thresholds keep mails, press and essays by learners at 4 in 100 or less each.
export const LENGTH_CLASSES: readonly LengthClass[] = [
  { wordsMin: 180, modelFrom: 90, personTo: 25, peopleNamed: 2, modelsNamed: 3 },
  { wordsMin: WORDS_MIN, modelFrom: 88, personTo: 25, peopleNamed: 1, modelsNamed: 8 },
];

/** What may be said of a score from 0 to 100 on `words` words, and the sentence that says it with its error rate. */
export const verdictOf = (score: number, words: number): { verdict: Verdict; sentence: string } => {
  const lengthClass = LENGTH_CLASSES.find(({ wordsMin }) => words >= wordsMin);
  if (lengthClass === undefined)
    return { verdict: "unclear", sentence: `Cannot tell: a text under ${WORDS_MIN} words is too short to judge.` };
  const { modelFrom, personTo, peopleNamed, modelsNamed } = lengthClass;
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
