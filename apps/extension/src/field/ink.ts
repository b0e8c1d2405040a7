/** White space, and characters that editors put between their nodes and nobody sees. */
const UNSEEN = /[\s\u200b\u2060]/;

export const isInk = (character: string): boolean => !UNSEEN.test(character);

/**
 * What is left of a text without white space. Editors draw the same text anew with other blanks and breaks, so places in
 * it are counted in these characters, UTF-16 units each.
 */
export const inkOf = (text: string): string => text.replace(/[\s\u200b\u2060]+/g, "");
