// The counted features: words, pairs of words, stretches of a style skeleton and letter sequences, as 32-bit hashes.
import { classOfWord } from "./vocabulary.ts";
import { ALL_CAPITALS, CAPITAL, CONTRACTION, hashOf, SENTENCE_START, WORD, type Tokens } from "./tokens.ts";

export const FAMILIES = ["word", "pair", "skeleton 3", "skeleton 4", "letters"] as const;

/** Called for each gram: family index, 32-bit hash, index of its first token and of its last. */
export type Emit = (family: number, hash: number, first: number, last: number) => void;

const mix = (a: number, b: number): number => {
  let value = Math.imul(a ^ (b >>> 15) ^ b, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

const BOUNDARY = hashOf("<s>");
const SUFFIXES = [
  "ing",
  "ed",
  "ly",
  "tion",
  "sion",
  "ity",
  "ment",
  "ness",
  "ive",
  "ous",
  "al",
  "er",
  "est",
  "ful",
  "less",
  "able",
  "ible",
  "ize",
  "ise",
  "ism",
  "ist",
  "ance",
  "ence",
  "ship",
  "s",
];

/** Hash of the suffix and length class of a content word. */
const skeletonOf = (text: string, from: number, to: number): number => {
  const length = to - from;
  const lengthClass = length <= 4 ? 1 : length <= 7 ? 2 : length <= 10 ? 3 : 4;
  let suffix = 0;
  if (length >= 4) {
    const tail = text.slice(Math.max(from, to - 4), to).toLowerCase();
    for (let at = 0; at < SUFFIXES.length; at += 1) {
      if (tail.endsWith(SUFFIXES[at] as string)) {
        suffix = at + 1;
        break;
      }
    }
  }
  return suffix * 8 + lengthClass;
};

export const createGrams = () => {
  const classes = classOfWord();

  // A function word or a mark stands for itself, a content word for its ending and length, a name for its capital.
  const skeletonAt = (text: string, tokens: Tokens, at: number): number => {
    const hash = tokens.hash[at] as number;
    const shape = tokens.shape[at] as number;
    if (tokens.kind[at] !== WORD || (shape & CONTRACTION) !== 0 || classes.has(hash)) return hash;
    if ((shape & CAPITAL) !== 0 && (shape & SENTENCE_START) === 0) return (shape & ALL_CAPITALS) !== 0 ? 3 : 2;
    return skeletonOf(text, tokens.start[at] as number, tokens.end[at] as number);
  };

  const emitTokens = (text: string, tokens: Tokens, from: number, to: number, emit: Emit): void => {
    let s1 = BOUNDARY;
    let s2 = BOUNDARY;
    let s3 = BOUNDARY;
    let previous = BOUNDARY;
    for (let at = from; at < to; at += 1) {
      const starts = ((tokens.shape[at] as number) & SENTENCE_START) !== 0;
      const symbol = tokens.hash[at] as number;
      if (starts) {
        previous = BOUNDARY;
        s1 = BOUNDARY;
      }
      emit(0, mix(symbol, 1), at, at);
      emit(1, mix(mix(previous, symbol), 2), Math.max(from, at - 1), at);
      previous = symbol;
      const s = skeletonAt(text, tokens, at);
      const three = mix(mix(s2, s1), s);
      emit(2, mix(three, 3), Math.max(from, at - 2), at);
      emit(3, mix(mix(s3, three), 4), Math.max(from, at - 3), at);
      s3 = s2;
      s2 = s1;
      s1 = s;
    }
  };

  // Sequences of four letters inside words, the space before and after a word counted.
  const emitLetters = (text: string, tokens: Tokens, from: number, to: number, emit: Emit): void => {
    for (let at = from; at < to; at += 1) {
      if (tokens.kind[at] !== WORD) continue;
      const start = tokens.start[at] as number;
      const end = tokens.end[at] as number;
      let window = 32;
      for (let index = start; index <= end; index += 1) {
        const unit = index === end ? 32 : text.charCodeAt(index) | 32;
        window = ((window << 8) | (unit & 255)) >>> 0;
        if (index - start >= 2) emit(4, mix(window, 5), at, at);
      }
    }
  };

  /** Emits every gram of the tokens from `from` up to `to`. */
  return (text: string, tokens: Tokens, from: number, to: number, emit: Emit): void => {
    emitTokens(text, tokens, from, to, emit);
    emitLetters(text, tokens, from, to, emit);
  };
};
