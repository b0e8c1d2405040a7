import type { Span } from "./span.ts";

/** Where a stretch occurs in a text: as words of its own, and inside other words. */
export interface Occurrences {
  whole: Span[];
  inside: Span[];
}

const OCCURRENCES_MAX = 200;
const WORD_ENDS = /[\p{L}\p{M}\p{N}]$/u;
// What goes on a word that has just ended: more of it, or the end of "don't", which "don" is no word of.
const WORD_GOES_ON = /^(?:[\p{L}\p{M}\p{N}]|['’]t(?![\p{L}\p{M}\p{N}]))/iu;
const BEFORE = 2;
const AFTER = 4;

/** Finds a stretch in exactly its case. Those that are words of their own are counted up to 200. */
export const occurrencesOf = (text: string, stretch: string): Occurrences => {
  const found: Occurrences = { whole: [], inside: [] };
  if (stretch === "") return found;
  for (
    let at = text.indexOf(stretch);
    at >= 0 && found.whole.length < OCCURRENCES_MAX;
    at = text.indexOf(stretch, at + 1)
  ) {
    const end = at + stretch.length;
    (cutsWord(text, at) || cutsWord(text, end) ? found.inside : found.whole).push({ start: at, end });
  }
  return found;
};

const cutsWord = (text: string, at: number): boolean =>
  WORD_ENDS.test(text.slice(Math.max(0, at - BEFORE), at)) && WORD_GOES_ON.test(text.slice(at, at + AFTER));

/** The terms that occur in a text as words of their own, in exactly their case. */
export const termsIn = (text: string, terms: readonly string[]): string[] =>
  terms.filter((term) => occurrencesOf(text, term).whole.length > 0);
