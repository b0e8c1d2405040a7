import { GERMAN_MONTHS } from "./german-months.ts";
import type { Span } from "./span.ts";

/** A sentence with its trailing white space left out. A line break ends a sentence only where the line is a list item, a heading or the end of a paragraph. */
export interface Sentence extends Span {
  /** Index of the paragraph it stands in; paragraphs are parted by blank lines and list items. */
  paragraph: number;
}

// Words after which a full stop rarely ends a sentence.
const ABBREVIATIONS = new Set(
  "mr mrs ms dr prof sr jr st vs etc approx no nos fig sec ch vol ed eds inc ltd co corp dept est gen gov hon rep sen col capt lt sgt jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun a.m p.m e.g i.e cf al u.s u.k ph.d ca bzw ggf inkl zzgl evtl z.b d.h ref nr incl excl ext tel".split(
    " ",
  ),
);

// Words that have a full stop behind them where small letters go on.
const SHORTENED = /^(?:mins?|max|hrs?|resp|temp|avg|acct|poss|usw|str|\d+)$/;
/** "18. November": the day of a German date. */
const MONTH_NEXT = new RegExp(`\\s+(?:${GERMAN_MONTHS.join("|")})(?!\\p{L})`, "iuy");

/** Units of the longest abbreviation. */
const ABBREVIATION_MAX = 6;

const LINE_START = /^[ \t]*(?:[-*+•–]|\d{1,3}[.)]|[a-z][.)]|#{1,6}|>)[ \t]+/i;

const DOT = 0x2e;

const isCloser = (unit: number): boolean =>
  unit === 0x22 || // "
  unit === 0x27 || // '
  unit === 0x29 || // )
  unit === 0x5d || // ]
  unit === 0x201d || // ”
  unit === 0x2019 || // ’
  unit === 0x2a || // *
  unit === 0x5f; // _

const isMark = (unit: number): boolean =>
  unit > 0x3f ? unit === 0x2026 : unit === DOT || unit === 0x21 || unit === 0x3f;

const SPACE = /\s/;
const isSpace = (unit: number): boolean =>
  unit === 0x20 || (unit >= 9 && unit <= 13) || (unit >= 0xa0 && SPACE.test(String.fromCharCode(unit)));

/** Whether a word may start behind the unit: white space, an opening quotation mark or bracket. */
const opensWord = (unit: number): boolean =>
  isSpace(unit) || unit === 0x28 || unit === 0x22 || unit === 0x27 || unit === 0x201c || unit === 0x2018;

const isSentenceEnd = (text: string, at: number, lineStart: number): boolean => {
  const mark = text.charCodeAt(at);
  if (mark !== DOT) return isMark(mark);
  const earliest = Math.max(lineStart, at - ABBREVIATION_MAX - 1);
  let wordStart = at;
  while (wordStart > earliest && !opensWord(text.charCodeAt(wordStart - 1))) wordStart -= 1;
  if (at - wordStart > ABBREVIATION_MAX) return true;
  const written = text.slice(wordStart, at);
  const word = written.toLowerCase();
  // "Ms." is a title, the "ms" of "310 ms." a unit.
  if (ABBREVIATIONS.has(word) && written !== "ms") return false;
  if (/^\d{1,2}$/.test(word)) {
    MONTH_NEXT.lastIndex = at + 1;
    if (MONTH_NEXT.test(text)) return false;
  }
  return !/^[a-z]$/i.test(word) || word === "i";
};

/** The word before a full stop, in small letters. */
const wordBefore = (text: string, at: number): string =>
  /[\p{L}\d.]*$/u.exec(text.slice(Math.max(0, at - 2 * ABBREVIATION_MAX), at))?.[0].toLowerCase() ?? "";

/** Whether a text is written without capitals, so that its sentences open with small letters. */
const isSmallWritten = (text: string): boolean => /^\s*(?:[-–•*]\s*)?[a-z]/.test(text.slice(0, 80));

/** Whether one of the marks in a run ("?!", "...") ends the sentence; a full stop does not where small letters go on. */
const endsSentence = (text: string, from: number, to: number, lineStart: number, goesOn: boolean): boolean => {
  for (let at = from; at < to; at += 1) {
    const asks = text[at] === "?" || text[at] === "!";
    if ((asks || !goesOn) && isSentenceEnd(text, at, lineStart)) return true;
  }
  return false;
};

const LOOK_MAX = 80;

/** Whether what follows, white space aside, opens with a small letter. */
const startsSmall = (text: string, from: number): boolean => {
  let at = from;
  while (at < from + LOOK_MAX && isSpace(text.charCodeAt(at))) at += 1;
  const unit = text.charCodeAt(at);
  return at < from + LOOK_MAX && unit >= 0x61 && unit <= 0x7a;
};

const paragraphsOf = (text: string): Span[] => {
  const blocks: Span[] = [];
  let start = -1;
  let end = 0;
  let at = 0;
  while (at <= text.length) {
    let lineEnd = text.indexOf("\n", at);
    if (lineEnd < 0) lineEnd = text.length;
    const line = text.slice(at, Math.min(lineEnd, at + 400));
    const blank = line.trim() === "";
    if ((blank || LINE_START.test(line)) && start >= 0) {
      blocks.push({ start, end });
      start = -1;
    }
    if (!blank) {
      if (start < 0) start = at;
      end = lineEnd;
    }
    at = lineEnd + 1;
  }
  if (start >= 0) blocks.push({ start, end });
  return blocks;
};

/** Paragraphs and list items of `text`, in order, blank lines left out. Linear in the length of the text. */
export const paragraphs = paragraphsOf;

const MARK = /[.!?…]/g;

/** Where the next mark stands from a place on; the end of the text where none does. */
const nextMark = (text: string, from: number): number => {
  MARK.lastIndex = from;
  return MARK.exec(text)?.index ?? text.length;
};

/** Sentences of `text`, in order. Linear in the length of the text. */
export const sentences = (text: string): Sentence[] => {
  const found: Sentence[] = [];
  const add = (start: number, end: number, paragraph: number): void => {
    let from = start;
    let to = end;
    while (from < to && isSpace(text.charCodeAt(from))) from += 1;
    while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1;
    if (to > from) found.push({ start: from, end: to, paragraph });
  };
  const isSmall = isSmallWritten(text);
  let mark = -1;
  for (const [paragraph, block] of paragraphsOf(text).entries()) {
    let { start } = block;
    let at = start + (LINE_START.exec(text.slice(start, start + 40))?.[0].length ?? 0);
    for (;;) {
      if (mark < at) mark = nextMark(text, at);
      if (mark >= block.end) break;
      at = mark + 1;
      while (at < block.end && (isMark(text.charCodeAt(at)) || isCloser(text.charCodeAt(at)))) at += 1;
      if (at < block.end && !isSpace(text.charCodeAt(at))) continue;
      const goesOn = startsSmall(text, at) && !(isSmall && at === mark + 1 && !SHORTENED.test(wordBefore(text, mark)));
      if (!endsSentence(text, mark, at, start, goesOn)) continue;
      add(start, at, paragraph);
      start = at;
    }
    add(start, block.end, paragraph);
  }
  return found;
};
