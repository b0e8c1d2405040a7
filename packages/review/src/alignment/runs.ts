import type { Span } from "@rewrite-service/text";

/** Sentences that stand side by side, together. */
export const runsOf = (spans: readonly Span[], text: string): Span[][] => {
  const runs: Span[][] = [];
  for (const span of spans) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && text.slice(last.end, span.start).trim() === "") runs.at(-1)?.push(span);
    else runs.push([span]);
  }
  return runs;
};

const lengthOf = (run: readonly Span[]): number => run.reduce((sum, { start, end }) => sum + end - start, 0);

/** The longest of those; the first of two that are equally long. */
export const longestRun = (spans: readonly Span[], text: string): readonly Span[] =>
  runsOf(spans, text).toSorted((x, y) => lengthOf(y) - lengthOf(x))[0] ?? [];

/** The range of sentences that stand side by side; null where something else stands between them. */
export const sideBySide = (text: string, spans: readonly Span[]): Span | null => {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return null;
  const apart = spans.some((span, at) => at > 0 && text.slice(spans[at - 1]?.end, span.start).trim() !== "");
  return apart ? null : { start: first.start, end: last.end };
};
