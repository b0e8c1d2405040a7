// Sparse logistic regression of two words over the features around them.
import { shuffle, type Random } from "../likelihood/random.ts";

export interface Example {
  second: boolean;
  features: readonly string[];
}

export interface Learned {
  /** In steps of `STEP` log-odds for the second word. */
  bias: number;
  weights: ReadonlyMap<string, number>;
  scoreOf: (features: readonly string[]) => number;
}

const STEP = 0.25;
/** A weight is written in one or two digits. */
const STEPS_MAX = 15;
const EPOCHS = 5;
const RATE = 0.3;
const BIAS_RATE = 0.02;
/** What each weight gives up in an epoch, less the more evidence it has; weights that nothing earns become zero. */
const PRICE = 2.4;
/** A feature that is rarer than this is not learned: its share of the places of either word, and its count. */
const SHARE_MIN = 0.0016;
const COUNT_MIN = 5;
/** The rarer word counts more, up to this. */
const WEIGHT_MAX = 20;

/** Features that are frequent enough, each with its index. */
const indexOf = (examples: readonly Example[], sizes: readonly [number, number]): Map<string, number> => {
  const counts = new Map<string, [number, number]>();
  for (const { second, features } of examples) {
    for (const feature of features) {
      const count = counts.get(feature) ?? [0, 0];
      count[second ? 1 : 0] += 1;
      counts.set(feature, count);
    }
  }
  const index = new Map<string, number>();
  for (const [feature, [first, second]] of counts)
    if (first / sizes[0] + second / sizes[1] > SHARE_MIN && first + second >= COUNT_MIN) index.set(feature, index.size);
  return index;
};

/** The same examples and seed give the same weights. */
export const learn = (examples: readonly Example[], random: Random): Learned => {
  const seconds = examples.filter(({ second }) => second).length;
  const sizes = [examples.length - seconds, seconds] as const;
  const index = indexOf(examples, sizes);
  const rows = examples.map(({ second, features }) => ({
    second,
    at: features.flatMap((feature) => index.get(feature) ?? []),
    weight: Math.min(WEIGHT_MAX, examples.length / 2 / sizes[second ? 1 : 0]),
  }));
  const weights = new Float64Array(index.size);
  const squares = new Float64Array(index.size).fill(1);
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { second, at, weight } of shuffle(rows, random)) {
      const logit = at.reduce((sum, feature) => sum + (weights[feature] as number), bias);
      const error = weight * (1 / (1 + Math.exp(-logit)) - (second ? 1 : 0));
      bias -= BIAS_RATE * error;
      for (const feature of at) {
        squares[feature] = (squares[feature] as number) + error * error;
        weights[feature] = (weights[feature] as number) - (RATE * error) / Math.sqrt(squares[feature]);
      }
    }
    weights.forEach((weight, feature) => {
      const price = PRICE / Math.sqrt(squares[feature] as number);
      weights[feature] = Math.abs(weight) <= price ? 0 : weight - Math.sign(weight) * price;
    });
  }
  const stepsOf = (weight: number): number => Math.max(-STEPS_MAX, Math.min(STEPS_MAX, Math.round(weight / STEP)));
  const steps = new Map<string, number>();
  for (const [feature, at] of index) {
    const inSteps = stepsOf(weights[at] as number);
    if (inSteps !== 0) steps.set(feature, inSteps);
  }
  const biasSteps = Math.round(bias / STEP);
  const scoreOf = (features: readonly string[]): number =>
    features.reduce((sum, feature) => sum + (steps.get(feature) ?? 0), biasSteps);
  return { bias: biasSteps, weights: steps, scoreOf };
};
