import { overlaps, type Span } from "../document/span.ts";
import { masksOf } from "../document/masks.ts";

const WORDS_MAX = 200;
const LENGTH_MAX = 100;
const WORD_UNIT = /[\p{L}\p{N}_]/u;

/** Places outside masks where one of the user's own words or phrases stands as a whole, in order. */
export const customWordsIn = (text: string, words: readonly string[]): Span[] => {
  const lower = text.toLowerCase();
  // Lower case that changes a text's length would shift every place after it.
  if (lower.length !== text.length) return [];
  const masks = masksOf(text);
  const found: Span[] = [];
  for (const word of words.slice(0, WORDS_MAX)) {
    const wanted = word.trim().toLowerCase().slice(0, LENGTH_MAX);
    if (wanted === "") continue;
    for (let start = lower.indexOf(wanted); start >= 0; start = lower.indexOf(wanted, start + wanted.length)) {
      const end = start + wanted.length;
      const whole = !WORD_UNIT.test(text[start - 1] ?? " ") && !WORD_UNIT.test(text[end] ?? " ");
      if (whole) found.push({ start, end });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let mask = 0;
  return found.filter((span) => {
    while (mask < masks.length && (masks[mask] as Span).end <= span.start) mask += 1;
    const near = masks[mask];
    return near === undefined || !overlaps(near, span);
  });
};
