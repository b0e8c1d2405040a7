import {
  compareDrafts,
  extractFacts,
  isHard,
  overlaps,
  type Change,
  type Comparison,
  type Span,
} from "@rewrite-service/text";

export type FactState = "pending" | "kept" | "changed" | "lost" | "invented";

/** One fact of the draft, or one that only the result has, and where it stands. */
export interface ShownFact {
  state: FactState;
  text: string;
  before: Span | null;
  after: Span | null;
  /** Why it is not simply kept; empty for kept and pending facts. */
  reason: string;
}

export interface FactsReport {
  facts: ShownFact[];
  comparison: Comparison;
}

// Changes of meaning that are not facts of their own; the list of changes shows them.
const NOT_FACTS: ReadonlySet<Change["topic"]> = new Set([
  "negation",
  "obligation",
  "direction",
  "claim",
  "sentence",
  "wording",
]);

const touches = (change: Change, span: Span): boolean => change.before !== null && overlaps(change.before, span);

/**
 * The facts of the draft and what became of them in the result. While the result still streams, what is missing is
 * pending, not lost, and its last word is left out because it may go on.
 */
export const factsReport = (
  before: string,
  after: string,
  { fromNotes, finished }: { fromNotes: boolean; finished: boolean },
): FactsReport => {
  const settled = finished ? after : after.slice(0, after.search(/\S*$/));
  const comparison = compareDrafts(before, settled, { fromNotes });
  const changes = comparison.changes.filter(({ topic }) => !NOT_FACTS.has(topic));
  const own = extractFacts(before)
    .filter(isHard)
    .map(({ start, end, text }): ShownFact => {
      const span = { start, end };
      const change = changes.find((candidate) => touches(candidate, span));
      if (change === undefined) return { state: "kept", text, before: span, after: null, reason: "" };
      if (change.status === "lost" && !finished)
        return { state: "pending", text, before: span, after: null, reason: "" };
      const state = change.status === "lost" ? "lost" : "changed";
      return { state, text, before: span, after: change.after, reason: change.reason };
    });
  const invented = changes
    .filter(({ status, severity }) => status === "invented" && severity === "hard")
    .map(({ after: span, reason }): ShownFact => ({
      state: "invented",
      text: span === null ? reason : settled.slice(span.start, span.end),
      before: null,
      after: span,
      reason,
    }));
  return { facts: [...own, ...invented], comparison };
};
