/** Words that are written anew, "wrong=right" with "_" for a space, where what follows and what stands before allow it. */
export interface Row {
  words: string;
  behind?: RegExp;
  before?: RegExp;
  /** What the notes call it. */
  kind?: "shorthand";
  /** Only in a text that was typed in haste, where another slip shows that apostrophes were left out. */
  hasty?: true;
}

export const anyOf = (words: string): string => `(?:${words.replaceAll(" ", "|").replaceAll("_", " ")})`;
export const next = (words: string): RegExp => new RegExp(`^ ${anyOf(words)}\\b(?!-)`, "i");
