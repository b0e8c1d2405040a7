/** A word that is often misspelled: what its endings follow, that with no letter doubled, and the endings it may have. */
interface Known {
  word: string;
  stem: string;
  bare: string;
  endings: RegExp;
}

/** The words, by letters that are found in their misspellings too. */
export type Lexicon = readonly (readonly Known[] | undefined)[];

/** How a word ends, and what may stand where its last "e" or "y" stood, or behind it. The first that fits. */
const ENDINGS: readonly [RegExp, RegExp][] = [
  [/(?<=ed|ly|[^s]s)$/, /^$/],
  [/e$/, /^(?:e(?:[sd]|rs?|ly|ments?)?|ings?|able)$/],
  [/(?<=[^aeiou])y$/, /^(?:y|ie[sd]|ying|ily)$/],
  [/(?<=er|ing)$/, /^s?$/],
  [/$/, /^(?:e?s|ed|ings?|ers?|ly|ments?|al|able)?$/],
];
/** Two letters of which one is written for the other. */
const ALIKE = /[aeiouy]{2}|cs|s[cz]|zs/;
const LEAST = 6;

const DOUBLE = /(.)\1/g;
const bareOf = (word: string): string => {
  let at = 1;
  while (at < word.length && word.charCodeAt(at) !== word.charCodeAt(at - 1)) at += 1;
  return at < word.length ? word.replace(DOUBLE, "$1") : word;
};

/** Where the words stand that have the first letter of `bare` and its two from `at` on. Others may stand there too. */
const placeOf = (bare: string, at: number): number =>
  (bare.charCodeAt(0) * 171 + bare.charCodeAt(at) * 31 + bare.charCodeAt(at + 1)) & 4095;

export const lexiconOf = (words: readonly string[]): Lexicon => {
  const lexicon: (Known[] | undefined)[] = [];
  for (const word of words) {
    const [cut, endings] = ENDINGS.find(([ending]) => ending.test(word)) as [RegExp, RegExp];
    const stem = word.replace(cut, "");
    const bare = bareOf(stem);
    for (const at of [1, 3]) (lexicon[placeOf(bare, at)] ??= []).push({ word, stem, bare, endings });
  }
  return lexicon;
};

/** Whether the first letter of `due` is right in `bare`, and its last where it was or moved by one. */
const mayBe = (due: string, bare: string): boolean =>
  due[0] === bare[0] && bare.slice(due.length - 2, due.length + 1).includes(due.charAt(due.length - 1));

/** What `typed`, which is `bare` with no letter doubled, is as a slip of one word; "" where it is none. */
const asSlipOf = ({ stem, bare: due, endings }: Known, typed: string, bare: string): string => {
  const last = due.length - 1;
  let at = 1;
  while (at <= last && due.charCodeAt(at) === bare.charCodeAt(at)) at += 1;
  const behind = (skipped: number, missed: number): string => {
    if (!bare.startsWith(due.slice(at + missed), at + skipped)) return "";
    const rest = bare.slice(last + 1 + skipped - missed);
    // "finaly" has lost its second l here, as "finally" has.
    const ending = due.charAt(last) + rest === "ly" ? "ly" : rest;
    return endings.test(ending) ? stem + ending : "";
  };
  if (at > last) return typed.startsWith(stem) ? "" : behind(0, 0);
  const letters = bare.charAt(at) + due.charAt(at);
  const inside = at < last;
  return (
    (inside && behind(0, 1)) ||
    (last > 4 && letters > "A" && behind(1, 0)) ||
    (letters === due.charAt(at + 1) + bare.charAt(at + 1) && behind(2, 2)) ||
    (inside && ALIKE.test(letters) && behind(1, 1)) ||
    ""
  );
};

/** The word of which `typed`, in small letters, is the one slip that it can be; null where it is none, or of several. */
export const slippedFrom = (typed: string, lexicon: Lexicon, others: ReadonlySet<string>): string | null => {
  if (typed.length < LEAST) return null;
  const bare = bareOf(typed);
  const [whole, inflected] = [new Set<string>(), new Set<string>()];
  // A letter too many or too few moves those behind it.
  for (let at = 1; at < 5; at += 1) {
    const there = lexicon[placeOf(bare, at)];
    if (there === undefined) continue;
    for (const each of there) {
      const meant = mayBe(each.bare, bare) ? asSlipOf(each, typed, bare) : "";
      if (meant === each.word) whole.add(meant);
      else if (meant !== "") inflected.add(meant);
    }
  }
  // A word as it stands in the list is likelier than an inflection of another.
  const [meant = typed, second] = whole.size > 0 ? whole : inflected;
  return second !== undefined || meant === typed || others.has(typed) ? null : meant;
};
