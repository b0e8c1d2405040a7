/** Lines that stand together where a frame sets lines and not paragraphs. */
const LINES_MAX = 3;

// Past so many sentences a quotation mark is taken for a stray one.
const QUOTED_MAX = 20;

/** Whether a quotation that opens in the text is still open at its end. */
export const isQuoteOpen = (text: string): boolean =>
  (text.includes('"') && text.split('"').length % 2 === 0) ||
  (text.includes("“") && text.split("“").length > text.split("”").length);

/** Sentences in pieces of `most` at most, none cut inside a quotation; up to `leftAlone` of them stay one piece, and 0 parts none. */
export const piecesOf = (all: readonly string[], most: number, leftAlone: number, gap: string): string => {
  if (most === 0 || all.length <= leftAlone || all.length <= most) return all.join(" ");
  const pieces: string[] = [];
  let piece: string[] = [];
  for (const [at, sentence] of all.entries()) {
    piece.push(sentence);
    // '"Why?" she asked.' is read as two sentences and belongs together.
    if (/^\p{Ll}/u.test(all[at + 1] ?? "")) continue;
    if (piece.length < most || (piece.length < most + QUOTED_MAX && isQuoteOpen(piece.join(" ")))) continue;
    pieces.push(piece.join(" "));
    piece = [];
  }
  if (piece.length > 0) pieces.push(piece.join(" "));
  // Many short lines in a row are a wall: a blank line parts them.
  return pieces.reduce(
    (text, line, at) => `${text}${at % LINES_MAX === 0 && at < pieces.length - 1 ? "\n\n" : gap}${line}`,
  );
};
