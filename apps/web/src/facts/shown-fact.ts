import type { Span } from "@rewrite-service/text";

export type FactState = "pending" | "kept" | "reworded" | "changed" | "lost" | "invented";

/** One fact of the draft, or one that only the result has, and where it stands. Ranges are UTF-16. */
export interface ShownFact {
  state: FactState;
  text: string;
  before: Span | null;
  after: Span | null;
  /** Why it is not simply kept; empty for kept and pending facts. */
  reason: string;
}

export type FactCounts = Readonly<Record<FactState, number>>;

/** How many facts stand in each state. */
export const countFacts = (facts: readonly ShownFact[]): FactCounts => {
  const counts = { pending: 0, kept: 0, reworded: 0, changed: 0, lost: 0, invented: 0 };
  for (const { state } of facts) counts[state] += 1;
  return counts;
};
