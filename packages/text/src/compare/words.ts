import { anyOf, DENIED_VERBS } from "../document/denials.ts";
import { isApostrophe, isDigit, isLetter, isUpper, fold, wordEnd } from "../facts/character.ts";
import type { Fact, FactKind } from "../facts/fact.ts";
import { isOrdinary } from "../facts/kinds/name.ts";
import { isLettered } from "./lettered.ts";
import { isWordMark, markWordAt } from "./mark.ts";
import { sentences, type Sentence } from "../document/sentences.ts";
import { writtenOut } from "./lexicon/shorthand.ts";
import { intern, internSlice, mixed, SEED, type Vocabulary } from "./vocabulary.ts";

/** A text as a row of words and facts; each fact is one token. Parallel arrays, one entry for each token. */
export interface TokenizedText {
  text: string;
  facts: Fact[];
  sentences: Sentence[];
  /** Id of each fact's kind and value; parallel to `facts`. */
  keys: number[];
  /** Id of the folded word, or of the fact's kind and value. */
  ids: Int32Array;
  /** The same, but facts of one class share one id, so that a changed figure still stands where the figure stood. */
  masked: Int32Array;
  starts: Int32Array;
  ends: Int32Array;
  /** Index into `facts`, or -1. */
  fact: Int32Array;
  /** First token of each sentence, and the end of the last. */
  bounds: Int32Array;
}

const FIGURE = "\u0000figure";
const MASKS: Partial<Record<FactKind, string>> = {
  name: "\u0000name",
  number: FIGURE,
  ordinal: FIGURE,
  money: FIGURE,
  percent: FIGURE,
  measure: FIGURE,
  date: "\u0000date",
  weekday: "\u0000date",
  time: "\u0000time",
};
const MASK_OTHER = "\u0000reference";

const CONTRACTED: Readonly<Record<string, string>> = { ca: "can", wo: "will", sha: "shall", ai: "is" };
const ENDINGS: Readonly<Record<string, string>> = { ll: "will", ve: "have", re: "are", d: "would", m: "am" };

const ROWS = ["ids", "masked", "starts", "ends", "fact"] as const;
const CHARACTERS_PER_TOKEN = 5;

/** A reading that still grows. */
interface GrowingText extends TokenizedText {
  size: number;
}

const push = (reading: GrowingText, id: number, masked: number, start: number, end: number, fact: number): void => {
  const at = reading.size;
  if (at === reading.ids.length) {
    for (const row of ROWS) {
      const longer = new Int32Array(2 * at);
      longer.set(reading[row]);
      reading[row] = longer;
    }
  }
  reading.ids[at] = id;
  reading.masked[at] = masked;
  reading.starts[at] = start;
  reading.ends[at] = end;
  reading.fact[at] = fact;
  reading.size = at + 1;
};

// "don't" is read as "do not", so that writing it out is no change; a possessive counts as its noun.
const pushContracted = (
  reading: GrowingText,
  known: Vocabulary,
  word: string,
  start: number,
  end: number,
  mark: number,
): void => {
  const head = word.slice(0, mark);
  const tail = word.slice(mark + 1);
  if (tail === "t" && head.endsWith("n") && head.length > 1) {
    const base = head.slice(0, -1);
    const first = intern(known, CONTRACTED[base] ?? base);
    const second = intern(known, "not");
    push(reading, first, first, start, start + base.length, -1);
    push(reading, second, second, start + base.length, end, -1);
    return;
  }
  const ending = Object.hasOwn(ENDINGS, tail) ? ENDINGS[tail] : undefined;
  const id = intern(known, ending === undefined && tail !== "s" ? word : head);
  push(reading, id, id, start, start + mark, -1);
  if (ending === undefined) return;
  const second = intern(known, ending);
  push(reading, second, second, start + mark, end, -1);
};

/** A contraction of which the apostrophe was left out: "dont", "ive". */
const BARE = new RegExp(`^(?:${anyOf(DENIED_VERBS)}nt|(?:i|we|you|they)ve|(?:you|they)(?:ll|re))$`);
const BARE_ENDS = /nt|ve|ll|re/i;

