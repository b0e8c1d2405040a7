// A text without its layout: its words and marks in one line, as the model reads them. What parts people from machines
// by their wording must not turn on where a text was stored.
import { CONTRACTION, MARK, WORD, type Tokens } from "./tokens.ts";

const DOUBLE_QUOTES = '"“”';
const SINGLE_QUOTES = "'‘’";
const CLOSING = ".,;:!?)%…";
const OPENING = "(/$";

// Typographic and plain forms are one; a hyphen between blanks is a dash.
const markOf = (text: string, start: number, end: number): string => {
  const first = text[start] as string;
  if (DOUBLE_QUOTES.includes(first)) return '"';
  if (SINGLE_QUOTES.includes(first)) return "'";
  if (first === "–" || first === "—" || (first === "-" && end - start > 1)) return "—";
  return first === "." && end - start > 1 ? "..." : first;
};

/** The words and marks of `tokens` in order, parted by single blanks as in print. */
export const plainTextOf = (text: string, tokens: Tokens): string => {
  let written = "";
  let joins = true;
  let quoted = false;
  for (let at = 0; at < tokens.count; at += 1) {
    const start = tokens.start[at] as number;
    const end = tokens.end[at] as number;
    const kind = tokens.kind[at];
    if (kind === MARK) {
      const mark = markOf(text, start, end);
      const closes = CLOSING.includes(mark[0] as string) || mark === "-" || (mark === '"' && quoted);
      written += closes || joins ? mark : ` ${mark}`;
      if (mark === '"') quoted = !quoted;
      joins = mark === "-" || OPENING.includes(mark) || (mark === '"' && quoted);
      continue;
    }
    const contracted = ((tokens.shape[at] as number) & CONTRACTION) !== 0;
    const word = kind === WORD ? text.slice(start, end).replace(/[^\p{L}]+/gu, "") : text.slice(start, end);
    written += contracted ? `'${word}` : joins ? word : ` ${word}`;
    joins = false;
  }
  return written;
};
