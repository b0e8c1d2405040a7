// Which stretches of the text moved the score most.
import type { Span } from "../document/span.ts";
import { SENTENCE_START, type Tokens } from "./tokens.ts";

/** A stretch of text and how far it moved the log-odds: above 0 towards machine writing, below 0 towards human. */
export interface Evidence extends Span {
  weight: number;
}

const SPANS_MAX = 6;
const TOKENS_MAX = 14;

interface Stretch {
  first: number;
  last: number;
  weight: number;
}

// Runs of tokens of one sign inside a sentence; a token of next to no weight does not break a run.
const stretchesOf = (tokens: Tokens, moved: Float64Array, floor: number): Stretch[] => {
  const found: Stretch[] = [];
  let open: Stretch | undefined;
  for (let at = 0; at < moved.length; at += 1) {
    const weight = moved[at] as number;
    const starts = ((tokens.shape[at] as number) & SENTENCE_START) !== 0;
    const joins = open !== undefined && !starts && at - open.first < TOKENS_MAX && weight * open.weight > 0;
    if (open !== undefined && joins && Math.abs(weight) >= floor) {
      open.last = at;
      open.weight += weight;
    } else if (open === undefined || starts || Math.abs(weight) >= floor) {
      if (open !== undefined) found.push(open);
      open = Math.abs(weight) >= floor ? { first: at, last: at, weight } : undefined;
    }
  }
  if (open !== undefined) found.push(open);
  return found;
};

/** The weightiest stretches, in the order of the text; at most six, of at most fourteen words and marks each. */
export const evidenceOf = (tokens: Tokens, moved: Float64Array): Evidence[] => {
  let sum = 0;
  for (const weight of moved) sum += Math.abs(weight);
  const floor = moved.length === 0 ? 0 : (0.5 * sum) / moved.length;
  return stretchesOf(tokens, moved, floor)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.first - b.first)
    .slice(0, SPANS_MAX)
    .toSorted((a, b) => a.first - b.first)
    .map(({ first, last, weight }) => ({
      start: tokens.start[first] as number,
      end: tokens.end[last] as number,
      weight: Math.round(weight * 1000) / 1000,
    }));
};
