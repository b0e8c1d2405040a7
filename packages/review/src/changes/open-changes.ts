import { risksOf, type Decision, type Decisions } from "../alignment/mix.ts";
import type { Passage } from "../alignment/passage.ts";

/** Whether a change still waits for the writer. */
export const isOpen = (decision: Decision | undefined): boolean => decision === undefined || decision.kind === "asked";

/** Of the open changes the one to look at first: what touches a fact comes before the others. */
export const firstOf = (open: readonly Passage[], decisions: Decisions): Passage | undefined =>
  open.find((change) => risksOf(change, decisions[change.id]).length > 0) ?? open[0];

/** The open change that comes after one, around the end. */
export const nextOpen = (changes: readonly Passage[], id: number, decisions: Decisions): Passage | undefined => {
  const after = [...changes.slice(changes.findIndex((one) => one.id === id) + 1), ...changes];
  return after.find((other) => other.id !== id && isOpen(decisions[other.id]));
};
