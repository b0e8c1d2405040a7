// SHA-256 (FIPS 180-4) of a text's UTF-8 bytes. Written here because the text floor runs where neither node:crypto nor
// a synchronous Web Crypto exists.

const firstPrimes = (count: number): number[] => {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
};

const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;

const utf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
};

const rotate = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

const padded = (text: string): number[] => {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) % 256);
  return bytes;
};

const compress = (state: Int32Array, block: readonly number[], rounds: Int32Array): void => {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1)
    words[i] =
      ((block[4 * i] as number) << 24) |
      ((block[4 * i + 1] as number) << 16) |
      ((block[4 * i + 2] as number) << 8) |
      (block[4 * i + 3] as number);
  for (let i = 16; i < 64; i += 1) {
    const a = words[i - 15] as number;
    const b = words[i - 2] as number;
    const low = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const high = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = ((words[i - 16] as number) + low + (words[i - 7] as number) + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + one + choice + (rounds[i] as number) + (words[i] as number)) | 0;
    const zero = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    state[i] = ((state[i] as number) + value) | 0;
  });
};

/** The digest in hexadecimal. */
export const sha256 = (text: string): string => {
  const primes = firstPrimes(64);
  const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
  const state = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const bytes = padded(text);
  for (let at = 0; at < bytes.length; at += 64) compress(state, bytes.slice(at, at + 64), rounds);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
};
