import { monthNames } from "./date.ts";
import { currencyCodes } from "./money.ts";
import { fact, matchAt, type FactMatch, type FactFamily } from "../fact.ts";
import { dayNames } from "./weekday.ts";
import { FUNCTION, isOf, ORDINARY } from "../../document/word-classes.ts";
import { fold, isApostrophe, isLetter, isUpper } from "../character.ts";

const CONTRACTED = /^(?:i|it|that|there|here|let|what)'/;
/** The same without the apostrophe, at the start of a hasty sentence, and greetings of other languages. */
const HASTY =
  /^(?:bonjour|salut|hola|ciao|buongiorno|hej|i(?:ve|m|d|ll)|(?:you|they)re|(?:they|we)ve|(?:do|ca|wo|did|does|is)nt|(?:that|what|s?he|let)s)$/;
const LINK_WORD =
  /(?: |-| & | of (?=[A-Z])| d(?:[aeiou]|os) (?=[A-Z])| van (?=[A-Z])| von (?=[A-Z])| der (?=[A-Z])| del (?=[A-Z])| al-)(?=[A-Z\u00c0-\u00de])/y;
// "J. Smith", and no "option B. Option C".
const PERIOD_LINK = /\. (?=[A-Z\u00c0-\u00de])(?!\w+ [A-Z]\b)/y;
// "Ticket INC-4471" is a word and a code.
const CODE_TAIL = /-?\d/y;
const NAME_WORDS_MAX = 8;

// A name stops where a date or an amount of money begins.
const endsName = (written: string, folded: string): boolean =>
  monthNames.has(folded) || dayNames.has(folded) || currencyCodes.has(written);
const DOTTED = /(?:[A-Z]\.){2,6}/y;
const SAME: Readonly<Record<string, string>> = {
  usa: "us",
  "united states": "us",
  "united states of america": "us",
  "united kingdom": "uk",
  "great britain": "uk",
  "european union": "eu",
  "united nations": "un",
};

/** What the last word of a street may be short for. */
const STREETS = new Map(Object.entries({ st: "street", rd: "road", ln: "lane", ave: "avenue" }));

/** Words that look like a verb or an adjective ("Tracking", "Effective"): a capital alone makes no name of them. */
export const LOOKS_PLAIN = /^[a-z]+(?:ing|ed|ly|tion|ment|ness|able|ible|ful|ous|ive)$/;

/** Whether a capital on this word says nothing: it is never a name. */
export const isOrdinary = (folded: string): boolean =>
  isOf(folded, FUNCTION | ORDINARY) || HASTY.test(folded) || (folded.includes("'") && CONTRACTED.test(folded));

const STANDS_BEFORE = " \t\r\"“('‘_#-\u00a0";
const SENTENCE_ENDS = ".!?:;\n\r>•*|";

/** Whether the word at `at` stands where any word is written with a capital. */
export const opensSentence = (text: string, at: number): boolean => {
  for (let back = at - 1; back >= 0 && at - back < 60; back -= 1) {
    const mark = text[back] as string;
    if (mark === "\n") return true;
    if (STANDS_BEFORE.includes(mark)) continue;
    return SENTENCE_ENDS.includes(mark);
  }
  return true;
};

/** A word without what is joined to it: "Tom's", "Tom'll", "OK'd". */
const withoutEnding = (word: string): string => word.replace(/['’](?:s|d|ll|ve|re)$/, "");

const wordStop = (text: string, at: number): number => {
  let end = at;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    if (isLetter(unit) || ((unit === 39 || unit === 0x2019) && isLetter(text.charCodeAt(end + 1)))) end += 1;
    else break;
  }
  return end;
};

/** Initials with their full stops: "U.S.A." */
const dottedNameAt = (text: string, start: number): FactMatch | null => {
  const dotted = matchAt(DOTTED, text, start)?.[0];
  if (dotted === undefined) return null;
  const letters = dotted.replaceAll(".", "").toLowerCase();
  return fact("name", start, start + dotted.length, SAME[letters] ?? letters);
};

// One of several, named by a letter amid a sentence: "option B", "the rev is F"; no "where R U" and no "30 degrees C".
const LETTER = /(?<=[a-z]{2} )(?<!grees )[A-HJ-QSTV-Z](?![\w'’&+/#-])/y;

/** Whether the capitalised word from `start` to `end`, `word` when folded, can open a name. */
const opensName = (text: string, word: string, start: number, end: number): boolean => {
  if (matchAt(LETTER, text, start) !== null) return true;
  if (word.length < 2 && text[end] !== ".") return false;
  // "New York", amid a sentence.
  if (word === "new") return isUpper(text.charCodeAt(end + 1)) && !opensSentence(text, start);
  if (isOrdinary(word) || endsName(text.slice(start, end), word)) return false;
  return !LOOKS_PLAIN.test(word) || !opensSentence(text, start);
};

/** Where the next word of a name starts that has come up to `stop`; null where the name ends there. */
const nextWordStart = (text: string, stop: number): number | null => {
  const mark = text.charCodeAt(stop);
  if (mark !== 32 && mark !== 45 && mark !== 46) return null;
  // "J. Smith" and "Rick J. Smith", and no "C/S. Smith".
  if (mark === 46 && !/(?:^|[\s("“'.])$/.test(text.slice(Math.max(0, stop - 2), stop - 1))) return null;
  const link = matchAt(mark === 46 ? PERIOD_LINK : LINK_WORD, text, stop);
  if (link === null) return null;
  const start = stop + link[0].length;
  return isUpper(text.charCodeAt(start)) ? start : null;
};

/** Adds to `words` the capitalised words that follow the one which ends at `end`; returns where the last of them ends. */
const followName = (text: string, end: number, words: string[]): number => {
  let stop = end;
  const isOwner = (): boolean => text.charCodeAt(stop - 1) === 115 && isApostrophe(text.charCodeAt(stop - 2));
  while (words.length < NAME_WORDS_MAX && !isOwner()) {
    const nextStart = nextWordStart(text, stop);
    if (nextStart === null) break;
    const nextEnd = wordStop(text, nextStart);
    const written = withoutEnding(text.slice(nextStart, nextEnd));
    const next = fold(written);
    if (
      (isOrdinary(next) && !/^[A-HJ-Z]$/.test(written)) ||
      endsName(written, next) ||
      matchAt(CODE_TAIL, text, nextEnd) !== null
    )
      break;
    words.push(next);
    stop = nextEnd;
  }
  return stop;
};

/**
 * The name that opens with the capitalised word from `start` to `end`, with the capitalised words that follow it, or null.
 * One word that opens a sentence is marked so: only what stands around it tells whether it is a name.
 */
export const nameAt = (text: string, start: number, end: number): FactMatch | null => {
  const dotted = end - start === 1 ? dottedNameAt(text, start) : null;
  if (dotted !== null) return dotted;
  const written = withoutEnding(text.slice(start, end));
  const first = fold(written);
  if (!opensName(text, first, start, end)) return null;
  const words = [first];
  const stop = followName(text, end, words);
  if (words.length === 1 && opensSentence(text, start))
    return { kind: "name", value: SAME[first] ?? first, start, end: start + written.length, opens: true };
  const last = words.pop() ?? "";
  const value = [...words, STREETS.get(last) ?? last].join(" ");
  return fact("name", start, start + withoutEnding(text.slice(start, stop)).length, SAME[value] ?? value);
};

export const names: FactFamily = { name: "name", kinds: { name: "soft" } };
