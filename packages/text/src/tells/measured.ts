/** What has been measured about a rule. */
export interface RuleEvidence {
  /** 0 to 4, from the logarithm of the likelihood ratio, less where genres disagree. */
  weight: number;
  /** Machine rate over human rate in each of the policy's genres, in their order; null where fewer than eight hits were seen. */
  lr: readonly (number | null)[];
}

/** What moves the score. */
export interface Profile {
  /** Words added to the length of every text, so that a short one is judged mildly. */
  prior: number;
  /** The sum of points is divided by the length, with the prior, to this power. */
  exponent: number;
  /** What a text without any evidence starts from, in hundredths of a natural log odd; 0 there is a score of 50. */
  offset: number;
  /** Hundredths of a log odd that a point is worth in a text of one word. */
  scale: number;
  /** Points of each firing, by rule id. */
  rules: Readonly<Record<string, number>>;
  /** Mean and deviation over the learning texts, and the weight of one deviation, by measure id; in hundredths. */
  measures: Readonly<Record<string, readonly [mean: number, deviation: number, weight: number]>>;
  /** The most that all measures together may add, in hundredths of a log odd: rhythm alone accuses nobody. */
  measuresMost: number;
  /** Words by the points that each occurrence takes; below 0 they speak for a person. */
  words: readonly (readonly [points: number, words: string])[];
}
