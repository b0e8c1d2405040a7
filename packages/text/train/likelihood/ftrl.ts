// Logistic regression by follow-the-regularised-leader (McMahan et al. 2013): one pass per epoch, weights that stay exactly
// zero until they earn their place.
import { FAMILIES } from "../../src/likelihood/grams.ts";
import { STYLE_LIMIT } from "../../src/likelihood/model.ts";
import { STYLE_COUNT } from "../../src/likelihood/style.ts";
import { WORK_SOURCE } from "../../evaluate/work-texts.ts";
import { HASH_BITS, type Examples } from "./examples.ts";
import { randomOf, shuffle } from "./random.ts";
import { kindOf } from "./sources.ts";

export interface Settings {
  /** Table size of each family as a power of two; 0 leaves it out. */
  bits: readonly number[];
  /** Weight of one standard deviation of a measured feature beside the grams. */
  styleScale: number;
  l1: number;
  l2: number;
  /** How strongly the intercept of each kind of writing is drawn to zero: 0 lets it take any value. */
  kindPull: number;
  /** How strongly the human texts of each source and domain are drawn to the log-odds of all other human texts. */
  evenPull: number;
  /** A human text weighs 1 plus this times the probability that it is a machine's: false alarms cost more than misses. */
  alarmWeight: number;
  learningRate: number;
  epochs: number;
  seed: number;
}

export interface Trained {
  settings: Settings;
  tables: Float32Array[];
  /** Mean, deviation and weight per deviation of each measured feature. */
  style: [mean: number, deviation: number, weight: number][];
  bias: number;
}

const LOG_COUNTS = Float64Array.from({ length: 256 }, (_, count) => Math.log(1 + count));
const FAMILY_COUNT = FAMILIES.length;

const offsetsOf = (settings: Settings): number[] => {
  const offsets = [0];
  for (const bits of settings.bits) offsets.push((offsets.at(-1) as number) + (bits === 0 ? 0 : 1 << bits));
  return offsets;
};

/** Writes the features of one text as (index, value) pairs; returns how many. */
const vectorOf = (
  examples: Examples,
  index: number,
  settings: Settings,
  offsets: readonly number[],
  moments: readonly (readonly [number, number])[],
  at: Int32Array,
  value: Float32Array,
): number => {
  let used = 0;
  for (let family = 0; family < FAMILY_COUNT; family += 1) {
    const bits = settings.bits[family] as number;
    if (bits === 0) continue;
    const first = examples.starts[index * FAMILY_COUNT + family] as number;
    const last = examples.starts[index * FAMILY_COUNT + family + 1] as number;
    let squares = 1e-9;
    const before = used;
    for (let each = first; each < last; each += 1) {
      const logged = LOG_COUNTS[examples.counts[each] as number] as number;
      at[used] = (offsets[family] as number) + ((examples.hashes[each] as number) >>> (HASH_BITS - bits));
      value[used] = logged;
      used += 1;
      squares += logged * logged;
    }
    const scale = 1 / Math.sqrt(squares);
    for (let each = before; each < used; each += 1) value[each] = (value[each] as number) * scale;
  }
  const base = offsets.at(-1) as number;
  moments.forEach(([mean, deviation], feature) => {
    const standard = ((examples.style[index * STYLE_COUNT + feature] as number) - mean) / deviation;
    at[used] = base + feature;
    value[used] = Math.max(-STYLE_LIMIT, Math.min(STYLE_LIMIT, standard)) * settings.styleScale;
    used += 1;
  });
  return used;
};

const SLICE_WEIGHTS: Record<string, number> = { full: 1, attack: 1, short: 0.3, crop: 0.3 };
const SOURCE_EXPONENT = -0.3;
/** The texts of 2026 are few, and the only ones of their time; more than 8 costs other kinds of text too much. */
const SOURCE_FACTORS: Record<string, number> = { [WORK_SOURCE]: 8 };

