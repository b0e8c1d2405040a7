import { hashOf } from "./units.ts";

/**
 * Words known to the policy, numbered from 1, found by the hash that the scanner has made of a word while reading it.
 * Open addressing at a load under a third, so an unknown word is usually turned away at the first probe.
 */
export interface Lexicon {
  keys: Int32Array;
  ids: Uint16Array;
  mask: number;
  /** How many ids there are, the unused 0 counted. */
  size: number;
}

export const openLexicon = (words: readonly string[]): Lexicon => {
  let slots = 1024;
  while (slots < words.length * 3) slots *= 2;
  const lexicon = { keys: new Int32Array(slots), ids: new Uint16Array(slots), mask: slots - 1, size: words.length + 1 };
  words.forEach((word, index) => {
    const hash = hashOf(word);
    let slot = (hash ^ (hash >>> 15)) & lexicon.mask;
    while (lexicon.keys[slot] !== 0) {
      if (lexicon.keys[slot] === hash) throw new Error(`"${word}" has the hash of another word`);
      slot = (slot + 1) & lexicon.mask;
    }
    lexicon.keys[slot] = hash;
    lexicon.ids[slot] = index + 1;
  });
  return lexicon;
};

/** The id of the word with this hash, or 0. */
export const lookUp = (lexicon: Lexicon, hash: number): number => {
  const { keys, mask } = lexicon;
  let slot = (hash ^ (hash >>> 15)) & mask;
  let key = keys[slot] as number;
  while (key !== 0) {
    if (key === hash) return lexicon.ids[slot] as number;
    slot = (slot + 1) & mask;
    key = keys[slot] as number;
  }
  return 0;
};
