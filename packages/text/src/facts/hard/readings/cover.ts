import type { Span } from "../../../document/span.ts";

/** Ranges that a question is put to many times. */
export interface Cover {
  /** Whether one of the ranges holds all of this one. */
  covers: (span: Span) => boolean;
  /** Whether one of the ranges begins before this one and ends inside or behind it. */
  reachesInto: (span: Span) => boolean;
}

/** Reads the ranges once; each question takes logarithmic time. They may overlap. */
export const coverOf = (spans: readonly Span[]): Cover => {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  const starts = sorted.map(({ start }) => start);
  // The furthest end of all ranges up to each.
  const ends: number[] = [];
  for (const { end } of sorted) ends.push(Math.max(ends.at(-1) ?? 0, end));
  // The furthest end among the ranges that begin before `place`.
  const reach = (place: number): number => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) < place) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : (ends[low - 1] as number);
  };
  return {
    covers: ({ start, end }) => reach(start + 1) >= end,
    reachesInto: ({ start }) => reach(start) > start,
  };
};

/** The text with blanks where the ranges are, which come in order. Places stay as they are. */
export const blanked = (text: string, spans: readonly Span[]): string => {
  if (spans.length === 0) return text;
  let result = "";
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at) continue;
    result += text.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return result + text.slice(at);
};
