import type { Span } from "../../document/span.ts";
import { matchesOf } from "./readings/reading.ts";

const WHOLE_WORD = /\S+/gu;
// Marks around a word: emphasis, quotation marks, brackets, the end of a clause.
const EITHER_SIDE = "*_~\"'“”‘’`";
const OPENING = `${EITHER_SIDE}([{<`;
const CLOSING = `${EITHER_SIDE})]}>.,;:!?`;
/** In UTF-16 units. A longer word is taken for none: many facts in one would each walk through it. */
const WORD_MAX = 2_000;

/** A word without the marks around it. By hand: a pattern for the end would begin anew at every mark of a row. */
const unmarked = (word: string): string => {
  let [start, end] = [0, word.length];
  while (start < end && OPENING.includes(word.charAt(start))) start += 1;
  while (end > start && CLOSING.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
};

/** The words of a text, as they are between white space, without the marks around them. */
export const wholeWordsIn = (text: string): string[] => matchesOf(WHOLE_WORD, text).map(([word]) => unmarked(word));

/** The word that a stretch of a text is only a part of, such as "GRA/0093" around "0093", or null. */
export const wordAround = (text: string, { start, end }: Span): string | null => {
  if (/\s/.test(text.slice(start, end))) return null;
  const isInside = (at: number): boolean => at >= 0 && at < text.length && !/\s/.test(text.charAt(at));
  let [from, to] = [start, end];
  while (isInside(from - 1) && end - from <= WORD_MAX) from -= 1;
  while (isInside(to) && to - from <= WORD_MAX) to += 1;
  if (to - from > WORD_MAX) return null;
  const word = unmarked(text.slice(from, to));
  return word.length > end - start ? word : null;
};
