const SHORTEST = 3;
const LONG = 6;
const VOWEL = /[aeiou]/;

/**
 * Whether one of two folded words may be the other with a slip in it: letters that changed places, one too many or too few
 * inside the word, or, in a long word, a wrong vowel: "teh", "untill", "definately".
 */
export const isRespelled = (one: string, other: string): boolean => {
  if (one.charCodeAt(0) !== other.charCodeAt(0) || Math.abs(one.length - other.length) > 1) return false;
  const [less, more] = one.length <= other.length ? [one, other] : [other, one];
  if (less.length < SHORTEST) return false;
  let at = 1;
  while (at < less.length && less[at] === more[at]) at += 1;
  const [a = "", b = ""] = [less[at], more[at]];
  // A letter at the very end bends a word ("late", "later"), unless it only doubles the one before ("untill").
  if (less.length < more.length)
    return less.slice(at) === more.slice(at + 1) && (at < less.length || (b === less.at(-1) && b !== "s"));
  const rest = less.slice(at + 1) === more.slice(at + 1);
  if (rest) return less.length >= LONG && VOWEL.test(a) && VOWEL.test(b);
  return a === more[at + 1] && b === less[at + 1] && less.slice(at + 2) === more.slice(at + 2);
};
