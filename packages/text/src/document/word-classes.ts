import { once } from "./once.ts";
import { wordClasses } from "./word-class-lists.ts";

/** Words that carry grammar rather than matter. */
export const FUNCTION = 1;
/** What greetings, thanks, offers of help and lead-ins are made of, function words aside. A sentence of little else tells nothing new. */
export const COURTESY = 2;
/** A capital on it says nothing: openers of sentences, forms of address, courtesies, shouted abbreviations. */
export const ORDINARY = 4;
/** Negates its clause. */
export const NEGATION = 8;
/** Denies without saying "not": it makes up for a negation that was reworded. */
export const HIDDEN = 16;
/** A negation before it denies nothing: "not only", "no later". */
export const EMPTY = 32;
/** One letter or digit. Bit 64 is of plain words, which are nothing but no names. */
export const SINGLE = 128;

const classes = once(() => {
  const bits = new Map<string, number>();
  wordClasses.split("\n").forEach((line, index) => {
    for (const word of line.split(" ").slice(1)) bits.set(word, (bits.get(word) ?? 0) | (1 << index));
  });
  return bits;
});

/** The classes of a folded word, as bits. */
export const classesOf = (word: string): number => (classes().get(word) ?? 0) | (word.length === 1 ? SINGLE : 0);

/** Whether a folded word is of one of the classes. */
export const isOf = (word: string, bits: number): boolean => (classesOf(word) & bits) !== 0;
