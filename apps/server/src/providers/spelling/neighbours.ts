const LETTERS = "abcdefghijklmnopqrstuvwxyz".split("");
const VOWELS = "aeiouy";
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Consonants that sound alike. */
const ALIKE = ["cs", "ck", "sz", "gj", "kq", "ct", "mn", "bp", "dt", "fv", "vw"];

/**
 * What is wrong in a word: one of two like letters is missing ("single"), a letter stands twice ("double"), two stand in
 * the wrong order ("exchange"), a vowel is another or missing, or too many; a consonant is another of like sound, missing,
 * too many, or the next one on the keyboard.
 */
export type Slip = "single" | "double" | "exchange" | "vowel" | "extra vowel" | "sound" | "missing" | "extra" | "key";

/** A word that may be meant, and the slip by which the other was made of it. */
export interface Neighbour {
  word: string;
  slip: Slip;
}

const isVowel = (letter: string): boolean => VOWELS.includes(letter);

/** Whether two letters are side by side on a keyboard, or one above the other. */
const areNear = (one: string, other: string): boolean =>
  KEYS.some((row, at) => {
    const place = row.indexOf(one);
    const [above, below] = [KEYS[at - 1] ?? "", KEYS[at + 1] ?? ""];
    const around = [row[place - 1], row[place + 1], below[place - 1], below[place], above[place], above[place + 1]];
    return place >= 0 && around.includes(other);
  });

const slipOf = (typed: string, right: string): Slip | null => {
  if (isVowel(typed) && isVowel(right)) return "vowel";
  if (ALIKE.some((pair) => pair.includes(typed) && pair.includes(right))) return "sound";
  return areNear(typed, right) ? "key" : null;
};

/** By which slip each letter may have been typed for another. */
const REPLACED: ReadonlyMap<string, readonly (readonly [string, Slip])[]> = new Map(
  LETTERS.map((typed) => [
    typed,
    LETTERS.flatMap((right): [string, Slip][] => {
      const slip = right === typed ? null : slipOf(typed, right);
      return slip === null ? [] : [[right, slip]];
    }),
  ]),
);

/**
 * What may be meant by a word in small letters: whatever has the same first letter and is one likely slip away. No slip is
 * looked for behind letters with which nothing opens.
 */
export const neighboursOf = (typed: string, opens: (head: string) => boolean = () => true): Neighbour[] => {
  const found = new Map<string, Slip>();
  const add = (word: string, slip: Slip): void => {
    if (word !== typed && !found.has(word)) found.set(word, slip);
  };
  for (let at = 1; at <= typed.length; at += 1) {
    const [head, letter, tail] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
    if (!opens(head)) break;
    const [last, next] = [typed.charAt(at - 1), tail.charAt(0)];
    for (const each of LETTERS) {
      const slip = isVowel(each) ? "vowel" : each === last || each === letter ? "single" : "missing";
      add(head + each + letter + tail, slip);
    }
    for (const [each, slip] of REPLACED.get(letter) ?? []) add(head + each + tail, slip);
    if (next !== "") add(head + next + letter + tail.slice(1), "exchange");
    if (letter === last || (letter === next && next !== "")) add(head + tail, "double");
    // A last letter too many is of another word, or an ending.
    else if (next !== "") add(head + tail, isVowel(letter) ? "extra vowel" : "extra");
  }
  return [...found].map(([word, slip]) => ({ word, slip }));
};
