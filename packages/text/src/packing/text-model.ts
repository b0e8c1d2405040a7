/** Codes one bit of which the chance, out of 65,536, that it is a 1 is known: a reader finds it, a writer knows it. */
export type BitCoder = (chance: number) => number;

// The logistic curve from -12 to 12 in steps of a 128th, and its inverse. Multiplied out and not asked of Math.exp, which
// may round otherwise in another engine: reader and writer must agree to the last bit.
const STEPS = 128;
const MIDDLE = 12 * STEPS;
const STEP_FACTOR = 1.007843097206448;
const CHANCE_MIN = 32;

const curvesOf = (): [squashed: Float64Array, stretched: Float64Array] => {
  const squashed = new Float64Array(2 * MIDDLE);
  for (let at = 0, odds = 1; at < MIDDLE; at += 1, odds *= STEP_FACTOR) {
    squashed[MIDDLE + at] = odds / (1 + odds);
    squashed[MIDDLE - 1 - at] = 1 / (1 + odds);
  }
  const stretched = new Float64Array(4096);
  for (let at = 0, place = 0; at < 4096; at += 1) {
    while (place < 2 * MIDDLE - 1 && (squashed[place] as number) < (at + 0.5) / 4096) place += 1;
    stretched[at] = (place - MIDDLE) / STEPS;
  }
  return [squashed, stretched];
};

const hash = (value: number): number => Math.imul(value, 0x2f0b4c47);
const SEEN_MAX = 20;
const WEIGHT = 0.4;
const LEARNING = 0.02;

/**
 * Walks over so many symbols of `width` bits, the highest bit first, and returns them. For each bit three contexts
 * say how often it was a 1: the last symbol, the last three, and the word so far. What they say is weighed, and the
 * weights learn as they go (logistic mixing, as in lpaq). `isLetter` tells which symbols make words.
 */
export const walkSymbols = (
  length: number,
  width: number,
  isLetter: readonly boolean[],
  code: BitCoder,
): Uint8Array => {
  const [squashed, stretched] = curvesOf();
  // The bits of a symbol are counted in two groups, so that those of a group lie in one place.
  const slots = 1 << Math.max(3, width - 3);
  const shift = Math.max(1, Math.clz32(length * 8) - 1);
  const size = 2 ** (32 - shift);
  // In each counter, how far the chance lies from a half, in 65,536ths, stands above how often it was asked.
  const last = new Int32Array(size);
  const lastThree = new Int32Array(size);
  const word = new Int32Array(size);
  const rates = Float64Array.from({ length: SEEN_MAX + 1 }, (_, seen) => 1 / (seen + 1.4));
  const weights = new Float64Array(4 * 8 * 3).fill(WEIGHT);
  const symbols = new Uint8Array(length);
  const learn = (counters: Int32Array, at: number, counter: number, bit: number): void => {
    const seen = counter & 255;
    const chance = counter >> 8;
    const moved = chance + ((bit ? 32_767 : -32_768) - chance) * (rates[seen] as number);
    counters[at] = (Math.trunc(moved) << 8) | Math.min(seen + 1, SEEN_MAX);
  };
  let one = 0;
  let two = 0;
  let three = 0;
  let inWord = 0;
  for (let at = 0; at < length; at += 1) {
    const lastHash = hash(one + 1);
    const lastThreeHash = hash(hash(lastHash + two + 1) + three + 1);
    let symbol = 1;
    let node = 1;
    let lastSlots = 0;
    let lastThreeSlots = 0;
    let wordSlots = 0;
    for (let place = width - 1; place >= 0; place -= 1) {
      if (place === width - 1 || place === 2) {
        node = 1;
        const salt = Math.imul(symbol, 0x9e3779b1);
        lastSlots = (hash(lastHash ^ salt) >>> shift) & -slots;
        lastThreeSlots = (hash(lastThreeHash ^ salt) >>> shift) & -slots;
        wordSlots = (hash(inWord ^ salt) >>> shift) & -slots;
      }
      const byLast = last[lastSlots + node] as number;
      const byLastThree = lastThree[lastThreeSlots + node] as number;
      const byWord = word[wordSlots + node] as number;
      const a = stretched[(byLast >> 12) + 2048] as number;
      const b = stretched[(byLastThree >> 12) + 2048] as number;
      const c = stretched[(byWord >> 12) + 2048] as number;
      // Other weights where a context has not been met before.
      const row = ((byLastThree === 0 ? 0 : 8) + (byWord === 0 ? 0 : 16) + place) * 3;
      const sum = (weights[row] as number) * a + (weights[row + 1] as number) * b + (weights[row + 2] as number) * c;
      const chance = squashed[Math.min(Math.max(Math.trunc(sum * STEPS) + MIDDLE, 0), 2 * MIDDLE - 1)] as number;
      const bit = code(Math.min(Math.max(Math.trunc(chance * 65_536), CHANCE_MIN), 65_536 - CHANCE_MIN));
      const step = (bit - chance) * LEARNING;
      weights[row] = (weights[row] as number) + step * a;
      weights[row + 1] = (weights[row + 1] as number) + step * b;
      weights[row + 2] = (weights[row + 2] as number) + step * c;
      learn(last, lastSlots + node, byLast, bit);
      learn(lastThree, lastThreeSlots + node, byLastThree, bit);
      learn(word, wordSlots + node, byWord, bit);
      node = node * 2 + bit;
      symbol = symbol * 2 + bit;
    }
    symbol -= 1 << width;
    symbols[at] = symbol;
    [three, two, one] = [two, one, symbol];
    inWord = isLetter[symbol] === true ? hash(inWord + symbol + 1) : 0;
  }
  return symbols;
};
