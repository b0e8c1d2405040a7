// A draft that is a single quotation from end to end was pasted with its marks: there is no other writer in it. One of
// fewer words than a verdict needs stays a quotation.
const WORDS_MIN = 25;
const PAIRS: Readonly<Record<string, string>> = { '"': '"', "\u201c": "\u201d" };

const hasWords = (text: string): boolean => {
  let words = 0;
  for (let at = text.indexOf(" "); at >= 0 && words < WORDS_MIN; at = text.indexOf(" ", at + 1)) words += 1;
  return words >= WORDS_MIN - 1;
};

const isBlock = (text: string): boolean => {
  for (let line = 0; line < text.length;) {
    let at = line;
    while (text[at] === " ") at += 1;
    const end = text.indexOf("\n", line);
    const next = end < 0 ? text.length : end + 1;
    if (text[at] !== ">" && at < next - 1) return false;
    line = next;
  }
  return true;
};

/** The text with blanks for the marks of a quotation that is all of it, so that every place stays where it was. */
export const withoutWholeQuotation = (text: string): string => {
  const first = text.charAt(0);
  if (first === ">") return isBlock(text) && hasWords(text) ? text.replace(/^( {0,3})>/gm, "$1 ") : text;
  const closer = PAIRS[first];
  if (closer === undefined) return text;
  const end = text.trimEnd().length - 1;
  if (text.charAt(end) !== closer || text.indexOf(closer, 1) !== end) return text;
  return hasWords(text) && !text.includes("\n") ? ` ${text.slice(1, end)} ${text.slice(end + 1)}` : text;
};
