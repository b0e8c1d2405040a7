const SHORTEST = 3;
const LONG = 6;
/** Letters that are written for each other. */
const ALIKE = /[aeiou]{2}|[csz]{2}|[mn]{2}/;

// A letter at the very end bends a word ("late", "later"), unless it only doubles the one before ("untill").
const hasOneMore = (less: string, more: string, at: number): boolean =>
  less.slice(at) === more.slice(at + 1) && (at < less.length || (more[at] === less.at(-1) && more[at] !== "s"));

// These two read words of one length that differ from the letter at `at` on.
const hasLetterAlike = (one: string, other: string, at: number): boolean =>
  one.length >= LONG && ALIKE.test(`${one[at]}${other[at]}`) && one.slice(at + 1) === other.slice(at + 1);

const hasSwappedLetters = (one: string, other: string, at: number): boolean =>
  at + 1 < one.length &&
  one[at] === other[at + 1] &&
  other[at] === one[at + 1] &&
  one.slice(at + 2) === other.slice(at + 2);

/**
 * Whether one of two folded words may be the other with a slip in it: letters that changed places, one too many or too few
 * inside the word, or, in a long word, a letter for one that is like it: "teh", "untill", "definately", "comfused".
 */
export const isRespelled = (one: string, other: string): boolean => {
  if (one.charCodeAt(0) !== other.charCodeAt(0) || Math.abs(one.length - other.length) > 1) return false;
  const [less, more] = one.length <= other.length ? [one, other] : [other, one];
  if (less.length < SHORTEST) return false;
  let at = 1;
  while (at < less.length && less[at] === more[at]) at += 1;
  return less.length < more.length
    ? hasOneMore(less, more, at)
    : hasLetterAlike(less, more, at) || hasSwappedLetters(less, more, at);
};
