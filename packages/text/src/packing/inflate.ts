/** A Huffman code to be looked up by the next bits of the input: each entry is a symbol above the four bits of its length. */
interface HuffmanCode {
  bits: number;
  entries: Uint16Array;
}

const END_OF_BLOCK = 256;
const LENGTH_CODES = 29;
const DISTANCE_CODES = 30;
/** The order in which the lengths of the code of code lengths are given. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const codeOf = (lengths: Uint8Array): HuffmanCode => {
  const bits = Math.max(1, ...lengths);
  const entries = new Uint16Array(1 << bits);
  let code = 0;
  for (let length = 1; length <= bits; length += 1, code <<= 1)
    for (let symbol = 0; symbol < lengths.length; symbol += 1) {
      if (lengths[symbol] !== length) continue;
      // The input gives the highest bit of a code first.
      let reversed = 0;
      for (let bit = 0; bit < length; bit += 1) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
      for (let at = reversed; at < entries.length; at += 1 << length) entries[at] = (symbol << 4) | length;
      code += 1;
    }
  return { bits, entries };
};

/** The bases of lengths or distances: each code takes up what its extra bits can say. */
const basesOf = (count: number, first: number, extraOf: (code: number) => number): Uint16Array => {
  const bases = new Uint16Array(count);
  for (let code = 0, base = first; code < count; base += 1 << extraOf(code), code += 1) bases[code] = base;
  return bases;
};
const lengthExtra = (code: number): number => (code < 8 ? 0 : (code >> 2) - 1);
const distanceExtra = (code: number): number => (code < 4 ? 0 : (code >> 1) - 1);

const fixedLengths = (): Uint8Array => new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280);

const damaged = (): RangeError => new RangeError("a packed table is damaged");

/** The bytes that were deflated (RFC 1951), `length` of them. Throws a RangeError where they are not. */
export const inflate = (bytes: Uint8Array, length: number): Uint8Array => {
  const lengthBases = basesOf(LENGTH_CODES, 3, lengthExtra);
  const distanceBases = basesOf(DISTANCE_CODES, 1, distanceExtra);
  const out = new Uint8Array(length);
  let size = 0;
  let at = 0;
  let held = 0;
  let heldBits = 0;
  const take = (bits: number): number => {
    while (heldBits < bits) {
      if (at >= bytes.length) throw damaged();
      held |= (bytes[at++] as number) << heldBits;
      heldBits += 8;
    }
    const value = held & ((1 << bits) - 1);
    held >>>= bits;
    heldBits -= bits;
    return value;
  };
  const symbolOf = ({ bits, entries }: HuffmanCode): number => {
    while (heldBits < bits && at < bytes.length) {
      held |= (bytes[at++] as number) << heldBits;
      heldBits += 8;
    }
    const entry = entries[held & (entries.length - 1)] as number;
    const length = entry & 15;
    if (length === 0 || length > heldBits) throw damaged();
    held >>>= length;
    heldBits -= length;
    return entry >> 4;
  };
  const readStored = (): void => {
    take(heldBits & 7);
    const count = take(8) | (take(8) << 8);
    take(16);
    if (size + count > length) throw damaged();
    for (const end = size + count; size < end; size += 1) out[size] = take(8);
  };
  const readCodes = (): [literals: HuffmanCode, distances: HuffmanCode] => {
    const literals = take(5) + 257;
    const distances = take(5) + 1;
    const ordered = take(4) + 4;
    const ofLengths = new Uint8Array(ORDER.length);
    for (const place of ORDER.slice(0, ordered)) ofLengths[place] = take(3);
    const code = codeOf(ofLengths);
    const lengths = new Uint8Array(literals + distances);
    for (let place = 0; place < lengths.length;) {
      const symbol = symbolOf(code);
      const repeats = symbol < 16 ? 1 : symbol === 16 ? take(2) + 3 : symbol === 17 ? take(3) + 3 : take(7) + 11;
      const value = symbol < 16 ? symbol : symbol === 16 ? (lengths[place - 1] ?? 0) : 0;
      lengths.fill(value, place, place + repeats);
      place += repeats;
    }
    return [codeOf(lengths.slice(0, literals)), codeOf(lengths.slice(literals))];
  };
  const readCompressed = (literals: HuffmanCode, distances: HuffmanCode): void => {
    for (let symbol = symbolOf(literals); symbol !== END_OF_BLOCK; symbol = symbolOf(literals)) {
      if (symbol < END_OF_BLOCK) {
        if (size >= length) throw damaged();
        out[size++] = symbol;
        continue;
      }
      const code = symbol - END_OF_BLOCK - 1;
      // The last code stands for the longest match alone.
      const count = code === LENGTH_CODES - 1 ? 258 : (lengthBases[code] as number) + take(lengthExtra(code));
      const far = symbolOf(distances);
      const back = (distanceBases[far] as number) + take(distanceExtra(far));
      if (!(back <= size) || size + count > length) throw damaged();
      // What is copied may reach into what it makes.
      for (const end = size + count; size < end; size += 1) out[size] = out[size - back] as number;
    }
  };
  for (let isLast = 0; isLast === 0;) {
    isLast = take(1);
    const kind = take(2);
    if (kind === 0) readStored();
    else if (kind === 1) readCompressed(codeOf(fixedLengths()), codeOf(new Uint8Array(DISTANCE_CODES).fill(5)));
    else if (kind === 2) readCompressed(...readCodes());
    else throw damaged();
  }
  if (size !== length) throw damaged();
  return out;
};
