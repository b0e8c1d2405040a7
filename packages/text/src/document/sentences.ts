import type { Span } from "./span.ts";

/** A sentence with its trailing white space left out. A line break ends a sentence only where the line is a list item, a heading or the end of a paragraph. */
export interface Sentence extends Span {
  /** Index of the paragraph it stands in; paragraphs are parted by blank lines and list items. */
  paragraph: number;
}

// Words after which a full stop rarely ends a sentence.
const ABBREVIATIONS = new Set(
  "mr mrs ms dr prof sr jr st vs etc approx no nos fig sec ch vol ed eds inc ltd co corp dept est gen gov hon rep sen col capt lt sgt jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun a.m p.m e.g i.e cf al u.s u.k ph.d".split(
    " ",
  ),
);

/** More units than the longest abbreviation has. */
const ABBREVIATION_MAX = 8;

const LINE_START = /^[ \t]*(?:[-*+•–]|\d{1,3}[.)]|[a-z][.)]|#{1,6}|>)[ \t]+/i;

const isCloser = (unit: string): boolean =>
  unit === '"' ||
  unit === "'" ||
  unit === ")" ||
  unit === "]" ||
  unit === "”" ||
  unit === "’" ||
  unit === "*" ||
  unit === "_";

const isSentenceEnd = (text: string, at: number, lineStart: number): boolean => {
  const mark = text[at];
  if (mark === "!" || mark === "?" || mark === "…") return true;
  if (mark !== ".") return false;
  const earliest = Math.max(lineStart, at - ABBREVIATION_MAX - 1);
  let wordStart = at;
  while (wordStart > earliest && !/[\s("'“‘]/.test(text[wordStart - 1] as string)) wordStart -= 1;
  const written = text.slice(wordStart, at);
  const word = written.toLowerCase();
  // "Ms." is a title, the "ms" of "310 ms." a unit.
  if (ABBREVIATIONS.has(word) && written !== "ms") return false;
  return !/^[a-z]$/i.test(word) || word === "i";
};

/** Whether one of the marks in a run ("?!", "...") ends the sentence; a full stop does not where small letters go on. */
const endsSentence = (text: string, from: number, to: number, lineStart: number, goesOn: boolean): boolean => {
  for (let at = from; at < to; at += 1) {
    const asks = text[at] === "?" || text[at] === "!";
    if ((asks || !goesOn) && isSentenceEnd(text, at, lineStart)) return true;
  }
  return false;
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

/** Sentences of `text`, in order. Linear in the length of the text. */
export const sentences = (text: string): Sentence[] => {
  const found: Sentence[] = [];
  paragraphsOf(text).forEach((block, paragraph) => {
    let start = block.start;
    const push = (end: number): void => {
      let from = start;
      let to = end;
      while (from < to && /\s/.test(text[from] as string)) from += 1;
      while (to > from && /\s/.test(text[to - 1] as string)) to -= 1;
      if (to > from) found.push({ start: from, end: to, paragraph });
      start = end;
    };
    const marker = LINE_START.exec(text.slice(block.start, block.start + 40));
    for (let at = block.start + (marker?.[0].length ?? 0); at < block.end; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit !== 46 && unit !== 33 && unit !== 63 && unit !== 0x2026) continue;
      let after = at + 1;
      while (after < block.end && (/[.!?…]/.test(text[after] as string) || isCloser(text[after] as string))) after += 1;
      const run = at;
      at = after - 1;
      if (after < block.end && !/\s/.test(text[after] as string)) continue;
      const goesOn = /^[a-z]/.test(text.slice(after, after + 80).trimStart());
      if (endsSentence(text, run, after, start, goesOn)) push(after);
    }
    push(block.end);
  });
  return found;
};
