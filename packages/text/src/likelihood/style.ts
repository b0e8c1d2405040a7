// The measured features: rates, lengths and rhythm, each a number that does not grow with the length of the text.
import { ENDINGS } from "./endings.ts";
import { ALL_CAPITALS, CAPITAL, CONTRACTION, hashOf, MARK, NUMBER, SENTENCE_START, type Tokens } from "./tokens.ts";
import { CLASSES } from "./vocabulary.ts";
import { CONTENT, NO_CLASS, type TokenParts } from "./words.ts";

export const MARK_CLASSES = [".", ",", ";", ":", "!", "?", "(", "—", '"', "…", "-", "'", "$", "/"];

const AND = hashOf("and");
const COMMA = hashOf(",");
const LOWER_I = hashOf("i");
const MARKS = MARK_CLASSES.map(hashOf);
const ING = 1;
const ED = 2;
const LETTERS_MAX = 24;
const SENTENCES_READ_MAX = 2000;
const DISTINCT_WINDOW = 50;

interface Tally {
  words: number[];
  sentences: number[];
  openings: number[];
  marks: Float64Array;
  endings: Float64Array;
  classes: Float64Array;
  letters: number;
  squares: number;
  /** Words of at most 3, and of at least 7, 10 and 13 letters. */
  sizes: [number, number, number, number];
  longest: number;
  contractions: number;
  numbers: number;
  names: number;
  shouts: number;
  lowerI: number;
  lowerStarts: number;
  tripled: number;
  ingOpenings: number;
  ingAfterComma: number;
  andAfterComma: number;
  andNearComma: number;
  verbPairs: number;
  content: number;
  contentLetters: number;
}

const emptyTally = (): Tally => ({
  words: [],
  sentences: [],
  openings: [],
  marks: new Float64Array(MARKS.length),
  endings: new Float64Array(ENDINGS.length),
  classes: new Float64Array(CLASSES.length),
  letters: 0,
  squares: 0,
  sizes: [0, 0, 0, 0],
  longest: 0,
  contractions: 0,
  numbers: 0,
  names: 0,
  shouts: 0,
  lowerI: 0,
  lowerStarts: 0,
  tripled: 0,
  ingOpenings: 0,
  ingAfterComma: 0,
  andAfterComma: 0,
  andNearComma: 0,
  verbPairs: 0,
  content: 0,
  contentLetters: 0,
});

const bump = (counts: Float64Array, index: number): void => {
  if (index >= 0) counts[index] = (counts[index] as number) + 1;
};

const hasTriple = (text: string, start: number, end: number): boolean => {
  for (let at = start + 2; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === text.charCodeAt(at - 1) && unit === text.charCodeAt(at - 2)) return true;
  }
  return false;
};

const countShape = (tally: Tally, shape: number, hash: number): void => {
  const starts = (shape & SENTENCE_START) !== 0;
  const capital = (shape & CAPITAL) !== 0;
  if (hash === LOWER_I && !capital) tally.lowerI += 1;
  if (starts && !capital) tally.lowerStarts += 1;
  if (!starts && capital && hash !== LOWER_I) tally.names += 1;
  if ((shape & ALL_CAPITALS) !== 0) tally.shouts += 1;
};

const countSize = (tally: Tally, size: number): void => {
  tally.letters += size;
  tally.squares += size * size;
  if (size <= 3) tally.sizes[0] += 1;
  if (size >= 7) tally.sizes[1] += 1;
  if (size >= 10) tally.sizes[2] += 1;
  if (size >= 13) tally.sizes[3] += 1;
  if (size > tally.longest) tally.longest = size;
};

const countAnd = (tally: Tally, afterComma: boolean, sinceComma: number): void => {
  if (afterComma) tally.andAfterComma += 1;
  if (sinceComma <= 4) tally.andNearComma += 1;
};

const countEnding = (tally: Tally, suffix: number, starts: boolean, afterComma: boolean): void => {
  bump(tally.endings, suffix - 1);
  if (suffix === ING && starts) tally.ingOpenings += 1;
  if (suffix === ING && afterComma) tally.ingAfterComma += 1;
};

