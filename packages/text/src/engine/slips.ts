/** Words with their inflections, by how they sound. */
export type Lexicon = ReadonlyMap<string, readonly string[]>;

/** A word of so many letters is told from others though one of them is wrong. */
const LEAST = 6;

/** The first letter of a word and its consonants, none twice in a row: few slips change them. */
const soundOf = (word: string): string => {
  let [sound, last] = ["", ""];
  for (const letter of word)
    if ((sound === "" || !"aeiouy".includes(letter)) && letter !== last) sound += last = letter;
  return sound;
};

/** How a word ends, and its ending with those of its inflections. The first that fits. */
const ENDINGS: readonly [RegExp, string][] = [
  [/^(?=.{1,4}$|.*(?:ould|ince|ese|ed|ing|ly|[^s]s)$)/, ""],
  [/(?<=[^aeiou])y$/, "y,ies,ily"],
  [/(?<!e)e$/, "e,es,ed,ing,ely,y"],
  // "offer" and "refer" double their last letter or do not.
  [/(?<=ion|[^aeiou][aeiou][^aeiouwxy]|e)$/, ",s,ly"],
  [/$/, ",s,es,ed,ing,ly"],
];

const formsOf = (word: string): string[] => {
  const [ending, endings] = ENDINGS.find(([each]) => each.test(word)) as [RegExp, string];
  return endings.split(",").map((each) => word.replace(ending, each));
};

export const lexiconOf = (words: readonly string[]): Lexicon => {
  const lexicon = new Map<string, string[]>();
  for (const word of new Set(words.flatMap(formsOf))) {
    const sound = soundOf(word);
    lexicon.set(sound, [...(lexicon.get(sound) ?? []), word]);
  }
  return lexicon;
};

/** Whether one letter is wrong, missing or too many in one of two words, or two stand in the wrong order. */
const isSlip = (one: string, other: string): boolean => {
  let at = 1;
  while (one[at] === other[at]) at += 1;
  let left = Math.max(one.length, other.length) - at;
  for (let back = 1; back <= one.length - at && one.at(-back) === other.at(-back); back += 1) left -= 1;
  return (
    left < 2 || (left === 2 && one.length === other.length && one[at] === other[at + 1] && other[at] === one[at + 1])
  );
};

/** The one word that sounds as `typed`, in small letters, but for a slip; null where it is a word itself, or there are more. */
export const slipOf = (typed: string, lexicon: Lexicon): string | null => {
  const alike = lexicon.get(soundOf(typed)) ?? [];
  // "betweena" has lost a space, and "recenty" is no slip of "recent".
  if (alike.includes(typed) || alike.includes(typed.slice(0, -1))) return null;
  // Not every word has a form on "-ly", so that none is what is meant by another ending: "arrivel".
  const isAdverb = typed.endsWith("ly");
  const [meant, other] = alike.filter(
    (word) => word.length >= LEAST && word.endsWith("ly") === isAdverb && isSlip(typed, word),
  );
  return other === undefined ? (meant ?? null) : null;
};
