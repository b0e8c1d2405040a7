import {
  compareDrafts,
  extractFacts,
  overlaps,
  type Change,
  type Comparison,
  type Fact,
  type Span,
} from "@rewrite-service/text";
import { placesOf } from "./fact-places.ts";
import { isAboutFact } from "../alignment/about-fact.ts";
import { shownText, type ShownFact } from "./shown-fact.ts";

export interface FactsReport {
  facts: ShownFact[];
  comparison: Comparison;
}

// "one" and "first" are words more often than figures; the comparison leaves them out as well.
const isWordlike = (fact: Fact): boolean =>
  fact.spelled === true && (fact.kind === "number" || fact.kind === "ordinal") && fact.value === "1";

// A quotation covers facts of its own, so only what notes say about a whole line is looked for by overlap.
const touches = ({ before, topic }: Change, fact: Span): boolean => {
  if (before === null) return false;
  return topic === "wording" ? overlaps(before, fact) : before.start === fact.start && before.end === fact.end;
};

const gone = (change: Change, before: string, reached: boolean): ShownFact => {
  const span = change.before as Span;
  const text = shownText(before, span);
  if (change.status === "lost" && !reached) return { state: "pending", text, before: span, after: null, reason: "" };
  const state = change.status === "lost" ? "lost" : "changed";
  return { state, text, before: span, after: change.after, reason: change.reason };
};

const sameWriting = (one: string, other: string): boolean =>
  one.replace(/\s+/g, " ").toLowerCase() === other.replace(/\s+/g, " ").toLowerCase();

/**
 * The facts of the draft and what became of them in the result: the verdicts of `compareDrafts`, one entry a fact. While
 * the result still streams, what is missing is pending, not lost, and nothing is said against its last word, which may
 * go on; a fact that has come counts as kept at once. A text that ended early has pending facts for good.
 */
export const factsReport = (
  before: string,
  after: string,
  { fromNotes, finished, partial = false }: { fromNotes: boolean; finished: boolean; partial?: boolean },
): FactsReport => {
  const comparison = compareDrafts(before, after, { fromNotes });
  const settledEnd = finished ? after.length : after.search(/\S*$/);
  const unsettled = (change: Change): boolean => change.after !== null && change.after.end > settledEnd;
  const changes = comparison.changes.filter((change) => isAboutFact(change, fromNotes));
  const facts = changes.flatMap((change): ShownFact[] => {
    if (change.before === null) return [];
    if (!unsettled(change)) return [gone(change, before, finished && !partial)];
    return [{ ...gone(change, before, finished), state: "pending", after: null, reason: "" }];
  });
  const kept = extractFacts(before).filter(
    (fact) => !isWordlike(fact) && !changes.some((change) => touches(change, fact)),
  );
  const places = placesOf(kept, before, after, comparison.pairs);
  kept.forEach(({ start, end }, index) => {
    const place = places[index] ?? null;
    // The comparison has nothing against a fact that it does not judge; whether it has come yet, only its place tells.
    if (place === null && (!finished || partial)) {
      facts.push({
        state: "pending",
        text: shownText(before, { start, end }),
        before: { start, end },
        after: null,
        reason: "",
      });
      return;
    }
    const reworded = place !== null && !sameWriting(shownText(before, { start, end }), shownText(after, place));
    facts.push({
      state: reworded ? "reworded" : "kept",
      text: shownText(before, { start, end }),
      before: { start, end },
      after: place,
      reason: "",
    });
  });
  facts.sort((x, y) => (x.before?.start ?? 0) - (y.before?.start ?? 0));
  for (const change of changes) {
    if (change.status !== "invented" || change.after === null || unsettled(change)) continue;
    facts.push({
      state: "invented",
      text: shownText(after, change.after),
      before: null,
      after: change.after,
      reason: change.reason,
    });
  }
  return { facts, comparison };
};