const tallyOf = (text: string, tokens: Tokens, { part, ending }: TokenParts, from: number, to: number): Tally => {
  const tally = emptyTally();
  let length = 0;
  let sinceComma = Number.POSITIVE_INFINITY;
  let afterVerb = false;
  for (let at = from; at < to; at += 1) {
    const shape = tokens.shape[at] as number;
    const hash = tokens.hash[at] as number;
    const kind = tokens.kind[at];
    const starts = (shape & SENTENCE_START) !== 0;
    if (starts) {
      if (length > 0) tally.sentences.push(length);
      length = 0;
      sinceComma = Number.POSITIVE_INFINITY;
      tally.openings.push(hash);
    }
    if (kind === MARK) {
      bump(tally.marks, MARKS.indexOf(hash));
      if (hash === COMMA) sinceComma = 0;
      afterVerb = false;
      continue;
    }
    sinceComma += 1;
    if ((shape & CONTRACTION) !== 0) {
      tally.contractions += 1;
      continue;
    }
    length += 1;
    if (kind === NUMBER) {
      tally.numbers += 1;
      continue;
    }
    tally.words.push(hash);
    const start = tokens.start[at] as number;
    const end = tokens.end[at] as number;
    const size = Math.min(end - start, LETTERS_MAX);
    countSize(tally, size);
    countShape(tally, shape, hash);
    const afterComma = at > from && tokens.hash[at - 1] === COMMA;
    if (hash === AND) countAnd(tally, afterComma, sinceComma);
    const own = part[at] as number;
    if (own !== CONTENT) {
      if (own !== NO_CLASS) bump(tally.classes, own);
      afterVerb = false;
      continue;
    }
    tally.content += 1;
    tally.contentLetters += size;
    const suffix = ending[at] as number;
    countEnding(tally, suffix, starts, afterComma);
    if (afterVerb) tally.verbPairs += 1;
    afterVerb = suffix === ING || suffix === ED;
    if (hasTriple(text, start, end)) tally.tripled += 1;
  }
  if (length > 0) tally.sentences.push(length);
  return tally;
};

const rhythmOf = (sentences: readonly number[]): number[] => {
  const count = Math.max(1, sentences.length);
  const mean = sentences.reduce((sum, value) => sum + value, 0) / count;
  let squares = 0;
  let change = 0;
  let longest = 0;
  sentences.forEach((value, at) => {
    squares += (value - mean) ** 2;
    if (at > 0) change += Math.abs(Math.log(value / (sentences[at - 1] as number)));
    if (at < SENTENCES_READ_MAX && value > longest) longest = value;
  });
  const spread = sentences.length > 1 ? Math.sqrt(squares / (sentences.length - 1)) : 0;
  return [
    Math.log(1 + mean),
    Math.log(1 + spread),
    spread / Math.max(1, mean),
    sentences.filter((value) => value < 8).length / count,
    sentences.filter((value) => value > 25).length / count,
    sentences.length > 1 ? change / (sentences.length - 1) : 0.6,
    Math.log(1 + longest),
  ];
};

const varietyOf = (words: readonly number[], openings: readonly number[]): number[] => {
  let distinct = 0;
  let windows = 0;
  for (let from = 0; from + DISTINCT_WINDOW <= words.length; from += DISTINCT_WINDOW) {
    distinct += new Set(words.slice(from, from + DISTINCT_WINDOW)).size;
    windows += 1;
  }
  const seen = new Set<number>();
  const again = new Set<number>();
  const pairs = new Set<number>();
  words.forEach((word, at) => {
    (seen.has(word) ? again : seen).add(word);
    if (at > 0) pairs.add(Math.imul(words[at - 1] as number, 31) ^ word);
  });
  const count = Math.max(1, words.length);
  return [
    windows > 0 ? distinct / windows / DISTINCT_WINDOW : 0.8,
    (seen.size - again.size) / count ** 0.85,
    words.length > 1 ? 1 - pairs.size / (words.length - 1) : 0,
    openings.length > 1 ? 1 - new Set(openings).size / openings.length ** 0.8 : 0,
  ];
};

/** One number for each of STYLE_NAMES, over the tokens from `from` up to `to`. */
export const styleOf = (text: string, tokens: Tokens, parts: TokenParts, from: number, to: number): Float64Array => {
  const tally = tallyOf(text, tokens, parts, from, to);
  const words = Math.max(1, tally.words.length);
  const sentences = Math.max(1, tally.sentences.length);
  const rate = (value: number): number => Math.sqrt(value / words);
  const letters = tally.letters / words;
  const [short, long, longer, longest] = tally.sizes;
  const marks = tally.marks.reduce((sum, value) => sum + value, 0);
  return Float64Array.of(
    letters,
    Math.sqrt(Math.max(0, tally.squares / words - letters ** 2)),
    short / words,
    long / words,
    rate(longer),
    rate(longest),
    tally.longest / Math.log(8 + words),
    ...rhythmOf(tally.sentences),
    ...varietyOf(tally.words, tally.openings),
    rate(tally.contractions),
    rate(tally.numbers),
    rate(tally.names),
    rate(tally.shouts),
    rate(tally.lowerI),
    tally.lowerStarts / sentences,
    rate(tally.tripled),
    Math.sqrt(tally.ingOpenings / sentences),
    rate(tally.ingAfterComma),
    rate(tally.andAfterComma),
    rate(tally.andNearComma),
    rate(tally.verbPairs),
    Math.log(1 + (tally.marks[1] as number) / sentences),
    Math.log(words / (1 + marks)),
    tally.content / words,
    tally.contentLetters / Math.max(1, tally.content),
    ...tally.marks.map(rate),
    ...tally.endings.map(rate),
    ...tally.classes.map(rate),
  );
};

/** How many numbers styleOf gives. */
export const STYLE_COUNT = 34 + MARK_CLASSES.length + ENDINGS.length + CLASSES.length;
