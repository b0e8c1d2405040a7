// What was typed wrong or dictated of a fact: "thrusday", "40 dolars", "at 10 45". A model writes it
// right, so the draft vouches for what it was to be. In a rewrite, a word is what it says.
import { SMALL_NUMBERS, TENS_NAMES } from "./number.ts";

const WORDS = (
  "monday tuesday wednesday thursday friday saturday sunday january february april august september october november " +
  "december morning afternoon evening tonight midnight minutes minute seconds months month hours weeks years quarter " +
  "percent dollars dollar thousand hundred million"
)
  .split(" ")
  .concat(SMALL_NUMBERS.slice(11), TENS_NAMES);

/** Words of their own that are one slip away. */
const OTHERS: ReadonlySet<string> = new Set(
  (
    "sundry mourning moths mouths collar collars quartet quarters thirsty eighth weighty twelfth minuets minutest " +
    "beckons second millions minion"
  ).split(" "),
);

/** Slips of more than one letter. */
const USUAL = new Map([
  ["wensday", "wednesday"],
  ["wendsday", "wednesday"],
  ["precent", "percent"],
  ["midnite", "midnight"],
  ["tonite", "tonight"],
  ["nite", "night"],
]);

const KNOWN: ReadonlySet<string> = new Set(WORDS);
const BY_INITIAL = new Map<string, string[]>();
for (const word of WORDS) BY_INITIAL.set(word.charAt(0), [...(BY_INITIAL.get(word.charAt(0)) ?? []), word]);
/** In a shorter word, only two letters that changed places are a slip: "forth" is no "forty". */
const LONG = 6;

const isSlipOf = (typed: string, word: string): boolean => {
  let at = 0;
  while (at < word.length && typed[at] === word[at]) at += 1;
  const isSwap = typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2);
  if (isSwap) return true;
  if (word.length < LONG) return false;
  const [rest, behind] = [typed.slice(at + 1), word.slice(at + 1)];
  return rest === behind || typed.slice(at) === behind || rest === word.slice(at);
};

const LONG_WORD = /(?<![\p{L}\p{N}])\p{L}{4,11}(?![\p{L}\p{N}])/gu;

const wordMeant = (typed: string): string => {
  const small = typed.toLowerCase();
  if (KNOWN.has(small) || OTHERS.has(small)) return typed;
  return USUAL.get(small) ?? BY_INITIAL.get(small.charAt(0))?.find((each) => isSlipOf(small, each)) ?? typed;
};

/** An hour and its minutes behind a word that times something, or behind the dash of a range. */
const TIME =
  /(?<=\b(?:at|by|until|till?|before|after|from|from \d[\d .:]{0,4} to) |\d ?[-–] ?)([01]?\d|2[0-3]) ([0-5]\d)(?![\p{L}\p{N}%]|[.,:]\d| \d)/giu;

/** The text with all that put right; null where there is nothing to. */
export const spelledRight = (text: string): string | null => {
  const spelled = text.replace(LONG_WORD, wordMeant).replace(TIME, "$1:$2");
  return spelled === text ? null : spelled;
};
