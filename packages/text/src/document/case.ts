/** A text with a capital at its start. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with a small letter at its start. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const MIXED = /[a-z][A-Z]|[A-Z]{2}[a-z]/;

/** Whether every word is in small letters, capitals, or with one capital in front: "ENhance" is a slip or a name. */
export const hasUsualCase = (words: string): boolean => !MIXED.test(words);

/** `words` with the capitals of `model`: all of them where it has no small letter, else the first. */
export const inCaseOf = (model: string, words: string): string => {
  const first = model.charCodeAt(0);
  if (first >= 0x61 && first <= 0x7a) return words;
  if (model.length > 1 && /\p{Lu}/u.test(model) && !/\p{Ll}/u.test(model)) return words.toUpperCase();
  return /^\p{Lu}/u.test(model) ? upperFirst(words) : words;
};

/** A text with a capital at its start, where that is a usual word. */
export const capitalised = (text: string): string =>
  /^[a-z][a-z]*(?:['’][a-z]+)?[,:]? /.test(text) ? upperFirst(text) : text;
