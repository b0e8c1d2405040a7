// Reading backwards from a phrase's end. Phrases are rare, so it is cheaper to look back when one has been seen than to
// keep, for every word, where it started and the text before it.
import { APOSTROPHE, HYPHEN, isUpper, NEWLINE, SPACE, STOP, type Units } from "./units.ts";

const isWordUnit = (text: string, at: number, fold: Uint16Array): boolean => {
  const folded = fold[text.charCodeAt(at)] as number;
  if (folded !== APOSTROPHE) return folded > APOSTROPHE;
  return (
    (fold[text.charCodeAt(at - 1)] as number) > APOSTROPHE && (fold[text.charCodeAt(at + 1)] as number) > APOSTROPHE
  );
};

/** The end of the word before the one at `at`, where only blanks, a hyphen or one line's end part them; else -1. */
const endBefore = (text: string, at: number, floor: number, { kind }: Units): number => {
  let end = at;
  let lines = 0;
  while (end > floor) {
    const means = kind[text.charCodeAt(end - 1)];
    if (means === NEWLINE) lines += 1;
    else if (means !== SPACE && means !== HYPHEN) break;
    end -= 1;
  }
  return end > floor && end < at && lines < 2 ? end : -1;
};

/** Where the word starts that stands `count` words before the one at `at`; -1 where a mark or `floor` comes first. */
export const wordBefore = (text: string, at: number, count: number, floor: number, units: Units): number => {
  let start = at;
  for (let word = 0; word < count; word += 1) {
    let from = endBefore(text, start, floor, units);
    if (from < 0) return -1;
    while (from > floor && isWordUnit(text, from - 1, units.fold)) from -= 1;
    start = from;
  }
  return start;
};

/** Where `words` start when they are the text before the word at `at`; else -1. */
export const wordsBefore = (
  text: string,
  at: number,
  words: readonly string[],
  floor: number,
  units: Units,
): number => {
  let start = at;
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const word = words[index] as string;
    const end = endBefore(text, start, floor, units);
    start = end - word.length;
    if (end < 0 || start < floor || (start > floor && isWordUnit(text, start - 1, units.fold))) return -1;
    for (let unit = 0; unit < word.length; unit += 1) {
      const folded = units.fold[text.charCodeAt(start + unit)] as number;
      if ((folded === APOSTROPHE ? 0x27 : folded) !== word.charCodeAt(unit)) return -1;
    }
  }
  return start;
};

const LOOK_BACK = 16;

export const followsComma = (text: string, at: number, { kind }: Units): boolean => {
  let before = at - 1;
  while (before >= 0 && kind[text.charCodeAt(before)] === SPACE) before -= 1;
  return text.charCodeAt(before) === 0x2c;
};

/** Whether a sentence opens at `at`: after a full stop, a blank line, the text's start, or a line's end and with a capital. */
export const opensSentence = (text: string, at: number, { fold, kind }: Units): boolean => {
  let lines = 0;
  for (let before = at - 1; before >= 0; before -= 1) {
    const unit = text.charCodeAt(before);
    if ((fold[unit] as number) > APOSTROPHE || at - before > LOOK_BACK)
      return lines > 0 && isUpper(text.charCodeAt(at));
    if (kind[unit] === NEWLINE) lines += 1;
    if (lines > 1 || (kind[unit] === STOP && before < at - 1)) return true;
  }
  return true;
};