const isBare = (text: string, end: number, word: string): boolean =>
  BARE_ENDS.test(text.slice(end - 2, end)) && BARE.test(word);

/** "dont" as "do not", "ive" as "I have". */
const pushBare = (reading: GrowingText, known: Vocabulary, word: string, start: number, end: number): void => {
  const mark = word.length - (word.endsWith("t") ? 1 : 2);
  pushContracted(reading, known, `${word.slice(0, mark)}'${word.slice(mark)}`, start, end, mark);
};

/** "No. 20" and "8 no." count things. */
const NUMERO = /(?:\d no\.(?=[,;) ])(?! \p{Lu})|(?<![\p{L}\d])no\. ?(?=\d))/uy;

const isNumero = (text: string, start: number, end: number, word: string): boolean => {
  if (word !== "no" || text.charCodeAt(end) !== 46) return false;
  return [start, start - 2].some((at) => {
    NUMERO.lastIndex = Math.max(0, at);
    return NUMERO.test(text);
  });
};

const pushOne = (reading: GrowingText, known: Vocabulary, word: string, start: number, end: number): void => {
  const id = intern(known, word);
  push(reading, id, id, start, end, -1);
};

const pushCannot = (reading: GrowingText, known: Vocabulary, start: number, end: number): void => {
  const can = intern(known, "can");
  const not = intern(known, "not");
  push(reading, can, can, start, start + 3, -1);
  push(reading, not, not, start + 3, end, -1);
};

// A word that holds more than small letters, or a mark.
const pushWord = (
  reading: GrowingText,
  known: Vocabulary,
  start: number,
  end: number,
  names: ReadonlySet<string>,
): void => {
  const { text } = reading;
  const written = text.slice(start, end);
  const word = fold(written);
  let mark = written.length - 2;
  while (mark > 0 && !isApostrophe(written.charCodeAt(mark))) mark -= 1;
  const bare = mark > 0 && word.slice(mark + 1) === "s" ? word.slice(0, mark) : word;
  if (isUpper(text.charCodeAt(start)) && names.has(bare) && !isOrdinary(bare)) {
    const stop = start + bare.length;
    const id = intern(known, bare);
    reading.facts.push({ kind: "name", value: bare, start, end: stop, text: text.slice(start, stop) });
    reading.keys.push(id);
    push(reading, id, intern(known, MASKS.name as string), start, stop, reading.facts.length - 1);
  } else if (word === "cannot") pushCannot(reading, known, start, end);
  else if (isBare(text, end, word)) pushBare(reading, known, word, start, end);
  else if (isNumero(text, start, end, word)) pushOne(reading, known, "number", start, end);
  else if (mark > 0 && word.length === written.length) pushContracted(reading, known, word, start, end, mark);
  else pushOne(reading, known, word, start, end);
};

// Most words are small letters alone: they are read, hashed and looked up in one go. Returns where the word ends.
const readWord = (
  reading: GrowingText,
  known: Vocabulary,
  at: number,
  stop: number,
  names: ReadonlySet<string>,
): number => {
  const { text } = reading;
  let end = at;
  let hash = SEED;
  while (end < stop) {
    const unit = text.charCodeAt(end);
    if (unit < 97 || unit > 122) break;
    hash = mixed(hash, unit);
    end += 1;
  }
  if (end === at || (end < stop && goesOn(text.charCodeAt(end)))) {
    end = Math.min(wordEnd(text, at), stop);
    pushWord(reading, known, at, end, names);
    return end;
  }
  const id = internSlice(known, text, at, end, hash);
  const word = known.words[id] as string;
  if (end - at === 6 && word === "cannot") pushCannot(reading, known, at, end);
  else if (isBare(text, end, word)) pushBare(reading, known, word, at, end);
  else if (isNumero(text, at, end, word)) pushOne(reading, known, "number", at, end);
  else push(reading, id, id, at, end, -1);
  return end;
};

