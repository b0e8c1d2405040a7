/** What has been measured about a rule. Written by `npm run train -- tells CORPUS_DIR`. */
export interface RuleEvidence {
  /** 0 to 4, from the logarithm of the likelihood ratio, less where genres disagree. */
  weight: number;
  /** Machine rate over human rate by genre, null where fewer than eight hits were seen. */
  lr: Readonly<Record<string, number | null>>;
}

export const evidence: Readonly<Record<string, RuleEvidence>> = {
  "ornate-words": {
    weight: 4,
    lr: { workplace: 19, essay: 46, news: 17, story: 17, academic: 8.1, expository: 31, review: 30 },
  },
  "corporate-words": {
    weight: 3.3,
    lr: { workplace: 13, essay: 26, news: 3.1, story: 16, academic: 5.1, expository: 9.9, review: 21 },
  },
  "importance-words": {
    weight: 2.3,
    lr: { workplace: 6, essay: 10, news: 2.7, story: 6.1, academic: 3.5, expository: 3.1, review: 9.6 },
  },
  "growth-words": {
    weight: 2.8,
    lr: { workplace: 11, essay: 8.6, news: 3.3, story: 7, academic: 7.8, expository: 11, review: 8.1 },
  },
  "folklore-words": {
    weight: 0.77,
    lr: { workplace: 2.4, essay: 3.1, news: 2.2, story: 1.1, academic: 4.3, expository: 0.68, review: 1.6 },
  },
  significance: {
    weight: 3.7,
    lr: { workplace: 11, essay: 23, news: 6.2, story: 20, academic: 10, expository: 73, review: 18 },
  },
  "participle-tail": {
    weight: 3.1,
    lr: { workplace: 14, essay: 16, news: 3.3, story: 6, academic: 7.6, expository: 5.5, review: 58 },
  },
  "by-ing-opener": {
    weight: 2.1,
    lr: { workplace: 15, essay: 11, news: 1.9, story: 18, academic: 15, expository: 3.2, review: null },
  },
  "summary-closer": {
    weight: 1.9,
    lr: { workplace: 13, essay: 2.9, news: 0.47, story: 2.1, academic: 14, expository: 24, review: 12 },
  },
  "negative-parallelism": {
    weight: 1.6,
    lr: { workplace: 20, essay: 2.2, news: 2.4, story: 6.5, academic: 5.1, expository: 2.3, review: 2 },
  },
  "chat-artefact": {
    weight: 2.4,
    lr: { workplace: 8.7, essay: 12, news: null, story: 3.8, academic: 29, expository: 29, review: 16 },
  },
  "opening-formula": {
    weight: 1.3,
    lr: { workplace: 17, essay: 2, news: 0.82, story: 0.92, academic: null, expository: 49, review: 1.7 },
  },
  "closing-formula": {
    weight: 1.1,
    lr: { workplace: 4.6, essay: 1.5, news: 1.5, story: 1.1, academic: null, expository: 99, review: 1.9 },
  },
  "application-formula": {
    weight: 2.5,
    lr: { workplace: 28, essay: 3.4, news: 2.9, story: 12, academic: 4.7, expository: 41, review: 5.3 },
  },
  invitation: {
    weight: 2.7,
    lr: { workplace: 14, essay: 6.1, news: 14, story: 15, academic: 18, expository: 2.7, review: 6.2 },
  },
  "future-optimism": {
    weight: 0,
    lr: { workplace: 2.1, essay: 2, news: 1.2, story: 1.9, academic: 2.2, expository: 1.8, review: 1.1 },
  },
  "copula-avoidance": {
    weight: 3.2,
    lr: { workplace: 6.4, essay: 35, news: 5, story: 9.9, academic: 12, expository: 10, review: 33 },
  },
  "abstract-of": {
    weight: 2.4,
    lr: { workplace: 10, essay: 8.4, news: 1.9, story: 13, academic: 3.2, expository: 5.4, review: 6.8 },
  },
  purposive: {
    weight: 2.2,
    lr: { workplace: 5.7, essay: 4.9, news: 2.1, story: 11, academic: 8.6, expository: 4.5, review: 5.9 },
  },
  "ever-evolving": {
    weight: 2.1,
    lr: { workplace: 9.2, essay: 11, news: 0.78, story: 25, academic: 4.1, expository: 10, review: 5.2 },
  },
  "didactic-note": {
    weight: 1.5,
    lr: { workplace: 11, essay: 6.6, news: 0.76, story: 5.5, academic: 0.88, expository: 13, review: 3.7 },
  },
  "stock-scene": {
    weight: 0.8,
    lr: { workplace: 2, essay: 1.6, news: 1.1, story: 5.2, academic: 0.69, expository: 2.7, review: 4.5 },
  },
  "praise-formula": {
    weight: 2.9,
    lr: { workplace: 13, essay: 7, news: 5.1, story: 6.1, academic: null, expository: 19, review: 12 },
  },
  "vague-attribution": {
    weight: 0,
    lr: { workplace: null, essay: 1.7, news: 0.96, story: 2.9, academic: null, expository: null, review: null },
  },
  "connective-opener": {
    weight: 1.2,
    lr: { workplace: 1, essay: 2.9, news: 4.2, story: 3.9, academic: 1.1, expository: 3.1, review: 5.4 },
  },
  hedges: {
    weight: 0,
    lr: { workplace: 0.99, essay: 0.28, news: 2.4, story: 0.46, academic: 0.33, expository: 1.2, review: 1.1 },
  },
  passive: {
    weight: 0,
    lr: { workplace: 0.13, essay: 0.44, news: 0.61, story: 0.62, academic: 0.45, expository: 0.64, review: 0.34 },
  },
  triad: {
    weight: 1.8,
    lr: { workplace: 6.8, essay: 5.8, news: 2.3, story: 2.8, academic: 2.5, expository: 5.3, review: 2.4 },
  },
  placeholder: {
    weight: 1.7,
    lr: { workplace: 52, essay: 1.7, news: 1.7, story: 0.58, academic: 0.4, expository: 600, review: 40 },
  },
  "bold-lead-in": {
    weight: 4,
    lr: { workplace: 2200, essay: null, news: 58, story: 2.9, academic: 76, expository: 32, review: 42 },
  },
  heading: {
    weight: 3.8,
    lr: { workplace: 170, essay: 16, news: null, story: 10, academic: null, expository: 87, review: null },
  },
  divider: {
    weight: 4,
    lr: { workplace: 170, essay: null, news: null, story: null, academic: null, expository: 28, review: null },
  },
  emoji: {
    weight: 3.9,
    lr: { workplace: 440, essay: null, news: null, story: 4.7, academic: null, expository: 23, review: null },
  },
  hashtag: {
    weight: 1.8,
    lr: { workplace: 120, essay: null, news: 2.2, story: 4.4, academic: null, expository: 64, review: 0.38 },
  },
  "em-dash": {
    weight: 3.3,
    lr: { workplace: 11, essay: 63, news: null, story: 29, academic: 68, expository: 0.51, review: 210 },
  },
  "curly-quotes": {
    weight: 0,
    lr: { workplace: null, essay: 4.8, news: 6.8, story: 0.67, academic: null, expository: 0.028, review: null },
  },
  "first-person-stance": {
    weight: 0,
    lr: { workplace: 0.065, essay: 0.0071, news: 0.22, story: 0.084, academic: null, expository: 0.21, review: 0.14 },
  },
  "casual-words": {
    weight: 0,
    lr: { workplace: 0.023, essay: 0.027, news: 0.46, story: 0.12, academic: null, expository: 0.13, review: 0.12 },
  },
  "plain-opener": {
    weight: 0,
    lr: { workplace: 0.78, essay: 0.062, news: 1.7, story: 0.73, academic: 0.035, expository: 0.28, review: 0.17 },
  },
};