/** Weight of each chosen text: n^-0.3 within its source, domain and label; both labels weigh the same in all. */
export const weighRows = (examples: Examples, chosen: readonly number[]): Float64Array => {
  const keyOf = (index: number): string => {
    const row = examples.rows[index] as Examples["rows"][number];
    return `${row.source}|${row.domain}|${row.label}`;
  };
  const counts = new Map<string, number>();
  for (const index of chosen) counts.set(keyOf(index), (counts.get(keyOf(index)) ?? 0) + 1);
  const weights = new Float64Array(examples.rows.length);
  const totals: [number, number] = [0, 0];
  for (const index of chosen) {
    const row = examples.rows[index] as Examples["rows"][number];
    const factor = (SLICE_WEIGHTS[row.slice] ?? 0) * (SOURCE_FACTORS[row.source] ?? 1);
    const weight = factor * (counts.get(keyOf(index)) as number) ** SOURCE_EXPONENT;
    weights[index] = weight;
    totals[row.label] += weight;
  }
  for (const index of chosen) {
    const { label } = examples.rows[index] as Examples["rows"][number];
    weights[index] = ((weights[index] as number) * chosen.length) / 2 / totals[label];
  }
  return weights;
};

const momentsOf = (examples: Examples, chosen: readonly number[], weights: Float64Array): [number, number][] =>
  Array.from({ length: STYLE_COUNT }, (_, feature) => {
    let total = 0;
    let sum = 0;
    let squares = 0;
    for (const index of chosen) {
      const weight = weights[index] as number;
      const value = examples.style[index * STYLE_COUNT + feature] as number;
      total += weight;
      sum += weight * value;
      squares += weight * value * value;
    }
    const mean = sum / total;
    return [mean, Math.sqrt(Math.max(0, squares / total - mean * mean)) + 1e-6];
  });

// Running means of the log-odds of the human texts of each source and domain. One threshold serves all kinds of writing,
// so a kind whose people score higher than other people costs them false alarms, or everybody else detection.
const MEAN_RATE = 0.01;
const DISTANCE_MAX = 2;

const createEvening = (): ((cell: string, logit: number) => number) => {
  const cells = new Map<string, { mean: number; seen: number }>();
  return (cell, logit) => {
    const own = cells.get(cell) ?? { mean: 0, seen: 0 };
    cells.set(cell, own);
    own.seen += 1;
    own.mean += Math.max(MEAN_RATE, 1 / own.seen) * (logit - own.mean);
    let sum = 0;
    for (const { mean } of cells.values()) sum += mean;
    return Math.max(-DISTANCE_MAX, Math.min(DISTANCE_MAX, own.mean - sum / cells.size));
  };
};

const BIAS_RATE = 0.3;
const VECTOR_MAX = 1 << 16;

/** What is learned of each feature: its summed and regularised pulls, their squares, and the weight it has now. */
interface Learned {
  pulls: Float32Array;
  squares: Float32Array;
  current: Float32Array;
}

/** Moves the features of one text, the first `used` of `at` and `value`, by its error. */
const pull = (
  { pulls, squares, current }: Learned,
  at: Int32Array,
  value: Float32Array,
  used: number,
  error: number,
  learningRate: number,
): void => {
  for (let each = 0; each < used; each += 1) {
    const feature = at[each] as number;
    const gradient = error * (value[each] as number);
    const before = squares[feature] as number;
    const after = before + gradient * gradient;
    pulls[feature] =
      (pulls[feature] as number) +
      gradient -
      ((Math.sqrt(after) - Math.sqrt(before)) / learningRate) * (current[feature] as number);
    squares[feature] = after;
  }
};

