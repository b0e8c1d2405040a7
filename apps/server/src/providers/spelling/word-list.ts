/** How common a word is: 0 among the commonest, then less and less; the last class is of rare words and names. */
export interface WordList {
  /** The class of a word in small letters; null where it is in none. */
  classOf(word: string): number | null;
  /** Whether a word opens so. */
  opens(head: string): boolean;
  /** The words of a class and of those before it that have the first letter of `word` and its consonants in their order. */
  soundingAs(word: string, last: number): string[];
}

/** The first of `lines`, sorted and each with a newline on both sides, that does not come before `word`; "" after the last. */
const firstFrom = (lines: string, word: string): string => {
  let [from, to] = [0, lines.length - 1];
  let first = "";
  while (from < to) {
    // The line around the middle, between the newlines at `start` and `end`.
    const start = lines.lastIndexOf("\n", (from + to) >> 1);
    const end = lines.indexOf("\n", start + 1);
    const line = lines.slice(start + 1, end);
    if (line < word) from = end;
    else [to, first] = [start, line];
  }
  return first;
};

/** A list of classes of words, the commonest first: a sorted word on each line, and an empty line between two classes. */
export const wordListOf = (text: string): WordList => {
  const classes = text.split("\n\n").map((lines) => `\n${lines}\n`);
  return {
    classOf: (word) => {
      const found = classes.findIndex((lines) => firstFrom(lines, word) === word);
      return found < 0 || word === "" ? null : found;
    },
    opens: (head) => classes.some((lines) => firstFrom(lines, head).startsWith(head)),
    soundingAs: (word, last) => {
      const consonants = word
        .slice(1)
        .replace(/(.)\1/g, "$1")
        .replace(/[aeiouy]/g, "");
      const sound = `^${word.charAt(0)}+[aeiouy]*${consonants.replace(/./g, "$&+[aeiouy]*")}$`;
      return classes.slice(0, last + 1).flatMap((lines) => lines.match(new RegExp(sound, "gm")) ?? []);
    },
  };
};
