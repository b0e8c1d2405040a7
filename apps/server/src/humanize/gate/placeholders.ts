import { thoughtMarks } from "../../providers/thoughts.ts";
import { masksOf, occurrencesOf, type Mask, type MaskKind, type Span } from "@rewrite-service/text";

/** A draft as a model sees it: protected passages are tokens that a model keeps. */
export interface Masking {
  /** The draft with placeholders in it. */
  masked: string;
  /** The protected stretches; number n of the placeholders is entry n - 1. */
  spans: readonly string[];
  /** Strings that a finished rewrite must contain, each with its placeholder. */
  required: readonly { text: string; placeholder: string }[];
  placeholder(number: number): string;
  /** Any text with the protected stretches as placeholders. */
  mask(text: string): string;
  /** The word inside the placeholders. It is nowhere in what the caller sent. */
  tag: string;
}

const FOUND: ReadonlySet<MaskKind> = new Set(["fence", "inline-code", "url", "email", "quote", "blockquote"]);
const QUOTED: ReadonlySet<MaskKind> = new Set(["quote", "blockquote"]);
const PLACEHOLDERS_MAX = 400;

/** Finds what must come back byte for byte. `spoken` is everything else the model reads, so that no tag is in it. */
export const maskDraft = (text: string, callerSpans: readonly string[], spoken: readonly string[]): Masking => {
  const caller = [...new Set(callerSpans)].filter((span) => span.trim() !== "" && text.includes(span));
  const regions = merged([
    ...caller.flatMap((span) => occurrences(text, span)),
    ...foundIn(text),
    // Marks of thoughts are taken out of an answer, so the draft's own travel as placeholders.
    ...thoughtMarks(text),
  ]);
  const tag = freeTag([text, ...callerSpans, ...spoken].join("\n").toLowerCase());
  const placeholder = (number: number): string => `[[${tag}-${number}]]`;
  const numbers = new Map<string, number>();
  let masked = "";
  let at = 0;
  for (const { start, end } of regions) {
    const stretch = text.slice(start, end);
    if (!numbers.has(stretch) && numbers.size === PLACEHOLDERS_MAX) continue;
    const number = numbers.get(stretch) ?? numbers.size + 1;
    numbers.set(stretch, number);
    masked += text.slice(at, start) + placeholder(number);
    at = end;
  }
  masked += text.slice(at);
  const spans = [...numbers.keys()];
  const required = [...new Set([...caller, ...spans])].map((needed) => ({
    text: needed,
    placeholder: placeholder(1 + spans.findIndex((span) => span.includes(needed))),
  }));
  const longestFirst = spans.map((span, index) => ({ span, index })).sort((a, b) => b.span.length - a.span.length);
  const mask = (other: string): string =>
    longestFirst.reduce((sum, { span, index }) => sum.replaceAll(span, () => placeholder(index + 1)), other);
  return { masked, spans, required, placeholder, mask, tag };
};

// A draft that is mostly quotation would leave the model nothing to write, so there its quotations are text.
const foundIn = (text: string): Span[] => {
  const masks = masksOf(text).filter(({ kind }) => FOUND.has(kind));
  const quoted = masks.reduce((sum, { kind, start, end }) => sum + (QUOTED.has(kind) ? end - start : 0), 0);
  const kept = quoted * 2 > text.trim().length ? masks.flatMap((mask) => opened(text, mask)) : masks;
  return kept.map((mask) => trimmed(text, mask));
};

// What is inside a quotation that is not kept itself.
const opened = (text: string, mask: Mask): Span[] =>
  QUOTED.has(mask.kind)
    ? masksOf(text.slice(mask.start + 1, mask.end - (mask.kind === "quote" ? 1 : 0)))
        .filter(({ kind }) => FOUND.has(kind) && !QUOTED.has(kind))
        .map(({ start, end }) => ({ start: mask.start + 1 + start, end: mask.start + 1 + end }))
    : [mask];

const trimmed = (text: string, { start, end }: Span): Span => {
  const slice = text.slice(start, end);
  return { start: end - slice.trimStart().length, end: start + slice.trimEnd().length };
};

// Where the span is words of its own; only where it never does, inside a word.
const occurrences = (text: string, span: string): Span[] => {
  const { whole, inside } = occurrencesOf(text, span);
  return whole.length > 0 ? whole : inside.slice(0, 1);
};

// Stretches that overlap become one, so that each of them comes back whole.
const merged = (spans: Span[]): Span[] => {
  const result: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
};

/** The tags that are tried first, in order. */
export const TAGS = ["SPAN", "KEPT", "HELD", "SLOT"];

const freeTag = (lower: string): string => {
  const free = TAGS.find((tag) => !lower.includes(tag.toLowerCase()));
  if (free !== undefined) return free;
  for (let number = 0; ; number += 1) {
    const tag = `SLOT${letters(number)}`;
    if (!lower.includes(tag.toLowerCase())) return tag;
  }
};

const letters = (number: number): string =>
  (number >= 26 ? letters(Math.floor(number / 26) - 1) : "") + String.fromCharCode(65 + (number % 26));
