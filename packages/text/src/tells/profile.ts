/** What moves the score. Learned by `npm run train -- tells CORPUS_DIR`; see docs/evaluation/tells.md. */
export interface Profile {
  /** Words added to the length of every text, so that a short one is judged mildly. */
  prior: number;
  exponent: number;
  offset: number;
  scale: number;
  /** Points of each firing, by rule id. */
  rules: Readonly<Record<string, number>>;
  /** Mean and deviation over the learning texts, and the weight of one deviation, by measure id. */
  measures: Readonly<Record<string, readonly [mean: number, deviation: number, weight: number]>>;
  /** Words by the points that each occurrence takes; below 0 they speak for a person. */
  words: Readonly<Record<string, string>>;
}

export const profile: Profile = {
  prior: 40,
  exponent: 0.7,
  offset: -2,
  scale: 1,
  rules: {
    "ornate-words": 4.0,
    "corporate-words": 3.3,
    "importance-words": 2.3,
    "growth-words": 2.8,
    "folklore-words": 0.77,
    significance: 3.7,
    "participle-tail": 3.1,
    "by-ing-opener": 2.1,
    "summary-closer": 1.9,
    "negative-parallelism": 1.6,
    "chat-artefact": 2.4,
    "opening-formula": 1.3,
    "closing-formula": 1.1,
    "application-formula": 2.5,
    invitation: 2.7,
    "copula-avoidance": 3.2,
    "abstract-of": 2.4,
    purposive: 2.2,
    "ever-evolving": 2.1,
    "didactic-note": 1.5,
    "stock-scene": 0.8,
    "praise-formula": 2.9,
    "connective-opener": 1.2,
    triad: 1.8,
    placeholder: 1.7,
    "bold-lead-in": 4.0,
    heading: 3.8,
    divider: 4.0,
    emoji: 3.9,
    hashtag: 1.8,
    "em-dash": 3.3,
  },
  measures: {},
  words: {},
};
