// The measured features: rates, lengths and rhythm, each a number that does not grow with the length of the text.
import { CLASSES, classOfWord } from "./vocabulary.ts";
import { ALL_CAPITALS, CAPITAL, CONTRACTION, hashOf, MARK, NUMBER, SENTENCE_START, type Tokens } from "./tokens.ts";

const MARK_CLASSES = [".", ",", ";", ":", "!", "?", "(", "—", '"', "…", "-", "'", "$", "/"];
const SUFFIXES = ["ing", "ed", "ly", "tion", "ity", "ment", "ness", "ive", "ous", "al", "er", "s", "ance", "ence"];

/** Names of the measured features, in order. */
export const STYLE_NAMES: readonly string[] = [
  "letters per word",
  "spread of letters per word",
  "words of 1 to 3 letters",
  "words of 7 or more",
  "words of 10 or more",
  "words of 13 or more",
  "words per sentence",
  "spread of sentence length",
  "relative spread of sentence length",
  "sentences under 8 words",
  "sentences over 25 words",
  "change between neighbours",
  "distinct words in 50",
  "words seen once",
  "repeated pairs",
  "longest word",
  "contractions",
  "numbers",
  "capitals inside a sentence",
  "words in capitals",
  "lower-case i",
  "sentences that start in lower case",
  "tripled letters",
  "sentence starts that repeat",
  "starts with an -ing word",
  "comma then -ing",
  "comma then and",
  "triads",
  "commas per sentence",
  "words between marks",
  "content words",
  "letters per content word",
  "-ing or -ed pairs",
  "longest sentence",
  ...MARK_CLASSES.map((mark) => `mark ${mark}`),
  ...SUFFIXES.map((suffix) => `-${suffix}`),
  ...CLASSES.map(([name]) => name),
];

const AND = hashOf("and");
const COMMA = hashOf(",");
const LOWER_I = hashOf("i");

const suffixIndex = (text: string, start: number, end: number): number => {
  if (end - start < 4) return -1;
  const tail = text.slice(end - 4, end).toLowerCase();
  let found = -1;
  for (let at = 0; at < SUFFIXES.length; at += 1) {
    if (tail.endsWith(SUFFIXES[at] as string)) {
      found = at;
      break;
    }
  }
  return found;
};

const spreadOf = (values: readonly number[], mean: number): number => {
  let sum = 0;
  for (const value of values) sum += (value - mean) ** 2;
  return values.length > 1 ? Math.sqrt(sum / (values.length - 1)) : 0;
};