const readMark = (reading: GrowingText, known: Vocabulary, at: number): number => {
  const mark = markWordAt(reading.text, at);
  if (mark === null) return at + 1;
  const id = intern(known, mark.word);
  push(reading, id, id, at, mark.end, -1);
  return mark.end;
};

/** Shorthand as the words that it stands for, so that writing it out is no change. */
const writeOut = ({ ids, masked, size }: GrowingText, known: Vocabulary): void => {
  if (!known.hasShorthand) return;
  for (let at = 0; at < size; at += 1) {
    const word = writtenOut().get(known.words[ids[at] as number] as string);
    if (word !== undefined) ids[at] = masked[at] = intern(known, word);
  }
};

/** Whether "w/o" stands where a "w" does. */
const isWithout = (text: string, at: number): boolean =>
  text.charCodeAt(at + 1) === 47 && (text.charCodeAt(at + 2) | 32) === 111 && !isLetter(text.charCodeAt(at + 3));

const goesOn = (unit: number): boolean => unit > 127 || unit === 39 || unit === 95 || isLetter(unit) || isDigit(unit);

const isPlain = (fact: Fact): boolean => fact.kind !== "quote" && fact.kind !== "code" && fact.kind !== "relative-date";

const emptyReading = (text: string, facts: readonly Fact[], known: Vocabulary): GrowingText => {
  const row = (): Int32Array => new Int32Array(Math.ceil(text.length / CHARACTERS_PER_TOKEN) + 8);
  const found = sentences(text);
  return {
    text,
    facts: [...facts],
    keys: facts.map(({ kind, value }) => intern(known, kind === "name" ? value : `${kind}:${value}`)),
    sentences: found,
    ids: row(),
    masked: row(),
    starts: row(),
    ends: row(),
    fact: row(),
    bounds: new Int32Array(found.length + 1),
    size: 0,
  };
};

/** The index of the first fact from `index` on that opens no earlier than `at` and is one token. */
const factFrom = (facts: readonly Fact[], index: number, at: number): number => {
  let next = index;
  while (next < facts.length && ((facts[next] as Fact).start < at || !isPlain(facts[next] as Fact))) next += 1;
  return next;
};

const pushFact = (reading: GrowingText, known: Vocabulary, fact: Fact, index: number): void => {
  const masked = intern(known, MASKS[fact.kind] ?? (isLettered(fact) ? FIGURE : MASK_OTHER));
  push(reading, reading.keys[index] as number, masked, fact.start, fact.end, index);
};

/**
 * Reads a text into tokens. `names` are folded single words known as names from either text: with a capital they are names here too,
 * even where they open a sentence and would not be taken for one.
 */
export const readWords = (
  text: string,
  facts: readonly Fact[],
  names: ReadonlySet<string>,
  known: Vocabulary,
): TokenizedText => {
  const reading = emptyReading(text, facts, known);
  let nextFact = 0;
  let sentence = 0;
  let at = 0;
  while (at < text.length) {
    while (sentence < reading.sentences.length && (reading.sentences[sentence] as Sentence).start <= at) {
      reading.bounds[sentence] = reading.size;
      sentence += 1;
    }
    nextFact = factFrom(facts, nextFact, at);
    const fact = facts[nextFact];
    if (fact !== undefined && fact.start === at) {
      pushFact(reading, known, fact, nextFact);
      at = fact.end;
      continue;
    }
    const unit = text.charCodeAt(at);
    if (!isLetter(unit) && !isDigit(unit)) {
      at = isWordMark(unit) ? readMark(reading, known, at) : at + 1;
      continue;
    }
    if ((unit | 32) === 119 && isWithout(text, at)) {
      const id = intern(known, "without");
      push(reading, id, id, at, at + 3, -1);
      at += 3;
      continue;
    }
    // A fact may open inside what reads as one word ("a5pm"); the word stops where the fact begins.
    at = readWord(reading, known, at, fact?.start ?? text.length, names);
  }
  reading.bounds.fill(reading.size, sentence);
  writeOut(reading, known);
  for (const name of ROWS) reading[name] = reading[name].subarray(0, reading.size);
  return reading;
};