/** Trains on the chosen texts. The same texts, settings and seed give the same weights. */
export const trainModel = (examples: Examples, chosen: readonly number[], settings: Settings): Trained => {
  const offsets = offsetsOf(settings);
  const size = (offsets.at(-1) as number) + STYLE_COUNT;
  const weights = weighRows(examples, chosen);
  const moments = momentsOf(examples, chosen, weights);
  const kinds = [...new Set(chosen.map((index) => kindOf(examples.rows[index] as Examples["rows"][number])))];
  const kindAt = new Map(kinds.map((kind, index) => [kind, index]));
  const kindBias = new Float64Array(kinds.length);
  const kindSquares = new Float64Array(kinds.length).fill(1);
  let bias = 0;
  let biasSquares = 1;
  const pulls = new Float32Array(size);
  const squares = new Float32Array(size);
  const current = new Float32Array(size);
  const at = new Int32Array(VECTOR_MAX);
  const value = new Float32Array(VECTOR_MAX);
  const random = randomOf(settings.seed);
  const order = [...chosen];
  const { learningRate } = settings;
  const distanceOf = createEvening();

  const weightAt = (feature: number, passes: number): number => {
    const pull = pulls[feature] as number;
    const l1 = settings.l1 * chosen.length * passes;
    if (pull <= l1 && pull >= -l1) return 0;
    const l2 = settings.l2 * chosen.length * passes;
    return -(pull - (pull > 0 ? l1 : -l1)) / ((1 + Math.sqrt(squares[feature] as number)) / learningRate + l2);
  };

  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    shuffle(order, random);
    for (let step = 0; step < order.length; step += 1) {
      const index = order[step] as number;
      const row = examples.rows[index] as Examples["rows"][number];
      const used = vectorOf(examples, index, settings, offsets, moments, at, value);
      const passes = epoch + (step + 1) / order.length;
      const kind = kindAt.get(kindOf(row)) as number;
      let logit = bias;
      for (let each = 0; each < used; each += 1) {
        const feature = at[each] as number;
        const weight = weightAt(feature, passes);
        current[feature] = weight;
        logit += weight * (value[each] as number);
      }
      const odds = Math.exp(-logit - (kindBias[kind] as number));
      const alarm = row.label === 0 ? 1 + settings.alarmWeight / (1 + Math.exp(-logit)) : 1;
      const error = (1 / (1 + odds) - row.label) * alarm * (weights[index] as number);
      const distance = row.label === 0 ? distanceOf(`${row.source}|${row.domain}`, logit) : 0;
      const pulled = error + settings.evenPull * distance * (weights[index] as number);
      pull({ pulls, squares, current }, at, value, used, pulled, learningRate);
      biasSquares += error * error;
      bias -= (BIAS_RATE * error) / Math.sqrt(biasSquares);
      const kindError = error + settings.kindPull * (kindBias[kind] as number);
      kindSquares[kind] = (kindSquares[kind] as number) + kindError * kindError;
      kindBias[kind] = (kindBias[kind] as number) - (BIAS_RATE * kindError) / Math.sqrt(kindSquares[kind]);
    }
  }
  const final = Float32Array.from({ length: size }, (_, feature) => weightAt(feature, settings.epochs));
  return {
    settings,
    tables: settings.bits.map((_, family) => final.slice(offsets[family], offsets[family + 1])),
    style: moments.map(([mean, deviation], feature) => [
      mean,
      deviation,
      (final[(offsets.at(-1) as number) + feature] as number) * settings.styleScale,
    ]),
    bias,
  };
};

/** A function from the index of a text to the log-odds the model gives it. */
export const scorerOf = (examples: Examples, model: Trained): ((index: number) => number) => {
  const offsets = offsetsOf(model.settings);
  const at = new Int32Array(VECTOR_MAX);
  const value = new Float32Array(VECTOR_MAX);
  const flat = new Float32Array(offsets.at(-1) as number);
  model.tables.forEach((table, family) => flat.set(table, offsets[family]));
  return (index) => {
    const used = vectorOf(
      examples,
      index,
      { ...model.settings, styleScale: 1 },
      offsets,
      model.style.map(([mean, deviation]) => [mean, deviation]),
      at,
      value,
    );
    let logit = model.bias;
    for (let each = 0; each < used; each += 1) {
      const feature = at[each] as number;
      const weight =
        feature < flat.length
          ? (flat[feature] as number)
          : (model.style[feature - flat.length] as [number, number, number])[2];
      logit += weight * (value[each] as number);
    }
    return logit;
  };
};
