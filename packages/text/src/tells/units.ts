// What each UTF-16 unit is to the scanner, as two tables of 65,536 entries.

export interface Units {
  /**
   * The unit in lower case where it can be in a word (beyond ASCII the first of its block), `APOSTROPHE` where it may
   * join two halves of one, 0 elsewhere.
   */
  fold: Uint16Array;
  /** What a unit that is not part of a word means. */
  kind: Uint8Array;
}

export const APOSTROPHE = 1;

export const OTHER = 0;
export const SPACE = 1;
export const NEWLINE = 2;
export const COMMA = 3;
export const STOP = 4;
export const HYPHEN = 5;
export const OPENER = 6;
export const BRACKET = 7;
export const HASH = 8;
export const STAR = 9;
export const DASH = 10;
export const AT = 12;
export const PICTURE = 13;
export const COLON = 14;
export const PAREN = 15;

const MARKS: readonly [units: string, kind: number][] = [
  [" \t\r\f\u00a0\u2002\u2003\u2009\u200b\u3000\ufeff", SPACE],
  ["\n\u2028\u2029", NEWLINE],
  [",", COMMA],
  [".!?…", STOP],
  ["-\u2010\u2011", HYPHEN],
  ['`~"“«>|', OPENER],
  ["[", BRACKET],
  ["#", HASH],
  ["*", STAR],
  ["—", DASH],
  ["@", AT],
  [":;", COLON],
  ["()", PAREN],
];

// Letters and digits. Beyond ASCII they are told from marks by block alone: the words we look for are English.
const WORD_BLOCKS: readonly [from: number, to: number][] = [
  [0x30, 0x39],
  [0x61, 0x7a],
  [0xc0, 0x1fff],
  [0x2c00, 0x2dff],
  [0x3005, 0xd7ff],
  [0xf900, 0xfdff],
  [0xfe70, 0xfefe],
  [0xff10, 0xffdc],
];

export const openUnits = (): Units => {
  const fold = new Uint16Array(65_536);
  const kind = new Uint8Array(65_536);
  // The words we look for are ASCII, so letters beyond it need not be told apart.
  for (const [from, to] of WORD_BLOCKS) fold.fill(from, from, to + 1);
  for (let digit = 0x30; digit <= 0x39; digit += 1) fold[digit] = digit;
  for (let letter = 0x61; letter <= 0x7a; letter += 1) {
    fold[letter] = letter;
    fold[letter - 32] = letter;
  }
  fold[0xd7] = 0;
  fold[0xf7] = 0;
  fold[0x27] = APOSTROPHE;
  fold[0x2019] = APOSTROPHE;
  for (const [units, means] of MARKS) for (const unit of units) kind[unit.charCodeAt(0)] = means;
  kind.fill(PICTURE, 0x2190, 0x2200);
  kind.fill(PICTURE, 0x2600, 0x27c0);
  // The first halves of the pairs that hold pictographs.
  kind.fill(PICTURE, 0xd83c, 0xd83f);
  return { fold, kind };
};

export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
export const isUpper = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a;

export const HASH_SEED = 0x811c9dc5 | 0;
export const HASH_PRIME = 0x01000193;

/** The hash the scanner gives a word as it reads it; the word in lower-case ASCII with straight apostrophes. */
export const hashOf = (word: string): number => {
  let hash = HASH_SEED;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), HASH_PRIME);
  return hash;
};
