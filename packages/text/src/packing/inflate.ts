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

/** Bytes read bit by bit, the lowest first. Throws a RangeError where they end too soon. */
class BitReader {
  private readonly bytes: Uint8Array;
  private at = 0;
  private held = 0;
  private heldBits = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  take(bits: number): number {
    while (this.heldBits < bits) {
      if (this.at >= this.bytes.length) throw damaged();
      this.hold();
    }
    const value = this.held & ((1 << bits) - 1);
    this.drop(bits);
    return value;
  }

  symbolOf({ bits, entries }: HuffmanCode): number {
    while (this.heldBits < bits && this.at < this.bytes.length) this.hold();
    const entry = entries[this.held & (entries.length - 1)] as number;
    const length = entry & 15;
    if (length === 0 || length > this.heldBits) throw damaged();
    this.drop(length);
    return entry >> 4;
  }

  /** Leaves out what is left of the byte. */
  align(): void {
    this.take(this.heldBits & 7);
  }

  private hold(): void {
    this.held |= (this.bytes[this.at++] as number) << this.heldBits;
    this.heldBits += 8;
  }

  private drop(bits: number): void {
    this.held >>>= bits;
    this.heldBits -= bits;
  }
}

type Codes = readonly [literals: HuffmanCode, distances: HuffmanCode];

const fixedCodes = (): Codes => [codeOf(fixedLengths()), codeOf(new Uint8Array(DISTANCE_CODES).fill(5))];

const readCodes = (bits: BitReader): Codes => {
  const literals = bits.take(5) + 257;
  const distances = bits.take(5) + 1;
  const ordered = bits.take(4) + 4;
  const ofLengths = new Uint8Array(ORDER.length);
  for (const place of ORDER.slice(0, ordered)) ofLengths[place] = bits.take(3);
  const code = codeOf(ofLengths);
  const lengths = new Uint8Array(literals + distances);
  for (let place = 0; place < lengths.length;) {
    const symbol = bits.symbolOf(code);
    const repeats =
      symbol < 16 ? 1 : symbol === 16 ? bits.take(2) + 3 : symbol === 17 ? bits.take(3) + 3 : bits.take(7) + 11;
    const value = symbol < 16 ? symbol : symbol === 16 ? (lengths[place - 1] ?? 0) : 0;
    lengths.fill(value, place, place + repeats);
    place += repeats;
  }
  return [codeOf(lengths.slice(0, literals)), codeOf(lengths.slice(literals))];
};

/** The bytes that were deflated (RFC 1951), `length` of them. Throws a RangeError where they are not. */
export const inflate = (bytes: Uint8Array, length: number): Uint8Array => {
  const lengthBases = basesOf(LENGTH_CODES, 3, lengthExtra);
  const distanceBases = basesOf(DISTANCE_CODES, 1, distanceExtra);
  const bits = new BitReader(bytes);
  const out = new Uint8Array(length);
  let size = 0;
  const readStored = (): void => {
    bits.align();
    const count = bits.take(8) | (bits.take(8) << 8);
    bits.take(16);
    if (size + count > length) throw damaged();
    for (const end = size + count; size < end; size += 1) out[size] = bits.take(8);
  };
  const readCompressed = ([literals, distances]: Codes): void => {
    for (let symbol = bits.symbolOf(literals); symbol !== END_OF_BLOCK; symbol = bits.symbolOf(literals)) {
      if (symbol < END_OF_BLOCK) {
        if (size >= length) throw damaged();
        out[size++] = symbol;
        continue;
      }
      const code = symbol - END_OF_BLOCK - 1;
      // The last code stands for the longest match alone.
      const count = code === LENGTH_CODES - 1 ? 258 : (lengthBases[code] as number) + bits.take(lengthExtra(code));
      const far = bits.symbolOf(distances);
      const back = (distanceBases[far] as number) + bits.take(distanceExtra(far));
      if (!(back <= size) || size + count > length) throw damaged();
      // What is copied may reach into what it makes.
      for (const end = size + count; size < end; size += 1) out[size] = out[size - back] as number;
    }
  };
  for (let isLast = 0; isLast === 0;) {
    isLast = bits.take(1);
    const kind = bits.take(2);
    if (kind === 0) readStored();
    else if (kind === 1) readCompressed(fixedCodes());
    else if (kind === 2) readCompressed(readCodes(bits));
    else throw damaged();
  }
  if (size !== length) throw damaged();
  return out;
};
