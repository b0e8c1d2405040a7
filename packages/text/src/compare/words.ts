import { isApostrophe, isDigit, isLetter, isUpper, fold, wordEnd } from "./facts/character.ts";
import type { Fact, FactKind } from "./facts/fact.ts";
import { isOrdinary } from "./facts/name.ts";
import { sentences, type Sentence } from "../document/sentences.ts";

/** Words as numbers, one number for both texts, so that comparing is comparing integers. */
export interface Vocabulary {
  ids: Map<string, number>;
  words: string[];
}

export const vocabulary = (): Vocabulary => ({ ids: new Map(), words: [] });

const intern = (known: Vocabulary, word: string): number => {
  const found = known.ids.get(word);
  if (found !== undefined) return found;
  const id = known.words.length;
  known.ids.set(word, id);
  known.words.push(word);
  return id;
};

/** A text as a row of words and facts; each fact is one token. Parallel arrays, one entry for each token. */
export interface Reading {
  text: string;
  facts: Fact[];
  sentences: Sentence[];
  /** Id of the folded word, or of the fact's kind and value. */
  ids: number[];
  /** The same, but facts of one class share one id, so that a changed figure still stands where the figure stood. */
  masked: number[];
  starts: number[];
  ends: number[];
  /** Index into `facts`, or -1. */
  fact: number[];
  /** First token of each sentence, and the end of the last. */
  bounds: number[];
}

const MASKS: Partial<Record<FactKind, string>> = {
  name: "\u0000name",
  number: "\u0000figure",
  ordinal: "\u0000figure",
  money: "\u0000figure",
  percent: "\u0000figure",
  measure: "\u0000figure",
  date: "\u0000date",
  weekday: "\u0000date",
  time: "\u0000time",
};
const MASK_OTHER = "\u0000reference";

const CONTRACTED: Readonly<Record<string, string>> = { ca: "can", wo: "will", sha: "shall", ai: "is" };
const ENDINGS: Readonly<Record<string, string>> = { ll: "will", ve: "have", re: "are", d: "would", m: "am" };

const push = (reading: Reading, id: number, masked: number, start: number, end: number, fact: number): void => {
  reading.ids.push(id);
  reading.masked.push(masked);
  reading.starts.push(start);
  reading.ends.push(end);
  reading.fact.push(fact);
};

// "don't" is read as "do not", so that writing it out is no change; a possessive counts as its noun.
const pushContracted = (
  reading: Reading,
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

const pushWord = (
  reading: Reading,
  known: Vocabulary,
  start: number,
  end: number,
  names: ReadonlySet<string>,
): void => {
  const { text } = reading;
  const written = text.slice(start, end);
  const word = fold(written);
  let mark = -1;
  for (let at = start + 1; at < end - 1; at += 1) if (isApostrophe(text.charCodeAt(at))) mark = at - start;
  const bare = mark > 0 && word.slice(mark + 1) === "s" ? word.slice(0, mark) : word;
  if (isUpper(text.charCodeAt(start)) && names.has(bare) && !isOrdinary(bare)) {
    const stop = start + bare.length;
    reading.facts.push({ kind: "name", value: bare, start, end: stop, text: text.slice(start, stop) });
    push(reading, intern(known, bare), intern(known, MASKS.name as string), start, stop, reading.facts.length - 1);
    return;
  }
  if (word === "cannot") {
    const can = intern(known, "can");
    const not = intern(known, "not");
    push(reading, can, can, start, start + 3, -1);
    push(reading, not, not, start + 3, end, -1);
    return;
  }
  if (mark > 0 && word.length === written.length) {
    pushContracted(reading, known, word, start, end, mark);
    return;
  }
  const id = intern(known, word);
  push(reading, id, id, start, end, -1);
};

const isPlain = (fact: Fact): boolean => fact.kind !== "quote" && fact.kind !== "code" && fact.kind !== "relative-date";

/**
 * Reads a text into tokens. `names` are folded single words known as names from either text: with a capital they are names here too,
 * even where they open a sentence and would not be taken for one.
 */
export const readWords = (
  text: string,
  facts: readonly Fact[],
  names: ReadonlySet<string>,
  known: Vocabulary,
): Reading => {
  const reading: Reading = {
    text,
    facts: [...facts],
    sentences: sentences(text),
    ids: [],
    masked: [],
    starts: [],
    ends: [],
    fact: [],
    bounds: [],
  };
  let nextFact = 0;
  let sentence = 0;
  let at = 0;
  while (at < text.length) {
    while (sentence < reading.sentences.length && (reading.sentences[sentence] as Sentence).start <= at) {
      reading.bounds.push(reading.ids.length);
      sentence += 1;
    }
    while (nextFact < facts.length && ((facts[nextFact] as Fact).start < at || !isPlain(facts[nextFact] as Fact)))
      nextFact += 1;
    const fact = facts[nextFact];
    if (fact !== undefined && fact.start === at) {
      const raw = fact.kind === "name" ? fact.value : `${fact.kind}:${fact.value}`;
      push(reading, intern(known, raw), intern(known, MASKS[fact.kind] ?? MASK_OTHER), fact.start, fact.end, nextFact);
      at = fact.end;
      continue;
    }
    const unit = text.charCodeAt(at);
    if (!isLetter(unit) && !isDigit(unit)) {
      at += 1;
      continue;
    }
    let end = wordEnd(text, at);
    // A fact may open inside what reads as one word ("a5pm"); the word stops where the fact begins.
    if (fact !== undefined && end > fact.start) end = fact.start;
    pushWord(reading, known, at, end, names);
    at = end;
  }
  while (reading.bounds.length <= reading.sentences.length) reading.bounds.push(reading.ids.length);
  return reading;
};
