// SHA-256 (FIPS 180-4) of a text's UTF-8 bytes. Written here because the text floor runs where neither node:crypto nor
// a synchronous Web Crypto exists.

const firstPrimes = (count: number): number[] => {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
};

const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;

const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** UTF-8 as characters of one byte each; a lone surrogate becomes the replacement character. */
const bytesOf = (text: string): string =>
  text
    .replace(LONE, "\ufffd")
    .replace(/[^\0-\x7f]+/g, (run) =>
      encodeURIComponent(run).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );

/** The message in words of 32 bits, padded to whole blocks of 16: a one, zeros, and its length in bits. */
const wordsOf = (bytes: string): Int32Array => {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (let at = 0; at < bytes.length; at += 1)
    words[at >> 2] = (words[at >> 2] as number) | (bytes.charCodeAt(at) << (24 - (at & 3) * 8));
  words[bytes.length >> 2] = (words[bytes.length >> 2] as number) | (0x80 << (24 - (bytes.length & 3) * 8));
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length << 3;
  return words;
};

const expand = (schedule: Int32Array): void => {
  for (let i = 16; i < 64; i += 1) {
    const a = schedule[i - 15] as number;
    const b = schedule[i - 2] as number;
    const low = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const high = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    schedule[i] = ((schedule[i - 16] as number) + low + (schedule[i - 7] as number) + high) | 0;
  }
};

/** One block. The eight working words live in a ring that turns by one place each round, so that none is copied. */
const compress = (state: Int32Array, schedule: Int32Array, rounds: Int32Array, ring: Int32Array): void => {
  ring.set(state);
  for (let i = 0; i < 64; i += 1) {
    const turn = 64 - i;
    const e = ring[(turn + 4) & 7] as number;
    const a = ring[turn & 7] as number;
    const one = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = (e & (ring[(turn + 5) & 7] as number)) ^ (~e & (ring[(turn + 6) & 7] as number));
    const h = (turn + 7) & 7;
    const first = ((ring[h] as number) + one + choice + (rounds[i] as number) + (schedule[i] as number)) | 0;
    const b = ring[(turn + 1) & 7] as number;
    const c = ring[(turn + 2) & 7] as number;
    const zero = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const d = (turn + 3) & 7;
    ring[d] = ((ring[d] as number) + first) | 0;
    ring[h] = (first + zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
  }
  for (let i = 0; i < 8; i += 1) state[i] = ((state[i] as number) + (ring[i] as number)) | 0;
};

/** The digest in hexadecimal. */
export const sha256 = (text: string): string => {
  const primes = firstPrimes(64);
  const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
  const state = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const words = wordsOf(bytesOf(text));
  const schedule = new Int32Array(64);
  const ring = new Int32Array(8);
  for (let at = 0; at < words.length; at += 16) {
    schedule.set(words.subarray(at, at + 16));
    expand(schedule);
    compress(state, schedule, rounds, ring);
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
};
