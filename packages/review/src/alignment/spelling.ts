import { rawHunks } from "./raw-difference.ts";

/** A text without its marks, spaces and capitals. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether a word is no plain one but a code, "p95", or has capitals of its own, "iOS". */
export const isCode = (text: string): boolean => /\p{L}\d|[a-z][A-Z]/u.test(text);

// A slip leaves most of a word as it is: so many letters may differ between its common beginning and its common end.
const SLIP_MAX = 2;
// Of shorter words as much makes another word, but for two letters that changed places.
const SLIP_WORD_MIN = 5;

/** Words that people write for one another. */
const CONFUSED = "|then than|your youre|to too|were where|";

const isSlip = (one: string, other: string): boolean => {
  if (CONFUSED.includes(`|${one} ${other}|`) || CONFUSED.includes(`|${other} ${one}|`)) return true;
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [own, there] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (shorter < SLIP_WORD_MIN) return own.length === 2 && own[0] === there[1] && own[1] === there[0];
  return Math.max(own.length, there.length) <= SLIP_MAX;
};

/** Whether two sentences differ in how words are spelled, and in marks, alone. */
export const isSpelling = (draft: string, result: string): boolean =>
  rawHunks(draft, result).every(({ before, after }) => {
    const [own, other] = [draft.slice(before.start, before.end), result.slice(after.start, after.end)].map((text) =>
      text.split(/\s+/).map(lettersOf).filter(Boolean),
    ) as [string[], string[]];
    if (own.join("") === other.join("")) return true;
    // A figure that differs is never a slip.
    const isWord = (word: string, at: number): boolean => !/\d/.test(word) && isSlip(word, other[at] ?? "");
    return own.length === other.length && own.every((word, at) => word === other[at] || isWord(word, at));
  });
