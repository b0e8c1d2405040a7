// Classes of UTF-16 units, so that the walk over a text needs no pattern for ordinary words.

/** Whether a unit belongs to a word: letters of any script, combining marks, no digits, punctuation, symbols or surrogates. */
export const isLetter = (unit: number): boolean => {
  if (unit < 128) return (unit | 32) >= 97 && (unit | 32) <= 122;
  if (unit < 0xc0) return unit === 0xaa || unit === 0xb5 || unit === 0xba;
  if (unit === 0xd7 || unit === 0xf7) return false;
  if (unit >= 0x2000 && unit <= 0x2bff) return false;
  if (unit >= 0x3000 && unit <= 0x303f) return false;
  return unit < 0xd800 || (unit >= 0xf900 && unit < 0xfe00);
};

export const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

export const isSpace = (unit: number): boolean =>
  unit === 32 || (unit >= 9 && unit <= 13) || unit === 0xa0 || unit === 0x2028 || unit === 0x2029 || unit === 0x202f;

export const isUpper = (unit: number): boolean =>
  (unit >= 65 && unit <= 90) || (unit >= 0xc0 && unit <= 0xde && unit !== 0xd7);

export const isApostrophe = (unit: number): boolean => unit === 39 || unit === 0x2019;

/** End of the word that starts at `at`: letters, digits and apostrophes between letters. */
export const wordEnd = (text: string, at: number): number => {
  let end = at;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    if (isLetter(unit) || isDigit(unit) || unit === 95) end += 1;
    else if (isApostrophe(unit) && end > at && isLetter(text.charCodeAt(end + 1))) end += 1;
    else break;
  }
  return end;
};

/** Folds case, accents, typographic apostrophes and runs of white space, for comparing words as people read them. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  for (let at = 0; at < lower.length; at += 1) {
    if (lower.charCodeAt(at) > 127) {
      return lower
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .replace(/[’‘]/g, "'")
        .replace(/[“”«»]/g, '"')
        .replace(/[‐‑–—]/g, "-")
        .replace(/\s+/g, " ");
    }
  }
  return lower;
};
