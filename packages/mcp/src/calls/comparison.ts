import type { DraftComparison, FactRow } from "../library.ts";
import { excerptOf, plural } from "./limits.ts";

const ROWS_MAX = 40;

const rows = (facts: readonly FactRow[]) =>
  facts.slice(0, ROWS_MAX).map(({ kind, text, start, end }) => ({ kind, text: excerptOf(text), start, end }));

/** `7 facts kept, 0 lost, 0 invented`. */
export const factsLine = ({ kept, lost, invented }: DraftComparison): string =>
  `${plural(kept.length, "fact")} kept, ${lost.length} lost, ${invented.length} invented`;

/** A comparison with its lists cut to a size that fits an answer; the counts are whole. */
export const shownComparison = (comparison: DraftComparison) => ({
  flag: comparison.flag,
  counts: {
    kept: comparison.kept.length,
    lost: comparison.lost.length,
    invented: comparison.invented.length,
    changes: comparison.changes.length,
  },
  kept: rows(comparison.kept),
  lost: rows(comparison.lost),
  invented: rows(comparison.invented),
  changes: comparison.changes.slice(0, ROWS_MAX).map(({ side, type, severity, text, start, end }) => ({
    side,
    type,
    severity,
    text: excerptOf(text),
    start,
    end,
  })),
});

/** What a reader has to look at: facts that went missing or came from nowhere, then the hard changes. */
export const comparisonLines = ({ lost, invented, changes }: DraftComparison): string[] => [
  ...lost.slice(0, ROWS_MAX).map(({ kind, text }) => `- lost ${kind}: ${excerptOf(text)}`),
  ...invented.slice(0, ROWS_MAX).map(({ kind, text }) => `- invented ${kind}: ${excerptOf(text)}`),
  ...changes
    .filter(({ severity }) => severity === "hard")
    .slice(0, ROWS_MAX)
    .map(({ side, type, text }) => `- ${type} (${side}): ${excerptOf(text)}`),
];
