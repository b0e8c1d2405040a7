import type { Fact } from "../facts/fact.ts";
import { stemOf } from "./lexicon/lemma.ts";
import { FUNCTION, NEGATION } from "../document/word-classes.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { gapBetween, type TokenizedText } from "./words.ts";

/** Keys of what stands around a thing, with how near it stands: 1 beside it. */
export type Surroundings = ReadonlyMap<string, number>;

const NEAR_MAX = 7;
const STEPS_MAX = 18;
const LED_WEIGHT = 0.4;
const BEYOND_WEIGHT = 0.35;

const CLAUSE_MARK = /[,;:()\n–—]|- /;
const CLAUSE_WORD = /^(?:and|but|while|or|because|so|though|although|whereas|which|who|when)$/;
/** Words that say nothing of what they stand beside. */
export const FILLER =
  /^(?:an?|the|this|that|these|those|my|your|our|their|his|her|its|it|we|they|i|you|he|she|is|are|was|were|be|been|will|has|have|had|do|does|did|to|of|s|and|but|or|also|both)$/;

/** Whom something is done to. */
export const PERSON = /^(?:me|us|him|them)$/;

// "At 8" and "8:00" tell one hour.
const factKey = ({ kind, value, also, amount }: Fact): string => {
  if (kind === "time" && also !== undefined && value.endsWith(":00")) return `figure:${Number(value.slice(0, 2))}`;
  // "12 days on" and "12 and 4" have one figure; sums and shares are read with their sign.
  return kind === "number" || kind === "measure" ? `figure:${amount ?? value}` : `${kind}:${value}`;
};

/** A text as things. */
export interface Scene {
  reading: TokenizedText;
  /** The key under which a token is found in the other text, or undefined for words of grammar. */
  keyAt: (token: number) => string | undefined;
  wordAt: (token: number) => string;
}

/** `stems` is filled with the keys of the words met, by their ids, and serves both texts. */
export const sceneOf = (reading: TokenizedText, known: Vocabulary, stems: Map<number, string | undefined>): Scene => {
  const wordAt = (token: number): string => known.words[reading.ids[token] as number] as string;
  const stem = (id: number): string | undefined => {
    const classes = known.classes[id] as number;
    const word = known.words[id] as string;
    if ((classes & NEGATION) !== 0 || word === "rather" || word === "instead") return "not";
    if (PERSON.test(word)) return word;
    return (classes & FUNCTION) !== 0 && word !== "more" ? undefined : stemOf(word);
  };
  const keyAt = (token: number): string | undefined => {
    const fact = reading.facts[reading.fact[token] as number];
    if (fact !== undefined) return factKey(fact);
    const id = reading.ids[token] as number;
    if (!stems.has(id)) stems.set(id, stem(id));
    return stems.get(id);
  };
  return { reading, keyAt, wordAt };
};

/** First and last token of the sentence that a token stands in. */
const sentenceAt = ({ bounds }: TokenizedText, token: number): [number, number] => {
  let [low, high] = [0, bounds.length - 1];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] as number) <= token) low = middle;
    else high = middle;
  }
  return [bounds[low] as number, (bounds[low + 1] as number) - 1];
};

/** Whether a new clause opens at a token, or a mark stands before it. */
const opensClause = ({ reading, wordAt }: Scene, at: number): boolean =>
  CLAUSE_WORD.test(wordAt(at)) || CLAUSE_MARK.test(gapBetween(reading, at - 1, at));

/** Whether two tokens stand in one clause of one sentence. */
export const shareClause = (scene: Scene, one: number, other: number): boolean => {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  if (sentenceAt(scene.reading, first)[1] < last) return false;
  for (let at = first + 1; at <= last; at += 1) if (opensClause(scene, at)) return false;
  return true;
};

/** What stands around a token in its sentence, the nearer the weightier, and less beyond the border of a clause. */
export const around = ({ reading, keyAt, wordAt }: Scene, token: number): Surroundings => {
  const [earliest, latest] = sentenceAt(reading, token);
  const found = new Map<string, number>();
  const add = (key: string, weight: number): void => {
    found.set(key, Math.max(found.get(key) ?? 0, weight));
  };
  for (const step of [-1, 1]) {
    let near = 1;
    let weight = 1;
    let isFirst = true;
    for (let at = token + step, steps = 0; near <= NEAR_MAX && steps < STEPS_MAX; at += step, steps += 1) {
      if (at < earliest || at > latest) break;
      const gap = step < 0 ? gapBetween(reading, at, at + 1) : gapBetween(reading, at - 1, at);
      const word = wordAt(at);
      if (CLAUSE_MARK.test(gap) || CLAUSE_WORD.test(word)) weight = BEYOND_WEIGHT;
      const key = keyAt(at);
      if (key !== undefined) {
        add(key, weight / near);
        near += 1;
        isFirst = false;
      } else if (isFirst && !FILLER.test(word)) {
        // "From 22 to 26", "fewer slides": the word of grammar beside a thing says what it is there.
        add(step < 0 ? `${word}_` : `_${word}`, LED_WEIGHT);
        isFirst = false;
      }
    }
  }
  return found;
};
