import { hashOf } from "./units.ts";

// What the low bits of an entry say; the id stands above them and the points above the id.
/** A rule names the word alone. */
export const NAMED = 1;
/** The automaton of phrases starts with the word. */
export const ROOT = 2;
/** The caller of `compile` asked to be told where the word stands. */
export const MARKED = 4;
const ID_SHIFT = 3;
export const ID_BITS = 13;
const POINTS_SHIFT = ID_SHIFT + ID_BITS;
export const WORD_IDS_MAX = 1 << ID_BITS;
const ID_MASK = WORD_IDS_MAX - 1;

/** Everything about a known word in one number. Never 0, as ids start at 1. */
export const entryOf = (id: number, points: number, flags: number): number =>
  (points << POINTS_SHIFT) | (id << ID_SHIFT) | flags;

export const idOf = (entry: number): number => (entry >> ID_SHIFT) & ID_MASK;
export const pointsOf = (entry: number): number => entry >> POINTS_SHIFT;

/**
 * Words known to the policy, found by the hash that the scanner makes of a word while it reads it. Open addressing at a
 * load of at most a half; the key of a slot and its entry lie side by side, so that a look-up touches one place.
 */
export interface Lexicon {
  slots: Int32Array;
  /** Masks a hash to the place of a key, which is even. */
  mask: number;
  /** How many ids there are, the unused 0 counted. */
  size: number;
}

export const openLexicon = (words: readonly string[], entries: readonly number[]): Lexicon => {
  if (words.length >= WORD_IDS_MAX) throw new Error(`the policy has more than ${WORD_IDS_MAX} words`);
  let count = 1024;
  while (count < words.length * 2) count *= 2;
  const lexicon = { slots: new Int32Array(2 * count), mask: 2 * count - 2, size: words.length + 1 };
  const { slots, mask } = lexicon;
  words.forEach((word, index) => {
    const hash = hashOf(word);
    let slot = (hash >>> 7) & mask;
    while (slots[slot] !== 0) {
      if (slots[slot] === hash) throw new Error(`"${word}" has the hash of another word`);
      slot = (slot + 2) & mask;
    }
    slots[slot] = hash;
    slots[slot + 1] = entries[index] as number;
  });
  return lexicon;
};
