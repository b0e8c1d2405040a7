import type { Span } from "./span.ts";

export type MaskKind = "fence" | "inline-code" | "url" | "email" | "quote" | "blockquote" | "front-matter" | "table";

/** A stretch of text that belongs to somebody else or to a machine: no rule judges it and no edit changes it. */
export interface Mask extends Span {
  kind: MaskKind;
}

// Every search below is bounded or consumes what it read, so a text full of openers costs no more than its length.
const QUOTE_MAX = 600;
const CODE_MAX = 400;
const URL_MAX = 2000;
const FRONT_MATTER_MAX = 4000;

const BACKTICK = 0x60;
const TILDE = 0x7e;
const NEWLINE = 0x0a;

const lineEndOf = (text: string, at: number): number => {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
};

const closedBy = (text: string, at: number, closer: number, reach: number): number => {
  const stop = Math.min(text.length, at + 1 + reach);
  for (let next = at + 1; next <= stop && next < text.length; next += 1) {
    const unit = text.charCodeAt(next);
    if (unit === closer) return next > at + 1 ? next + 1 : -1;
    if (unit === NEWLINE) return -1;
  }
  return -1;
};

const fenceEnd = (text: string, at: number, unit: number): number => {
  if (text.charCodeAt(at + 1) !== unit || text.charCodeAt(at + 2) !== unit) return -1;
  let line = lineEndOf(text, at) + 1;
  while (line < text.length) {
    let first = line;
    while (first < line + 3 && text.charCodeAt(first) === 0x20) first += 1;
    const end = lineEndOf(text, line);
    if (text.charCodeAt(first) === unit && text.charCodeAt(first + 1) === unit && text.charCodeAt(first + 2) === unit)
      return end;
    line = end + 1;
  }
  return text.length;
};

const tableEnd = (text: string, at: number): number => {
  const end = lineEndOf(text, at);
  let last = end - 1;
  while (
    last > at &&
    (text.charCodeAt(last) === 0x20 || text.charCodeAt(last) === 0x09 || text.charCodeAt(last) === 0x0d)
  )
    last -= 1;
  return last > at + 1 && text[last] === "|" ? end : -1;
};

