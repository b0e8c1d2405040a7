// The linear model: the packed weights unpacked, and the log-odds they give to a stretch of tokens.
import { createGrams, FAMILIES } from "./grams.ts";
import { decodeTables, textToBytes } from "./pack.ts";
import { createStyle } from "./style.ts";
import type { Tokens } from "./tokens.ts";

/** What training writes and the model reads. */
export interface Weights {
  /** Table size of each family of grams, as a power of two; 0 leaves the family out. */
  bits: readonly number[];
  /** Value of one quantisation step of each family. */
  steps: readonly number[];
  bias: number;
  /** "mean deviation weight" of each measured feature, parted by ";"; the weight is per standard deviation. */
  style: string;
  /** "words slope offset spread" of each knot of the calibration over the length, parted by ";". */
  lengths: string;
  /** The quantised tables, see pack.ts. */
  tables: string;
}

/** Rows parted by ";" of numbers parted by spaces. */
export const rowsOf = (text: string): number[][] => text.split(";").map((row) => row.split(" ").map(Number));

/** Standardised values are cut off here, so that no single odd measurement decides. */
export const STYLE_LIMIT = 3;

export interface Model {
  /** Log-odds of machine writing, before calibration, of the tokens from `from` up to `to`. */
  logitOf: (text: string, tokens: Tokens, from: number, to: number) => number;
  /** The same sum spread over the tokens: how much each moved it. The measured features belong to no token and stay out. */
  contributionsOf: (text: string, tokens: Tokens, from: number, to: number) => Float64Array;
}

interface Counted {
  counts: Uint8Array[];
  /** 1 / the Euclidean norm of the log counts of each family. */
  scales: number[];
}

const LOG_COUNTS = Float64Array.from({ length: 256 }, (_, count) => Math.log(1 + count));

export const createModel = (weights: Weights): Model => {
  const grams = createGrams();
  const styleOf = createStyle();
  const sizes = weights.bits.map((bits) => (bits === 0 ? 0 : 1 << bits));
  const shifts = weights.bits.map((bits) => 32 - bits);
  const measured = rowsOf(weights.style) as [mean: number, deviation: number, weight: number][];
  const tables = decodeTables(textToBytes(weights.tables), sizes);

  const count = (
    text: string,
    tokens: Tokens,
    from: number,
    to: number,
  ): Counted & { ids: Int32Array[]; used: number[] } => {
    const counts = sizes.map((size) => new Uint8Array(size));
    const ids = sizes.map(() => new Int32Array(1024));
    const used = FAMILIES.map(() => 0);
    grams(text, tokens, from, to, (family, hash) => {
      if (sizes[family] === 0) return;
      const table = counts[family] as Uint8Array;
      const id = hash >>> (shifts[family] as number);
      const seen = table[id] as number;
      if (seen < 255) table[id] = seen + 1;
      if (seen > 0) return;
      const at = used[family] as number;
      let list = ids[family] as Int32Array;
      if (at === list.length) {
        const wider = new Int32Array(at * 2);
        wider.set(list);
        ids[family] = wider;
        list = wider;
      }
      list[at] = id;
      used[family] = at + 1;
    });
    const scales = used.map((length, family) => {
      let squares = 1e-9;
      for (let at = 0; at < length; at += 1)
        squares +=
          (LOG_COUNTS[(counts[family] as Uint8Array)[(ids[family] as Int32Array)[at] as number] as number] as number) **
          2;
      return (weights.steps[family] as number) / Math.sqrt(squares);
    });
    return { counts, ids, used, scales };
  };

  const logitOf = (text: string, tokens: Tokens, from: number, to: number): number => {
    const { counts, ids, used, scales } = count(text, tokens, from, to);
    let logit = weights.bias;
    used.forEach((length, family) => {
      let sum = 0;
      const list = ids[family] as Int32Array;
      for (let at = 0; at < length; at += 1) {
        const id = list[at] as number;
        sum +=
          ((tables[family] as Int8Array)[id] as number) *
          (LOG_COUNTS[(counts[family] as Uint8Array)[id] as number] as number);
      }
      logit += sum * (scales[family] as number);
    });
    const style = styleOf(text, tokens, from, to);
    measured.forEach(([mean, deviation, weight], index) => {
      const value = ((style[index] as number) - mean) / deviation;
      logit += weight * Math.max(-STYLE_LIMIT, Math.min(STYLE_LIMIT, value));
    });
    return logit;
  };

  const contributionsOf = (text: string, tokens: Tokens, from: number, to: number): Float64Array => {
    const { counts, scales } = count(text, tokens, from, to);
    const moved = new Float64Array(to - from);
    grams(text, tokens, from, to, (family, hash, first, last) => {
      if (sizes[family] === 0) return;
      const id = hash >>> (shifts[family] as number);
      const weight = (tables[family] as Int8Array)[id] as number;
      if (weight === 0) return;
      const seen = (counts[family] as Uint8Array)[id] as number;
      const share = (weight * (LOG_COUNTS[seen] as number) * (scales[family] as number)) / seen / (last - first + 1);
      for (let at = first; at <= last; at += 1) moved[at - from] = (moved[at - from] as number) + share;
    });
    return moved;
  };
  return { logitOf, contributionsOf };
};
