// What each UTF-16 unit is to the scanner, as two tables of 65,536 entries built once at load.

/** The unit in lower case where it can stand in a word, `APOSTROPHE` where it may join two halves of one, 0 elsewhere. */
export const FOLD = new Uint16Array(65_536);
export const APOSTROPHE = 1;

/** What a unit that is not part of a word means. */
export const KIND = new Uint8Array(65_536);
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
export const CURLY = 11;
export const AT = 12;
export const PICTURE = 13;
export const COLON = 14;
export const PAREN = 15;

const range = (from: number, to: number, set: (unit: number) => void): void => {
  for (let unit = from; unit <= to; unit += 1) set(unit);
};

const each = (units: string, kind: number): void => {
  for (const unit of units) KIND[unit.charCodeAt(0)] = kind;
};

const asItself = (unit: number): void => {
  FOLD[unit] = unit;
};

range(0x30, 0x39, asItself);
range(0x61, 0x7a, asItself);
range(0x41, 0x5a, (unit) => {
  FOLD[unit] = unit + 32;
});
// Letters beyond ASCII are told from marks by block alone: the words we look for are English.
range(0xc0, 0x1fff, asItself);
range(0x2c00, 0x2dff, asItself);
range(0x3005, 0xd7ff, asItself);
range(0xf900, 0xfdff, asItself);
range(0xfe70, 0xfefe, asItself);
range(0xff10, 0xffdc, asItself);
FOLD[0xd7] = 0;
FOLD[0xf7] = 0;
FOLD[0x27] = APOSTROPHE;
FOLD[0x2019] = APOSTROPHE;

each(" \t\r\f\u00a0\u2002\u2003\u2009\u200b\u3000\ufeff", SPACE);
each("\n\u2028\u2029", NEWLINE);
each(",", COMMA);
each(".!?…", STOP);
each("-\u2010\u2011", HYPHEN);
each('`~"“«>|', OPENER);
each("[", BRACKET);
each("#", HASH);
each("*", STAR);
each("—", DASH);
each("”‘", CURLY);
each("@", AT);
each(":;", COLON);
each("()", PAREN);
range(0x2600, 0x27bf, (unit) => {
  KIND[unit] = PICTURE;
});
// The first halves of the pairs that hold pictographs.
range(0xd83c, 0xd83e, (unit) => {
  KIND[unit] = PICTURE;
});

export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
export const isUpper = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a;

export const HASH_SEED = 0x811c9dc5 | 0;
export const HASH_PRIME = 0x01000193;

/** The hash the scanner gives a word as it reads it; the word in lower case, with straight apostrophes. */
export const hashOf = (word: string): number => {
  let hash = HASH_SEED;
  for (let at = 0; at < word.length; at += 1) {
    const folded = FOLD[word.charCodeAt(at)] as number;
    hash = Math.imul(hash ^ (folded === APOSTROPHE ? 0x27 : folded), HASH_PRIME);
  }
  return hash === 0 ? 1 : hash;
};