const frontMatterEnd = (text: string): number => {
  // A field or a remark comes first; a letter between two rules is no front matter.
  if (!/^---\n(?:#|[\w-]{1,40}:)/.test(text)) return -1;
  const close = text.slice(0, FRONT_MATTER_MAX + 8).indexOf("\n---", 3);
  if (close < 0) return -1;
  const after = text.charCodeAt(close + 4);
  return Number.isNaN(after) || after === NEWLINE ? close + 4 : -1;
};

/**
 * End of the mask that the unit at `at` opens, or -1. `lineStart`: only blanks come before it on its line.
 * Links and addresses, which no single unit opens, are found by `urlEnd` and `emailAround`.
 */
export const maskEnd = (text: string, at: number, lineStart: boolean): number => {
  const unit = text.charCodeAt(at);
  switch (unit) {
    case BACKTICK:
    case TILDE: {
      const end = lineStart ? fenceEnd(text, at, unit) : -1;
      return end > 0 || unit === TILDE ? end : closedBy(text, at, BACKTICK, CODE_MAX);
    }
    case 0x22: // "
      // Behind a figure it stands for inches.
      return /\d/.test(text.charAt(at - 1)) ? -1 : closedBy(text, at, 0x22, QUOTE_MAX);
    case 0x201c: // “
      return closedBy(text, at, 0x201d, QUOTE_MAX);
    case 0xab: // «
      return closedBy(text, at, 0xbb, QUOTE_MAX);
    case 0x3e: // >
      return lineStart ? lineEndOf(text, at) : -1;
    case 0x7c: // |
      return lineStart ? tableEnd(text, at) : -1;
    case 0x2d: // -
      return at === 0 ? frontMatterEnd(text) : -1;
    default:
      return -1;
  }
};

const kindAt = (text: string, at: number, end: number): MaskKind => {
  switch (text[at]) {
    case "`":
      return text.startsWith("```", at) && (end === text.length || text.slice(at, end).includes("\n"))
        ? "fence"
        : "inline-code";
    case "~":
      return "fence";
    case ">":
      return "blockquote";
    case "|":
      return "table";
    case "-":
      return "front-matter";
    default:
      return "quote";
  }
};

const endsUrl = (unit: number): boolean =>
  unit <= 0x20 ||
  unit === 0x22 ||
  unit === 0x27 ||
  unit === 0x3c ||
  unit === 0x3e ||
  unit === BACKTICK ||
  unit === 0xa0 ||
  unit === 0x201c ||
  unit === 0x201d ||
  Number.isNaN(unit);

/** End of the link whose scheme (or `www`) starts at `at`, without the punctuation that only follows it. */
export const urlEnd = (text: string, at: number): number => {
  let end = at;
  let open = 0;
  const stop = Math.min(text.length, at + URL_MAX);
  while (end < stop && !endsUrl(text.charCodeAt(end))) {
    if (text[end] === "(") open += 1;
    if (text[end] === ")") open -= 1;
    end += 1;
  }
  while (end > at) {
    const last = text[end - 1] as string;
    if (last === ")" ? open >= 0 : !".,;:!?]}*_’".includes(last)) break;
    if (last === ")") open += 1;
    end -= 1;
  }
  return end;
};

const isLocal = (unit: number): boolean =>
  isPlain(unit) || unit === 0x2b || unit === 0x2d || unit === 0x2e || unit === 0x5f;

/** A unit of the plain words that schemes are made of. */
const isPlain = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39);

const SCHEME_MAX = 6;

/** Where the link starts whose scheme, or `www`, ends at the mark at `at`; -1 when none does. */
export const linkBefore = (text: string, at: number): number => {
  let start = at;
  while (start > 0 && at - start <= SCHEME_MAX && isPlain(text.charCodeAt(start - 1))) start -= 1;
  const opens =
    text.charCodeAt(at) === 0x3a
      ? /^(?:https?:\/\/|ftp:\/\/|mailto:)[^\s]/i.test(text.slice(start, at + 4))
      : /^www\.[^\s]/i.test(text.slice(start, at + 2));
  return opens ? start : -1;
};

/** The address around the `@` at `at`, or null. */
export const emailAround = (text: string, at: number): Span | null => {
  let start = at;
  while (start > 0 && at - start < 64 && isLocal(text.charCodeAt(start - 1))) start -= 1;
  if (start === at) return null;
  let end = at + 1;
  let dotted = false;
  while (end < text.length && end - at < 254 && isLocal(text.charCodeAt(end))) end += 1;
  while (end > at + 1 && (text[end - 1] === "." || text[end - 1] === "-")) end -= 1;
  for (let next = at + 2; next < end - 1 && !dotted; next += 1) dotted = text.charCodeAt(next) === 0x2e;
  return dotted ? { start, end } : null;
};

// One of these is in every mask; most texts have none of them.
const MARKS = ["`", "~", '"', "\u201c", "\u00ab", "|", ">", "@", "://", "mailto:", "www.", "WWW.", "Www."];

const mayHoldMask = (text: string): boolean => text.startsWith("---") || MARKS.some((mark) => text.includes(mark));

const plainEnd = (text: string, at: number): number => {
  let end = at + 1;
  while (isPlain(text.charCodeAt(end))) end += 1;
  return end;
};

/** Masked stretches of `text`, in order and without overlap; the one that opens first wins. Linear in the text. */
export const masksOf = (text: string): Mask[] => {
  const found: Mask[] = [];
  if (!mayHoldMask(text)) return found;
  let lineStart = true;
  let at = 0;
  const take = (kind: MaskKind, start: number, end: number): void => {
    found.push({ kind, start, end });
    at = end;
    lineStart = false;
  };
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (isPlain(unit)) {
      const end = plainEnd(text, at);
      const follows = text.charCodeAt(end);
      const marked = follows === 0x3a || follows === 0x2e;
      if (marked && linkBefore(text, end) === at) take("url", at, urlEnd(text, at));
      else at = end;
      lineStart = false;
      continue;
    }
    const email = unit === 0x40 ? emailAround(text, at) : null;
    if (email !== null && email.start >= (found.at(-1)?.end ?? 0)) {
      take("email", email.start, email.end);
      continue;
    }
    const end = maskEnd(text, at, lineStart);
    if (end > 0) {
      take(kindAt(text, at, end), at, end);
      continue;
    }
    if (unit === NEWLINE) lineStart = true;
    else if (unit !== 0x20 && unit !== 0x09) lineStart = false;
    at += 1;
  }
  return found;
};