export const createStyle = () => {
  const classes = classOfWord();
  const markIndex = new Map(MARK_CLASSES.map((mark, index) => [hashOf(mark), index]));

  /** One number for each of STYLE_NAMES. Roughly 2 microseconds a word at most. */
  const styleOf = (text: string, tokens: Tokens, from: number, to: number): Float64Array => {
    const values = new Float64Array(STYLE_NAMES.length);
    const marks = new Float64Array(MARK_CLASSES.length);
    const suffixes = new Float64Array(SUFFIXES.length);
    const classCounts = new Float64Array(CLASSES.length);
    const sentenceLengths: number[] = [];
    const starts: number[] = [];
    const wordHashes: number[] = [];
    let letters = 0,
      squares = 0,
      short = 0,
      long = 0,
      longer = 0,
      longest = 0,
      top = 0;
    let contractions = 0,
      numbers = 0,
      names = 0,
      shouts = 0,
      lowerI = 0,
      lowerStarts = 0,
      tripled = 0;
    let ingStarts = 0,
      commaIng = 0,
      commaAnd = 0,
      triads = 0,
      content = 0,
      contentLetters = 0,
      verbPairs = 0;
    let length = 0,
      sinceComma = 99,
      lastIng = false;
    for (let at = from; at < to; at += 1) {
      const shape = tokens.shape[at] as number;
      const hash = tokens.hash[at] as number;
      const kind = tokens.kind[at];
      if ((shape & SENTENCE_START) !== 0) {
        if (length > 0) sentenceLengths.push(length);
        length = 0;
        sinceComma = 99;
        starts.push(hash);
      }
      if (kind === MARK) {
        const index = markIndex.get(hash);
        if (index !== undefined) marks[index] = (marks[index] as number) + 1;
        if (hash === COMMA) sinceComma = 0;
        lastIng = false;
        continue;
      }
      sinceComma += 1;
      if (kind === NUMBER) {
        numbers += 1;
        length += 1;
        continue;
      }
      if ((shape & CONTRACTION) !== 0) {
        contractions += 1;
        continue;
      }
      length += 1;
      wordHashes.push(hash);
      const start = tokens.start[at] as number;
      const end = tokens.end[at] as number;
      const size = Math.min(end - start, 24);
      letters += size;
      squares += size * size;
      if (size <= 3) short += 1;
      if (size >= 7) long += 1;
      if (size >= 10) longer += 1;
      if (size >= 13) longest += 1;
      if (size > top) top = size;
      const previousComma = at > from && tokens.hash[at - 1] === COMMA;
      if (hash === AND && previousComma) {
        commaAnd += 1;
      }
      if (hash === AND && sinceComma <= 4) triads += 1;
      if (hash === LOWER_I && (shape & CAPITAL) === 0) lowerI += 1;
      const starting = (shape & SENTENCE_START) !== 0;
      if (starting && (shape & CAPITAL) === 0) lowerStarts += 1;
      if (!starting && (shape & CAPITAL) !== 0 && hash !== LOWER_I) names += 1;
      if ((shape & ALL_CAPITALS) !== 0) shouts += 1;
      const owner = classes.get(hash);
      if (owner !== undefined) {
        classCounts[owner] = (classCounts[owner] as number) + 1;
        lastIng = false;
        continue;
      }
      content += 1;
      contentLetters += size;
      const suffix = suffixIndex(text, start, end);
      if (suffix >= 0) suffixes[suffix] = (suffixes[suffix] as number) + 1;
      const ing = suffix === 0;
      if (ing && starting) ingStarts += 1;
      if (ing && previousComma) commaIng += 1;
      if (lastIng) verbPairs += 1;
      lastIng = suffix === 0 || suffix === 1;
      for (let index = start + 2; index < end; index += 1) {
        const unit = text.charCodeAt(index);
        if (unit === text.charCodeAt(index - 1) && unit === text.charCodeAt(index - 2)) {
          tripled += 1;
          break;
        }
      }
    }
    if (length > 0) sentenceLengths.push(length);
    const words = Math.max(1, wordHashes.length);
    const sentences = Math.max(1, sentenceLengths.length);
    const meanLetters = letters / words;
    const meanSentence = sentenceLengths.reduce((sum, value) => sum + value, 0) / sentences;
    const spread = spreadOf(sentenceLengths, meanSentence);
    let change = 0;
    for (let at = 1; at < sentenceLengths.length; at += 1)
      change += Math.abs(Math.log((sentenceLengths[at] as number) / (sentenceLengths[at - 1] as number)));
    let distinct = 0,
      windows = 0;
    for (let from = 0; from + 50 <= wordHashes.length; from += 50) {
      distinct += new Set(wordHashes.slice(from, from + 50)).size;
      windows += 1;
    }
    const counts = new Map<number, number>();
    for (const hash of wordHashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
    let once = 0;
    for (const value of counts.values()) if (value === 1) once += 1;
    const pairs = new Set<number>();
    for (let at = 1; at < wordHashes.length; at += 1)
      pairs.add((Math.imul(wordHashes[at - 1] as number, 31) ^ (wordHashes[at] as number)) >>> 0);
    const startKinds = new Set(starts).size;
    let marksAll = 0;
    for (const value of marks) marksAll += value;
    const root = (value: number): number => Math.sqrt(value / words);
    const measured = [
      meanLetters,
      Math.sqrt(Math.max(0, squares / words - meanLetters ** 2)),
      short / words,
      long / words,
      root(longer),
      root(longest),
      Math.log(1 + meanSentence),
      Math.log(1 + spread),
      spread / Math.max(1, meanSentence),
      sentenceLengths.filter((value) => value < 8).length / sentences,
      sentenceLengths.filter((value) => value > 25).length / sentences,
      sentences > 1 ? change / (sentences - 1) : 0.6,
      windows > 0 ? distinct / windows / 50 : 0.8,
      once / words ** 0.85,
      words > 1 ? 1 - pairs.size / (words - 1) : 0,
      top / Math.log(8 + words),
      root(contractions),
      root(numbers),
      root(names),
      root(shouts),
      root(lowerI),
      lowerStarts / sentences,
      root(tripled),
      starts.length > 1 ? 1 - startKinds / starts.length ** 0.8 : 0,
      Math.sqrt(ingStarts / sentences),
      root(commaIng),
      root(commaAnd),
      root(triads),
      Math.log(1 + (marks[1] as number) / sentences),
      Math.log(words / (1 + marksAll)),
      content / words,
      contentLetters / Math.max(1, content),
      root(verbPairs),
      Math.log(1 + Math.max(0, ...sentenceLengths.slice(0, 2000))),
    ];
    values.set(measured);
    let at = measured.length;
    for (const group of [marks, suffixes, classCounts]) for (const value of group) values[at++] = root(value);
    return values;
  };
  return styleOf;
};
