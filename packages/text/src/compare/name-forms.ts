const letters = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, "");
const DERIVED = /^(?:a|e|y|o)?(?:n|an|ian|ans|ish|ese|ic|i|s|y)$/;
const SHORT_MIN = 2;
// "Dana" is not short for "Diana".
const SAVED_MIN = 2;

/** Whether a folded word can be short for another: the letters of "exch" come in this order in "exchange". */
export const isShortFor = (short: string, word: string): boolean => {
  if (short.length < SHORT_MIN || word.length - short.length < SAVED_MIN || short[0] !== word[0]) return false;
  let at = 0;
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
};

/** The first letters of the words of a name: "dpo" of "data protection officer". */
export const initialsOf = (words: readonly string[]): string => words.map((word) => word[0] ?? "").join("");

/** Whether the longer of two names is made from the shorter: "Russian" from "Russia", "Brazilian" from "Brazil". */
export const isDerived = (less: string, more: string): boolean =>
  more === `${less}s` ||
  (less.length > 4 &&
    [less, less.slice(0, -1)].some((stem) => more.startsWith(stem) && DERIVED.test(more.slice(stem.length))));

/** Whether a name is another said shorter or longer: "Jason Williams" for "Williams", "Russian" for "Russia". */
export const areFormsOfName = (one: string, other: string): boolean => {
  const [less, more] = one.length < other.length ? [one, other] : [other, one];
  if (isDerived(less, more) || letters(more) === letters(less)) return true;
  const words = more.split(" ");
  // "DPO" for "Data Protection Officer".
  if (words.length > 1 && initialsOf(words) === less) return true;
  return less.split(" ").every((word) => words.some((each) => each === word || isShortFor(word, each)));
};
