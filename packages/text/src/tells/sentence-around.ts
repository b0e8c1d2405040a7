import type { Span } from "../document/span.ts";

const LENGTH_MAX = 140;
const LEAD_WORDS_MAX = 4;

const endsSentence = (unit: string): boolean => unit === "." || unit === "!" || unit === "?" || unit === "\n";

/** Words that may be beside a formula without saying anything of their own. */
const EMPTY = new Set(
  "out it needed please again once so much very and or if you have any need further additional questions concerns question for your in advance as always well me us at time all i we to hope hear from soon with about this the matter process that may arise during clarification information assistance support consideration understanding patience".split(
    " ",
  ),
);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[^\s.,!?;:]+/g) ?? [];

/** The sentence around a stretch, with its closing mark; null where it goes on for too long. */
const boundsOf = (text: string, start: number, end: number): Span | null => {
  let from = start;
  while (from > 0 && start - from < LENGTH_MAX && !endsSentence(text.charAt(from - 1))) from -= 1;
  let to = end;
  while (to < text.length && to - end < LENGTH_MAX && !endsSentence(text.charAt(to))) to += 1;
  if (to < text.length && text.charAt(to) !== "\n") to += 1;
  else if (to < text.length && to - end >= LENGTH_MAX) return null;
  while (from < start && /\s/.test(text.charAt(from))) from += 1;
  return { start: from, end: to };
};

/**
 * The sentence around a formula, with its closing mark, where the formula is nearly all it says; else null. What is
 * returned can be cut without losing a fact.
 */
export const sentenceAround = (text: string, start: number, end: number): Span | null => {
  // What a colon leads to needs its line.
  if (text.charAt(end) === ":") return null;
  const bounds = boundsOf(text, start, end);
  if (bounds === null) return null;
  const { end: to } = bounds;
  let { start: from } = bounds;
  const lead = text.slice(from, start);
  // A greeting before the formula stays.
  if (lead.includes(",")) from = start;
  else if (wordsIn(lead).length > LEAD_WORDS_MAX) return null;
  const rest = `${text.slice(from, start)} ${text.slice(end, to)}`;
  return to - from <= LENGTH_MAX && wordsIn(rest).every((word) => EMPTY.has(word)) ? { start: from, end: to } : null;
};
