// The counted features: words, pairs of words, pairs over a gap of one word and letter sequences, as 32-bit hashes.
import { hashOf, SENTENCE_START, WORD, type Tokens } from "./tokens.ts";

/** The families of grams, in order, with the number of tokens that each spans. */
export const FAMILIES = [
  { name: "word", width: 1 },
  { name: "pair", width: 2 },
  { name: "four letters", width: 1 },
  { name: "pair over a gap", width: 3 },
] as const;

/** The grams of one family: their hashes, and the last token of each, counted from the first token of the stretch. */
export interface Grams {
  hashes: Uint32Array;
  owners: Int32Array;
}

const mix = (a: number, b: number): number => {
  let value = Math.imul(a ^ (b >>> 15) ^ b, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

const BOUNDARY = hashOf("<s>");
// Words and marks, alone, with the one before and with the one before that; a sentence opens with a boundary.
const tokenGrams = (tokens: Tokens, from: number, to: number): [words: Grams, pairs: Grams, gaps: Grams] => {
  const owners = Int32Array.from({ length: to - from }, (_, index) => index);
  const words = new Uint32Array(to - from);
  const pairs = new Uint32Array(to - from);
  const gaps = new Uint32Array(to - from);
  let [earlier, before] = [BOUNDARY, BOUNDARY];
  for (let at = from; at < to; at += 1) {
    const word = tokens.hash[at] as number;
    if (((tokens.shape[at] as number) & SENTENCE_START) !== 0) earlier = before = BOUNDARY;
    words[at - from] = mix(word, 1);
    pairs[at - from] = mix(mix(before, word), 2);
    gaps[at - from] = mix(mix(earlier, word), 4);
    earlier = before;
    before = word;
  }
  return [
    { hashes: words, owners },
    { hashes: pairs, owners },
    { hashes: gaps, owners },
  ];
};

// Four letters in a row inside a word, the space before and after it counted as letters.
const letterGrams = (text: string, tokens: Tokens, from: number, to: number): Grams => {
  const most = to > from ? (tokens.end[to - 1] as number) - (tokens.start[from] as number) : 0;
  const hashes = new Uint32Array(most);
  const owners = new Int32Array(most);
  let count = 0;
  for (let at = from; at < to; at += 1) {
    if (tokens.kind[at] !== WORD) continue;
    const start = tokens.start[at] as number;
    const end = tokens.end[at] as number;
    let window = 32;
    for (let index = start; index <= end; index += 1) {
      const unit = index === end ? 32 : text.charCodeAt(index) | 32;
      window = ((window << 8) | (unit & 255)) >>> 0;
      if (index - start < 2) continue;
      hashes[count] = mix(window, 3);
      owners[count] = at - from;
      count += 1;
    }
  }
  return { hashes: hashes.subarray(0, count), owners: owners.subarray(0, count) };
};

/** The grams of each family over the tokens from `from` up to `to`. */
export const gramsOf = (text: string, tokens: Tokens, from: number, to: number): Grams[] => {
  const [words, pairs, gaps] = tokenGrams(tokens, from, to);
  return [words, pairs, letterGrams(text, tokens, from, to), gaps];
};
