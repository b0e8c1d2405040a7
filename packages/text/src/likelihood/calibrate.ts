// From log-odds to a probability and its band, by the length of the text.
/** One knot of the calibration: at `words` words, the line from log-odds to log-odds and the deviation of the result. */
export type Knot = readonly [words: number, slope: number, offset: number, spread: number];

/** Standard deviations that hold four in five of normally spread values. */
const BAND_SPREADS = 1.28;

export interface Calibrated {
  /** Probabilities from 0 to 1. */
  probability: number;
  low: number;
  high: number;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Slope, offset and spread at `words`, in straight lines between the knots over the logarithm of the length. */
const atLength = (lengths: readonly Knot[], words: number): [slope: number, offset: number, spread: number] => {
  let upper = lengths.findIndex(([knot]) => knot >= words);
  if (upper < 0) upper = lengths.length - 1;
  const above = lengths[upper] as Knot;
  const below = lengths[Math.max(0, upper - 1)] as Knot;
  const width = Math.log(above[0] / below[0]);
  const share = width === 0 ? 1 : Math.max(0, Math.min(1, Math.log(Math.max(1, words) / below[0]) / width));
  const between = (index: 1 | 2 | 3): number => below[index] + share * (above[index] - below[index]);
  return [between(1), between(2), between(3)];
};

/** Calibrated log-odds of a text of `words` words. */
export const logOddsAt = (logit: number, words: number, knots: readonly Knot[]): number => {
  const [slope, offset] = atLength(knots, words);
  return slope * logit + offset;
};

/** Probability at even odds, with a band that widens as the text gets shorter. */
export const calibrate = (logit: number, words: number, lengths: readonly Knot[]): Calibrated => {
  const [slope, offset, spread] = atLength(lengths, words);
  const value = slope * logit + offset;
  return {
    probability: sigmoid(value),
    low: sigmoid(value - BAND_SPREADS * spread),
    high: sigmoid(value + BAND_SPREADS * spread),
  };
};
