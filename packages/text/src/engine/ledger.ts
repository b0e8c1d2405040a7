import { extractFacts, isHard } from "../compare/facts/index.ts";
import { masksOf } from "../document/masks.ts";
import type { Span } from "../document/span.ts";

/** What a wording must keep, and where no edit may go. */
export interface Reading {
  /** Hard facts as one sorted multiset. */
  facts: string;
  /** How many names stand in it. */
  names: number;
  negations: number;
  /** Code, links, quotations, hard facts and every place of a protected span, in order and without overlap. */
  readonly guards: readonly Span[];
  /** The protected spans that the text holds. */
  spans: readonly string[];
}

/** Reads a wording; the same sentence is read once. */
export type Reader = (text: string) => Reading;

const SPANS_MAX = 200;
const NEGATION = /\b(?:n(?:ot|ever|o|one|obody|othing|either|or)|without|cannot)\b|n['’]t\b/gi;
// These say nothing against anything.
const EMPTY_NEGATION =
  /\b(?:do not|don['’]t) hesitate|(?:\bnot|n['’]t) (?:just|only|merely|simply|help but)\b|\bno doubt\b/gi;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const negationsIn = (text: string): number => {
  const all = count(text, NEGATION);
  return all === 0 ? 0 : all - count(text, EMPTY_NEGATION);
};

/** The ranges in order, those that touch as one. */
const merged = (ranges: Span[]): Span[] => {
  const whole: Span[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last === undefined || range.start > last.end) whole.push({ start: range.start, end: range.end });
    else last.end = Math.max(last.end, range.end);
  }
  return whole;
};

/** What one piece of a text holds; its ranges count from where it starts. */
interface Piece {
  facts: readonly string[];
  hard: readonly Span[];
  names: number;
  negations: number;
}

const pieceOf = (text: string): Piece => {
  const found = extractFacts(text);
  const hard = found.filter(isHard);
  return {
    facts: hard.map(({ kind, value }) => `${kind}:${value}`),
    hard,
    names: found.reduce((sum, { kind }) => sum + (kind === "name" ? 1 : 0), 0),
    negations: negationsIn(text),
  };
};

const isCapital = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a;
const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a;
const isCloser = (unit: number): boolean => unit === 0x22 || unit === 0x201d || unit === 0x2019 || unit === 0x29;

/**
 * Where a text may be cut so that a moved or unchanged sentence reads the same wherever it stands: after a blank line,
 * and where a capital follows the mark that ends a sentence. Wrapped lines stay together.
 */
const cutAfter = (text: string, from: number): number => {
  for (let at = from; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x2e && unit !== 0x0a && unit !== 0x21 && unit !== 0x3f) continue;
    let next = unit !== 0x0a && isCloser(text.charCodeAt(at + 1)) ? at + 2 : at + 1;
    const space = unit === 0x0a ? at : next;
    while (isSpace(text.charCodeAt(next))) next += 1;
    if (next === space || next >= text.length) continue;
    if (unit === 0x0a ? text.charCodeAt(at + 1) === 0x0a : isCapital(text.charCodeAt(next))) return next;
  }
  return text.length;
};

interface Part {
  at: number;
  piece: Piece;
}

const partsOf = (text: string, known: Map<string, Piece>): Part[] => {
  const parts: Part[] = [];
  for (let at = 0; at < text.length; ) {
    const end = cutAfter(text, at);
    const words = text.slice(at, end).trimEnd();
    let piece = known.get(words);
    if (piece === undefined) {
      // The space behind "2." tells that it numbers an item.
      piece = pieceOf(text.slice(at, end));
      known.set(words, piece);
    }
    parts.push({ at, piece });
    at = end;
  }
  return parts;
};

const guardsOf = (text: string, parts: readonly Part[], spans: readonly string[]): Span[] => {
  const guards: Span[] = masksOf(text);
  for (const { at, piece } of parts)
    for (const { start, end } of piece.hard) guards.push({ start: at + start, end: at + end });
  for (const span of spans) {
    let at = text.indexOf(span);
    for (let seen = 0; at >= 0 && seen < SPANS_MAX; seen += 1) {
      guards.push({ start: at, end: at + span.length });
      at = text.indexOf(span, at + span.length);
    }
  }
  return merged(guards);
};

const read = (text: string, protectedSpans: readonly string[], known: Map<string, Piece>): Reading => {
  const parts = partsOf(text, known);
  const spans = protectedSpans.filter((span) => span !== "" && text.includes(span));
  const facts: string[] = [];
  let names = 0;
  let negations = 0;
  for (const { piece } of parts) {
    for (const fact of piece.facts) facts.push(fact);
    names += piece.names;
    negations += piece.negations;
  }
  let guards: readonly Span[] | null = null;
  return {
    facts: facts.sort().join("\n"),
    names,
    negations,
    get guards() {
      return (guards ??= guardsOf(text, parts, spans));
    },
    spans,
  };
};

/** A reader for one rewrite; what it remembers goes with it. */
export const openReader = (protectedSpans: readonly string[]): Reader => {
  const known = new Map<string, Reading>();
  const pieces = new Map<string, Piece>();
  return (text) => {
    let reading = known.get(text);
    if (reading === undefined) {
      reading = read(text, protectedSpans, pieces);
      known.set(text, reading);
    }
    return reading;
  };
};

/** Whether `after` holds the hard facts and negations of `before`, no more and no fewer, and its protected spans. */
export const keepsLedger = (reader: Reader, before: string, after: string): boolean => {
  const from = reader(before);
  const to = reader(after);
  return (
    from.facts === to.facts &&
    from.negations === to.negations &&
    from.spans.every((span) => after.includes(span)) &&
    to.names <= from.names + 2
  );
};
