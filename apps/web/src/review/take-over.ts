import { mixOf, reviewWords as words, type Decisions, type Passage } from "@rewrite-service/review";
import type { Result } from "../result/result.ts";
import type { ResultVersion } from "../result/result-history.ts";

/** What accepting all did: the changes that it asks about, and how many it accepted. */
export const taken = (
  changes: readonly Passage[],
  before: Decisions,
  next: Decisions,
): { asked: Passage[]; accepted: number } => ({
  asked: changes.filter(({ id }) => next[id]?.kind === "asked"),
  accepted: changes.filter(({ id }) => next[id]?.kind === "accepted" && before[id] !== next[id]).length,
});

/** The decisions without what the writer is asked about: it stays as it was rewritten. */
export const withoutAsked = (decisions: Decisions): Decisions =>
  Object.fromEntries(Object.entries(decisions).filter(([, { kind }]) => kind !== "asked"));

/**
 * Puts what these decisions make into the draft, and says so; raw notes come there as little as they are copied. Gives the
 * change to look at next.
 */
export const takeOver = (
  result: Result,
  { source, decisions }: ResultVersion,
  changes: readonly Passage[],
  next: Decisions,
  say: (outcome: string, of: Decisions, ofTaken?: boolean) => void,
): number | null => {
  const text = result.alignment === null ? result.mix.text : mixOf(result.alignment, next).text;
  const { asked, accepted } = taken(changes, decisions, next);
  if (source.fromNotes && asked.length > 0) {
    const own = accepted > 0 ? withoutAsked(next) : decisions;
    if (accepted > 0) result.decide(own);
    say(words.outcome.accepted(accepted, asked.length, "take"), own);
  } else if (text.trim() === source.text.trim()) {
    result.decide(next);
    say(words.outcome.notTaken(source.fromNotes), next);
  } else {
    result.takeOver(next, text);
    say(words.outcome.taken(asked.length, source.fromNotes), next, true);
  }
  return asked[0]?.id ?? null;
};
