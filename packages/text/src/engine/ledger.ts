import { extractFacts, isHard } from "../compare/facts/index.ts";
import { masksOf } from "../document/masks.ts";
import type { Span } from "../document/span.ts";

/** What a wording must keep, and where no edit may go. */
export interface Reading {
  /** Hard facts as one sorted multiset. */
  facts: string;
  /** Names as they are written. */
  names: readonly string[];
  negations: number;
  /** Code, links, quotations, hard facts and every place of a protected span, in order and without overlap. */
  readonly guards: readonly Span[];
  /** The protected spans that the text holds. */
  spans: readonly string[];
}

/** Reads a wording; the same wording is read once. */
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

const guardsOf = (text: string, hard: readonly Span[], spans: readonly string[]): Span[] => {
  const guards: Span[] = [...masksOf(text), ...hard];
  for (const span of spans) {
    let at = text.indexOf(span);
    for (let seen = 0; at >= 0 && seen < SPANS_MAX; seen += 1) {
      guards.push({ start: at, end: at + span.length });
      at = text.indexOf(span, at + span.length);
    }
  }
  return merged(guards);
};

const read = (text: string, protectedSpans: readonly string[]): Reading => {
  const found = extractFacts(text);
  const hard = found.filter(isHard);
  const spans = protectedSpans.filter((span) => span !== "" && text.includes(span));
  let guards: readonly Span[] | null = null;
  return {
    facts: hard
      .map(({ kind, value }) => `${kind}:${value}`)
      .sort()
      .join("\n"),
    names: found.filter(({ kind }) => kind === "name").map((fact) => fact.text),
    negations: negationsIn(text),
    get guards() {
      return (guards ??= guardsOf(text, hard, spans));
    },
    spans,
  };
};

/** A reader for one rewrite; what it remembers goes with it. */
export const openReader = (protectedSpans: readonly string[]): Reader => {
  const known = new Map<string, Reading>();
  return (text) => {
    let reading = known.get(text);
    if (reading === undefined) {
      reading = read(text, protectedSpans);
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
    to.names.length <= from.names.length + 2
  );
};
