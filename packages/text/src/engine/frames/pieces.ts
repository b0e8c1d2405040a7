import { introduces } from "./opening.ts";
import { isQuoteOpen } from "./quotes.ts";
import type { SentenceReader } from "./sentence-reader.ts";
import type { Shape } from "./shape.ts";

// Past so many sentences a quotation mark is taken for a stray one.
const QUOTED_MAX = 20;

/** Where a frame that opens with the ask could not move it, the sentence where it stands and starts a piece; else -1. */
const askIn = (all: readonly string[], { lead, last = [] }: Shape, read: SentenceReader): number => {
  const opens = lead[0] === "ask";
  const closes = last.includes("ask");
  if (all.length < 3 || !(opens || closes)) return -1;
  const [first = ""] = all;
  const isAsk = (sentence: string): boolean => read.hasRole(sentence, "ask");
  // The one ask that closes the text stands by itself there.
  if (
    closes &&
    isAsk(all.at(-1) as string) &&
    all.filter(isAsk).length === 1 &&
    !isQuoteOpen(all.slice(0, -1).join(" "))
  )
    return all.length - 1;
  if (!opens || (all.length < 4 && (isAsk(first) || introduces([first])))) return -1;
  return all.findIndex((sentence, at) => at > 0 && isAsk(sentence) && !isQuoteOpen(all.slice(0, at).join(" ")));
};

/** Lines that stand together where a frame sets lines and not paragraphs. */
const LINES_MAX = 3;

/** Sentences in pieces of no more than the shape wants, an ask that stays in front of one. */
export const inPieces = (all: readonly string[], shape: Shape, gap: string, read: SentenceReader): string => {
  const parts: string[] = [];
  let rest = all;
  // In a loop: a paragraph may hold thousands of asks.
  for (let ask = askIn(rest, shape, read); ask > 0; ask = askIn(rest, shape, read)) {
    parts.push(inPieces(rest.slice(0, ask), shape, gap, read));
    rest = rest.slice(ask);
  }
  return [...parts, piecesOf(rest, shape, gap)].join(gap);
};

/** Sentences in pieces of no more than the shape wants, none cut inside a quotation. */
const piecesOf = (all: readonly string[], { sentencesMax: most, leftAlone = 0 }: Shape, gap: string): string => {
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
