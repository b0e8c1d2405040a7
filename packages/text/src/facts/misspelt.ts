// A word of a fact that was typed wrong: "thrusday", "4.40 this mornign", "40 dolars". A model spells it right, so the
// draft vouches for what it was to be. In a rewrite, a word is what it says.

const WORDS = (
  "monday tuesday wednesday thursday friday saturday sunday january february april august september october november " +
  "december morning afternoon evening tonight midnight minutes minute seconds months month hours weeks years quarter " +
  "percent dollars dollar thousand hundred million eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen " +
  "nineteen twenty thirty forty fifty sixty seventy eighty ninety"
).split(" ");

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

/** The text with such words spelled right; null where it has none. */
export const spelledRight = (text: string): string | null => {
  let mended = false;
  const spelled = text.replace(LONG_WORD, (typed) => {
    const small = typed.toLowerCase();
    if (KNOWN.has(small) || OTHERS.has(small)) return typed;
    const word = USUAL.get(small) ?? BY_INITIAL.get(small.charAt(0))?.find((each) => isSlipOf(small, each));
    if (word === undefined) return typed;
    mended = true;
    return word;
  });
  return mended ? spelled : null;
};
