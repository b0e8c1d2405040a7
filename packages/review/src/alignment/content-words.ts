// Words of three letters and more that stand in any sentence: one that goes here and comes there is no idea that moved.
const FUNCTION_WORDS = new Set(
  (
    "the and but for from into off out over with about after before than then that this these those there here its our " +
    "you your his him she her they them their who which what when where how why are was were been being does did done " +
    "has have had having can could may might must shall should will would not nor just also too very only any all some " +
    "each both more most other such own same again once der die das den dem des ein eine einen einem einer und oder aber " +
    "wenn als auf aus bei für mit nach von vor zum zur ist sind war waren wird werden wir ihr sie ich uns euch nicht " +
    "kein keine auch nur noch schon dass wie was"
  ).split(" "),
);

/** The words of a text in small letters, figures among them. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,:][\p{L}\p{N}]+)*/gu) ?? [];

/** Whether a word says something by itself. */
export const isContent = (word: string): boolean =>
  /\d/.test(word) || (word.length > 2 && !FUNCTION_WORDS.has(word.replace(/['’].*/, "")));

/** A sentence with so many words of its own claims something. */
export const CLAIM_MIN = 4;

/** Whether a sentence that the draft has not claims something, and is no greeting and no thanks. */
export const isClaim = (text: string): boolean => new Set(wordsOf(text).filter(isContent)).size >= CLAIM_MIN;

// Beginnings of words that differ in their endings alone, or in an apostrophe: "audit" and "audited", "isnt" and "isn't".
const STEM_LENGTH = 4;

export const stemOf = (word: string): string => word.replace(/['’]/, "").slice(0, STEM_LENGTH);

/** Whether most of what a text says by its words is among those of another, which are given as `stemOf` has them. */
export const isMostlyIn = (text: string, stems: ReadonlySet<string>): boolean => {
  const own = wordsOf(text).filter(isContent);
  return 2 * own.filter((word) => stems.has(stemOf(word))).length > own.length || own.length === 0;
};
