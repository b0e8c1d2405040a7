import { classesOf } from "../document/word-classes.ts";
import { writtenOut } from "./lexicon/shorthand.ts";

/** Words as numbers, one number for both texts, so that comparing is comparing integers. */
export interface Vocabulary {
  words: string[];
  /** The classes of each word. */
  classes: number[];
  hashes: number[];
  /** Whether one of the words is shorthand. */
  hasShorthand: boolean;
  /** Open addressing: the id that a hash led to, or -1. A power of two long and at most half full. */
  slots: Int32Array;
}

const SLOTS_MIN = 1024;
/** The hash of no units. */
export const SEED = 0x811c9dc5 | 0;

export const vocabulary = (): Vocabulary => ({
  words: [],
  classes: [],
  hashes: [],
  hasShorthand: false,
  slots: new Int32Array(SLOTS_MIN).fill(-1),
});

/** The hash of a run of units with one more behind it. */
export const mixed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

const grow = (known: Vocabulary): void => {
  const slots = new Int32Array(2 * known.slots.length).fill(-1);
  known.hashes.forEach((hash, id) => {
    let slot = (hash ^ (hash >>> 15)) & (slots.length - 1);
    while ((slots[slot] as number) >= 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = id;
  });
  known.slots = slots;
};

/**
 * The id of a stretch of a text, which is looked up in place by the hash of its units, so that a word met before
 * costs no string.
 */
export const internSlice = (known: Vocabulary, text: string, start: number, end: number, hash: number): number => {
  if (2 * known.words.length >= known.slots.length) grow(known);
  const { slots, words, hashes } = known;
  let slot = (hash ^ (hash >>> 15)) & (slots.length - 1);
  for (;;) {
    const id = slots[slot] as number;
    if (id < 0) break;
    if (
      hashes[id] === hash &&
      (words[id] as string).length === end - start &&
      text.startsWith(words[id] as string, start)
    )
      return id;
    slot = (slot + 1) & (slots.length - 1);
  }
  slots[slot] = words.length;
  const word = text.slice(start, end);
  words.push(word);
  hashes.push(hash);
  known.classes.push(classesOf(word));
  if (writtenOut().has(word)) known.hasShorthand = true;
  return words.length - 1;
};

/** The id of a folded word or of a key, which it gets now where it has none. */
export const intern = (known: Vocabulary, word: string): number => {
  let hash = SEED;
  for (let at = 0; at < word.length; at += 1) hash = mixed(hash, word.charCodeAt(at));
  return internSlice(known, word, 0, word.length, hash);
};
