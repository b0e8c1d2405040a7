const SPOKEN = /["“][^"“”\n]{1,200}[.,?!…]["”]/g;

const isQuoted = (words: string): boolean => words.includes('"') || words.includes("“");

/** Whether people talk in a text of these parts, as in a story: what they say answers what stands before. */
export const isDialogue = (parts: readonly string[]): boolean =>
  parts.some(isQuoted) && (parts.join(" ").match(SPOKEN)?.length ?? 0) > 1;

/** Whether a quotation that opens in the text is still open at its end. */
export const isQuoteOpen = (text: string): boolean =>
  (text.includes('"') && text.split('"').length % 2 === 0) ||
  (text.includes("“") && text.split("“").length > text.split("”").length);
