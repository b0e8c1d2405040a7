// Quantised weights as bytes: an adaptive arithmetic code of small integers.
// Most weights are zero, so the code takes far less room than the table; the decoder takes no more than this file.

// A binary range coder after the one of LZMA: 11-bit probabilities, adapting by a 32nd of the error.
const PROBABILITY_BITS = 11;
const HALF = 1 << (PROBABILITY_BITS - 1);
const ADAPT = 5;
const TOP = 1 << 24;
/** Contexts of one table: zero or not, the sign, then one for each step of the magnitude. */
const CONTEXTS = 2 + 16;

const contexts = (): Uint16Array => new Uint16Array(CONTEXTS).fill(HALF);

/** Codes integers from -15 to 15; one set of adaptive contexts for each table. */
export const encodeTables = (tables: readonly Int8Array[]): Uint8Array => {
  const out: number[] = [];
  let low = 0;
  let range = 0xffffffff;
  let cache = 0;
  let pending = 1;
  const shiftLow = (): void => {
    if (low < 0xff000000 || low >= 0x100000000) {
      const carry = low >= 0x100000000 ? 1 : 0;
      let byte = cache;
      do {
        out.push((byte + carry) & 255);
        byte = 255;
        pending -= 1;
      } while (pending > 0);
      cache = Math.floor(low / TOP) & 255;
    }
    pending += 1;
    low = (low % TOP) * 256;
  };
  const bit = (model: Uint16Array, context: number, value: number): void => {
    const probability = model[context] as number;
    const bound = (range >>> PROBABILITY_BITS) * probability;
    if (value === 0) {
      range = bound;
      model[context] = probability + ((2 * HALF - probability) >>> ADAPT);
    } else {
      low += bound;
      range -= bound;
      model[context] = probability - (probability >>> ADAPT);
    }
    while (range < TOP) {
      range = (range * 256) >>> 0;
      shiftLow();
    }
  };
  for (const table of tables) {
    const model = contexts();
    for (const value of table) {
      bit(model, 0, value === 0 ? 0 : 1);
      if (value === 0) continue;
      bit(model, 1, value < 0 ? 1 : 0);
      const size = Math.abs(value);
      for (let step = 1; step < 15; step += 1) {
        bit(model, 1 + step, size > step ? 1 : 0);
        if (size <= step) break;
      }
    }
  }
  for (let at = 0; at < 5; at += 1) shiftLow();
  return Uint8Array.from(out);
};

/** The inverse of encodeTables, for tables of the given sizes. */
export const decodeTables = (bytes: Uint8Array, sizes: readonly number[]): Int8Array[] => {
  let at = 5;
  let range = 0xffffffff;
  let code = 0;
  for (let index = 1; index < 5; index += 1) code = ((code << 8) | (bytes[index] ?? 0)) >>> 0;
  const bit = (model: Uint16Array, context: number): number => {
    const probability = model[context] as number;
    const bound = (range >>> PROBABILITY_BITS) * probability;
    let value = 0;
    if (code < bound) {
      range = bound;
      model[context] = probability + ((2 * HALF - probability) >>> ADAPT);
    } else {
      value = 1;
      code -= bound;
      range -= bound;
      model[context] = probability - (probability >>> ADAPT);
    }
    while (range < TOP) {
      range = (range * 256) >>> 0;
      code = ((code << 8) | (bytes[at++] ?? 0)) >>> 0;
    }
    return value;
  };
  return sizes.map((size) => {
    const model = contexts();
    const table = new Int8Array(size);
    for (let index = 0; index < size; index += 1) {
      if (bit(model, 0) === 0) continue;
      const negative = bit(model, 1) === 1;
      let magnitude = 1;
      while (magnitude < 15 && bit(model, 1 + magnitude) === 1) magnitude += 1;
      table[index] = negative ? -magnitude : magnitude;
    }
    return table;
  });
};
