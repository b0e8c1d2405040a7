// The linear model: the packed weights unpacked, and the log-odds they give to a stretch of tokens.
import { FAMILIES, gramsOf, type Grams } from "./grams.ts";
import { textToBytes } from "../packing/text-code.ts";
import { decodeTables } from "./pack.ts";
import { styleOf } from "./style.ts";
import type { Tokens } from "./tokens.ts";
import { CONTENT, createTokenParts } from "./words.ts";

/** What training writes and the model reads. */
export interface Weights {
  /** Table size of each family of grams, as a power of two; 0 leaves the family out. */
  bits: readonly number[];
  /** Value of one quantisation step of each family. */
  steps: readonly number[];
  bias: number;
  /** What the log-odds of the tell checker count beside those of the model. */
  tellShare: number;
  /** "mean deviation weight" of each measured feature, parted by ";"; the weight is per standard deviation. */
  style: string;
  /** "words below above offset spread" of each knot of the calibration over the length, parted by ";". */
  lengths: string;
  /** The quantised tables, see pack.ts. */
  tables: string;
}

/** Rows parted by ";" of numbers parted by spaces. */
export const rowsOf = (text: string): number[][] => text.split(";").map((row) => row.split(" ").map(Number));

/** Standardised values are cut off here, so that no single odd measurement decides. */
export const STYLE_LIMIT = 3;

export interface ModelOutput {
  /** Log-odds of machine writing before calibration. */
  logit: number;
  /** How much each token moved them; the measured features belong to no token and stay out. */
  moved: Float64Array;
  /** How many tokens are English function words. */
  functional: number;
}

/** Reads the tokens from `from` up to `to`. */
export type Model = (text: string, tokens: Tokens, from: number, to: number) => ModelOutput;

const LOG_COUNTS = Float64Array.from({ length: 256 }, (_, count) => Math.log(1 + count));

interface Table {
  shift: number;
  width: number;
  step: number;
  values: Int8Array;
}

// Log counts, scaled to length 1 within the family, times the weights; then shared out over the tokens of each gram.
const readFamily = ({ shift, width, step, values }: Table, { hashes, owners }: Grams, moved: Float64Array): number => {
  const counts = new Uint8Array(values.length);
  let squares = 1e-9;
  let sum = 0;
  for (let at = 0; at < hashes.length; at += 1) {
    const id = (hashes[at] as number) >>> shift;
    if ((counts[id] as number) < 255) counts[id] = (counts[id] as number) + 1;
  }
  for (let at = 0; at < hashes.length; at += 1) {
    const count = counts[(hashes[at] as number) >>> shift] as number;
    squares += (LOG_COUNTS[count] as number) ** 2 / count;
  }
  const scale = step / Math.sqrt(squares);
  for (let at = 0; at < hashes.length; at += 1) {
    const id = (hashes[at] as number) >>> shift;
    const weight = values[id] as number;
    if (weight === 0) continue;
    const count = counts[id] as number;
    const share = (weight * scale * (LOG_COUNTS[count] as number)) / count;
    sum += share;
    const owner = owners[at] as number;
    for (let back = Math.min(width - 1, owner); back >= 0; back -= 1)
      moved[owner - back] = (moved[owner - back] as number) + share / width;
  }
  return sum;
};

export const createModel = (weights: Weights): Model => {
  const partsOf = createTokenParts();
  const measured = rowsOf(weights.style) as [mean: number, deviation: number, weight: number][];
  const sizes = weights.bits.map((bits) => (bits === 0 ? 0 : 1 << bits));
  const tables = decodeTables(textToBytes(weights.tables), sizes).map((values, family) => ({
    values,
    shift: 32 - (weights.bits[family] as number),
    step: weights.steps[family] as number,
    width: FAMILIES[family]?.width ?? 1,
  }));
  return (text, tokens, from, to) => {
    const parts = partsOf(text, tokens, from, to);
    const moved = new Float64Array(to - from);
    let logit = weights.bias;
    gramsOf(text, tokens, from, to).forEach((grams, family) => {
      const table = tables[family] as Table;
      if (table.values.length > 0) logit += readFamily(table, grams, moved);
    });
    const style = styleOf(text, tokens, parts, from, to);
    measured.forEach(([mean, deviation, weight], index) => {
      const value = ((style[index] as number) - mean) / deviation;
      logit += weight * Math.max(-STYLE_LIMIT, Math.min(STYLE_LIMIT, value));
    });
    let functional = 0;
    for (let at = from; at < to; at += 1) if ((parts.part[at] as number) < CONTENT) functional += 1;
    return { logit, moved, functional };
  };
};
