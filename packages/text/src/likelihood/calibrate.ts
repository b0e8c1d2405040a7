// From log-odds to a probability and its band, by the length of the text.
/**
 * One knot of the calibration: at `words` words, the factors of log-odds below and above zero, the offset, and the
 * deviation of the result. Two factors, because a low score is less of a sign than a high one where people's words were
 * revised by a model.
 */
export type Knot = readonly [words: number, below: number, above: number, offset: number, spread: number];

/** Standard deviations that hold four in five of normally spread values. */
const BAND_SPREADS = 1.28;

export interface Calibrated {
  /** Probabilities from 0 to 1. */
  probability: number;
  low: number;
  high: number;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

interface Line {
  below: number;
  above: number;
  offset: number;
  spread: number;
}

/** The calibration at `words`, in straight lines between the knots over the logarithm of the length. */
const atLength = (lengths: readonly Knot[], words: number): Line => {
  let upper = lengths.findIndex(([knot]) => knot >= words);
  if (upper < 0) upper = lengths.length - 1;
  const longer = lengths[upper] as Knot;
  const shorter = lengths[Math.max(0, upper - 1)] as Knot;
  const width = Math.log(longer[0] / shorter[0]);
  const share = width === 0 ? 1 : Math.max(0, Math.min(1, Math.log(Math.max(1, words) / shorter[0]) / width));
  const between = (index: 1 | 2 | 3 | 4): number => shorter[index] + share * (longer[index] - shorter[index]);
  return { below: between(1), above: between(2), offset: between(3), spread: between(4) };
};

const lineAt = (logit: number, { below, above, offset }: Line): number => (logit < 0 ? below : above) * logit + offset;

/** Calibrated log-odds of a text of `words` words. */
export const logOddsAt = (logit: number, words: number, knots: readonly Knot[]): number =>
  lineAt(logit, atLength(knots, words));

/** Probability at even odds, with a band that widens as the text gets shorter. */
export const calibrate = (logit: number, words: number, lengths: readonly Knot[]): Calibrated => {
  const line = atLength(lengths, words);
  const value = lineAt(logit, line);
  return {
    probability: sigmoid(value),
    low: sigmoid(value - BAND_SPREADS * line.spread),
    high: sigmoid(value + BAND_SPREADS * line.spread),
  };
};
