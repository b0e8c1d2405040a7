import { anyOf, DENIED_VERBS, DENYING_GRAMMAR, NEGATIONS } from "../document/denials.ts";
import { extractFacts } from "../facts/extract.ts";
import type { Fact } from "../facts/fact.ts";
import { isHard } from "../facts/support.ts";
import { masksOf } from "../document/masks.ts";
import { once } from "../document/once.ts";
import type { Span } from "../document/span.ts";

/** A stretch of a text whose facts do not depend on what stands around it. */
interface Piece {
  start: number;
  words: string;
}

/** What a piece holds; its ranges count from where it starts. */
interface Holding {
  /** Hard facts, each as its kind and value. */
  facts: readonly string[];
  hard: readonly Span[];
  negations: number;
}

/** A text with the stretches that an edit must not touch. Its sentences are read for their facts when somebody asks for them. */
export interface GuardedText {
  readonly pieces: readonly Piece[];
  /** Code, links, quotations, hard facts and every place of a protected span, in order and without overlap. */
  guards(): readonly Span[];
  /** The guards that stand in a sentence in which one of the edits lies, and perhaps others. Edits come in order. */
  guardsNear(edits: readonly Span[]): readonly Span[];
  /** The guards but for hard facts. */
  verbatim(): readonly Span[];
  /** The protected spans that the text holds. */
  spans: readonly string[];
}

/** Reads a text; the same sentence is read once. */
export interface Reader {
  (text: string): GuardedText;
  holding(words: string): Holding;
}

const SPANS_MAX = 200;
const NEGATION = new RegExp(
  `\\b${anyOf(`${NEGATIONS} ${DENYING_GRAMMAR} w/o`)}\\b|n['’]t\\b|nt\\b(?<=\\b${anyOf(DENIED_VERBS)}nt)`,
  "gi",
);
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

const holdingOf = (words: string): Holding => {
  const hard: Fact[] = [];
  for (const fact of extractFacts(words)) if (isHard(fact)) hard.push(fact);
  return { facts: hard.map(({ kind, value }) => `${kind}:${value}`), hard, negations: negationsIn(words) };
};

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a;

/**
 * Where a text may be cut so that a moved or unchanged sentence reads the same wherever it stands: after a blank line,
 * and where a capital follows the mark that ends a sentence. Wrapped lines stay together.
 */
const CUT = /[.!?]["”’)]?[ \n]+(?=[A-Z])|\n\n[ \n]*/g;

const piecesOf = (written: string): Piece[] => {
  const text = written.trimEnd();
  const pieces: Piece[] = [];
  const push = (start: number, next: number): void => {
    let end = next;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
    pieces.push({ start, words: text.slice(start, end) });
  };
  let start = 0;
  CUT.lastIndex = 0;
  while (CUT.test(text)) {
    push(start, CUT.lastIndex);
    start = CUT.lastIndex;
  }
  if (start < text.length) push(start, text.length);
  return pieces;
};

const spansIn = (text: string, spans: readonly string[]): Span[] => {
  const found: Span[] = [];
  for (const span of spans) {
    let at = text.indexOf(span);
    for (let seen = 0; at >= 0 && seen < SPANS_MAX; seen += 1) {
      found.push({ start: at, end: at + span.length });
      at = text.indexOf(span, at + span.length);
    }
  }
  return found;
};

const near = (pieces: readonly Piece[], edits: readonly Span[]): Piece[] => {
  let edit = 0;
  return pieces.filter(({ start, words }) => {
    while (edit < edits.length && (edits[edit] as Span).end <= start) edit += 1;
    return edit < edits.length && (edits[edit] as Span).start < start + words.length;
  });
};

/** A reader for one rewrite; what it remembers goes with it. */
export const openReader = (protectedSpans: readonly string[]): Reader => {
  const readings = new Map<string, GuardedText>();
  const holdings = new Map<string, Holding>();
  const holding = (words: string): Holding => {
    let known = holdings.get(words);
    // The space behind "2." tells that it numbers an item.
    if (known === undefined) holdings.set(words, (known = holdingOf(`${words} `)));
    return known;
  };
  const open = (text: string): GuardedText => {
    const pieces = piecesOf(text);
    const spans = protectedSpans.filter((span) => span !== "" && text.includes(span));
    const verbatim = once(() => merged([...masksOf(text), ...spansIn(text, spans)]));
    const guardsOf = (from: readonly Piece[]): Span[] => {
      const hard = from.flatMap(({ start, words }) =>
        holding(words).hard.map((fact) => ({ start: start + fact.start, end: start + fact.end })),
      );
      return merged([...verbatim(), ...hard]);
    };
    const guards = once(() => guardsOf(pieces));
    return { pieces, guards, verbatim, guardsNear: (edits) => guardsOf(near(pieces, edits)), spans };
  };
  const reader = (text: string): GuardedText => {
    let reading = readings.get(text);
    if (reading === undefined) readings.set(text, (reading = open(text)));
    return reading;
  };
  return Object.assign(reader, { holding });
};

/** Two rows of pieces without those that both open and both close with. */
const differing = (one: readonly Piece[], other: readonly Piece[]): [Piece[], Piece[]] => {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one[same]?.words === other[same]?.words) same += 1;
  let behind = 0;
  while (behind < most - same && one.at(-1 - behind)?.words === other.at(-1 - behind)?.words) behind += 1;
  return [one.slice(same, one.length - behind), other.slice(same, other.length - behind)];
};

/** The pieces of one text that the other does not hold as often. */
const beyond = (pieces: readonly Piece[], others: readonly Piece[]): string[] => {
  const counts = new Map<string, number>();
  for (const { words } of others) counts.set(words, (counts.get(words) ?? 0) + 1);
  const left: string[] = [];
  for (const { words } of pieces) {
    const count = counts.get(words) ?? 0;
    if (count <= 0) left.push(words);
    else counts.set(words, count - 1);
  }
  return left;
};

const sumOf = (reader: Reader, pieces: readonly string[]): { facts: string; negations: number } => {
  const all: string[] = [];
  const sum = { facts: "", negations: 0 };
  for (const words of pieces) {
    const { facts, negations } = reader.holding(words);
    all.push(...facts);
    sum.negations += negations;
  }
  sum.facts = all.sort().join("\n");
  return sum;
};

/**
 * Whether `after` holds the hard facts and negations of `before`, no more and no fewer, and its protected spans. What
 * stands in both, sentence by sentence, needs no reading.
 */
export const keepsFacts = (reader: Reader, before: string, after: string): boolean => {
  const { spans, pieces } = reader(before);
  if (!spans.every((span) => after.includes(span))) return false;
  const [from, to] = differing(pieces, reader(after).pieces);
  const lost = sumOf(reader, beyond(from, to));
  const come = sumOf(reader, beyond(to, from));
  return lost.facts === come.facts && lost.negations === come.negations;
};
