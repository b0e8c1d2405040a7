/** UTF-16 units on each side of a word that are read. */
const AROUND = 48;
const TOKEN = /\p{L}+(?:['’]\p{L}+)*|\d+|[^\s\p{L}\d]/gu;
/** The ending of a longer word says more of its class than a rare word does. */
const ENDING = /(?<=^.{3,})(?:ed|ly|er|est|tion|ment|ness|ity|ous|ful|able|al|ive|s)$/;

const read = (token: string): string => (/^\d/.test(token) ? "0" : token.toLowerCase().replace("’", "'"));
const classOf = (word: string): string => (word === "0" ? word : (ENDING.exec(word)?.[0] ?? "-"));

/**
 * What is around a word, as the features of a linear model: the word before it and the two behind it, the ending of
 * the next one, and the pairs of those. Marks count as words, and every figure as the same one.
 */
export const contextOf = (text: string, start: number, end: number): string[] => {
  const before = text.slice(Math.max(0, start - AROUND), start).match(TOKEN) ?? [];
  const behind = text.slice(end, end + AROUND).match(TOKEN) ?? [];
  const last = read(before.at(-1) ?? "");
  const [next, second] = [read(behind[0] ?? ""), read(behind[1] ?? "")];
  return [`>${next}`, `<${last}`, `}${second}`, `)${classOf(next)}`, `|${last} ${next}`, `+${next} ${second}`];
};
