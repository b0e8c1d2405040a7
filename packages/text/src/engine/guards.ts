import { extractFacts, isHard } from "../compare/facts/index.ts";
import { masksOf } from "../document/masks.ts";
import type { Span } from "../document/span.ts";

const SPANS_MAX = 200;

/** Ranges that no edit may touch: code, links, quotations, hard facts, and every place of a protected span. */
export const guardsOf = (text: string, protectedSpans: readonly string[]): Span[] => {
  const guards: Span[] = [...masksOf(text), ...extractFacts(text).filter(isHard)];
  for (const span of protectedSpans) {
    if (span === "") continue;
    let at = text.indexOf(span);
    for (let count = 0; at >= 0 && count < SPANS_MAX; count += 1) {
      guards.push({ start: at, end: at + span.length });
      at = text.indexOf(span, at + span.length);
    }
  }
  return guards;
};

/** Whether `after` holds the hard facts of `before`, no more and no fewer, and every protected span that `before` holds. */
export const keepsFacts = (before: string, after: string, protectedSpans: readonly string[]): boolean => {
  const ledger = (text: string): string =>
    extractFacts(text)
      .filter(isHard)
      .map(({ kind, value }) => `${kind}:${value}`)
      .sort()
      .join("\n");
  return (
    ledger(before) === ledger(after) &&
    protectedSpans.every((span) => span === "" || !before.includes(span) || after.includes(span))
  );
};
