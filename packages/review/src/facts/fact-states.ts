import {
  compareDrafts,
  extractFacts,
  isFactTopic,
  isHard,
  overlaps,
  supportedBy,
  type Change,
  type Comparison,
  type Fact,
  type Span,
} from "@rewrite-service/text";
import { placesOf } from "./fact-places.ts";
import { isAboutFact } from "../alignment/about-fact.ts";
import { missingFact, otherCompany } from "../words/facts.ts";
import { isCode, isSpelling } from "../alignment/spelling.ts";
import { joinedFacts } from "./joined-facts.ts";
import { companionOf, shownText, type ShownFact } from "./shown-fact.ts";

export interface FactsReport {
  facts: ShownFact[];
  comparison: Comparison;
}

const SENTENCE_START = /(?:^|[.!?:;\n])[\s"“*•-]*$/;
const NOTHING_COUNTED =
  /^(?:,| (?:an?|he|her|his|i|it|my|our|please|she|that|the|their|there|they|this|we|you|your)\b)/i;

/** "Second, the queue is new": counts what the text says, and no thing. */
const isEnumeration = ({ kind, start, end }: Fact, text: string): boolean =>
  kind === "ordinal" &&
  NOTHING_COUNTED.test(text.slice(end, end + 10)) &&
  SENTENCE_START.test(text.slice(Math.max(0, start - 8), start));

// "one" and "first" are words more often than figures; the comparison leaves them out as well.
const isWordlike = (fact: Fact, text: string): boolean =>
  fact.spelled === true &&
  (((fact.kind === "number" || fact.kind === "ordinal") && fact.value === "1") || isEnumeration(fact, text));

// A quotation covers facts of its own, so only what notes say about a whole line is looked for by overlap.
const touches = ({ before, topic }: Change, fact: Span): boolean => {
  if (before === null) return false;
  return topic === "wording" ? overlaps(before, fact) : before.start === fact.start && before.end === fact.end;
};

/** The label of a paragraph, "**Next steps:**", names nobody. */
const isLabel = ({ kind, text, start, end }: Fact, whole: string): boolean =>
  kind === "name" &&
  text.includes(" ") &&
  /^\*{0,2}:/.test(whole.slice(end, end + 3)) &&
  /(?:^|\n)[ \t]*(?:[-*•]|\d{1,2}[.)])? ?\*{0,2}$/.test(whole.slice(Math.max(0, start - 12), start));

/** Asks whether the facts of the result say a fact in a way that has no place of its own; of figures in words the comparison knows best. */
const saidOtherwise = (there: readonly Fact[]): ((fact: Fact) => boolean) => {
  const isThere = supportedBy(there);
  return (fact) => isHard(fact) && (fact.spelled === true || isThere(fact));
};

const isWording = true as const;

const gone = (change: Change, before: string, after: string, reached: boolean): ShownFact => {
  const span = change.before as Span;
  const own = { text: shownText(before, span), before: span, ...(change.topic === "wording" ? { isWording } : {}) };
  if (change.status === "lost" && !reached) return { ...own, state: "pending", after: null, reason: "" };
  const state = change.status === "lost" ? "lost" : "changed";
  const became = state === "changed" && change.after ? shownText(after, change.after) : undefined;
  // A figure is missed with what it counts or numbers: "4 chairs".
  const reason = state === "lost" && isFactTopic(change.topic) ? missingFact(own.text) : change.reason;
  return { ...own, became, state, after: change.after, reason };
};

const sameWriting = (one: string, other: string): boolean =>
  one.replace(/\s+/g, "").toLowerCase() === other.replace(/\s+/g, "").toLowerCase();

const NEAR = 120;
/** Whether the sentence around a place has a word, in whatever form. */
const isBeside = (word: string, text: string, { start, end }: Span): boolean => {
  const [head = ""] = text
    .slice(Math.max(0, start - NEAR), start)
    .split(/[.!?\n]/)
    .slice(-1);
  const [tail = ""] = text.slice(end, end + NEAR).split(/[.!?\n]/);
  return `${head} ${tail}`.toLowerCase().includes(word.toLowerCase().slice(0, Math.max(3, word.length - 2)));
};

/** A fact against which the comparison says nothing, by its place in the result; spelled as there where the draft's word had a slip. */
const standing = (before: string, after: string, { start, end }: Span, place: Span, finished: boolean): ShownFact => {
  const [own, now] = [shownText(before, { start, end }), shownText(after, place)];
  const written = before.slice(start, end);
  const isThere = after.slice(place.start, place.end) === written;
  const isMended = isThere && isSpelling(own, now);
  // The word behind a figure may still come.
  const company = finished ? companionOf(before, { start, end }) : "";
  const reason = company === "" || isMended || isBeside(company, after, place) ? "" : otherCompany(written, company);
  // A bare figure is the same one where what it counts is added. Of a code the capitals count.
  const isSame = isMended || (isThere && own === written) || (sameWriting(own, now) && (own === now || !isCode(own)));
  const state = isSame && reason === "" ? "kept" : "reworded";
  // What has not ended may go on: "14" of "14 October".
  const became = finished && state === "reworded" ? now : undefined;
  return { state, text: isMended ? now : own, became, before: { start, end }, after: place, reason };
};

/**
 * The facts of the draft and what became of them in the result: the verdicts of `compareDrafts`, one entry a fact. While
 * the result still streams, what is missing is pending, not lost, and nothing is said against its last word, which may
 * go on; a fact that has come counts as kept at once. A fact counts as kept only where the result says it.
 */
export const factsReport = (
  before: string,
  after: string,
  { fromNotes, finished }: { fromNotes: boolean; finished: boolean },
): FactsReport => {
  const comparison = compareDrafts(before, after, { fromNotes });
  const settledEnd = finished ? after.length : after.search(/\S*$/);
  const unsettled = (change: Change): boolean => change.after !== null && change.after.end > settledEnd;
  const changes = comparison.changes.filter((change) => isAboutFact(change, fromNotes));
  const own = extractFacts(before, { beside: after });
  const there = extractFacts(after, { beside: before });
  const labels = own.filter((fact) => isLabel(fact, before));
  const facts = changes.flatMap((change): ShownFact[] => {
    const isOfLabel = change.topic === "name" && labels.some((label) => touches(change, label));
    if (change.before === null || (change.status === "lost" && isOfLabel)) return [];
    const fact = gone(change, before, after, finished);
    return [unsettled(change) ? { ...fact, state: "pending", after: null, reason: "" } : fact];
  });
  const kept = own.filter(
    (fact) => !isWordlike(fact, before) && !labels.includes(fact) && !changes.some((change) => touches(change, fact)),
  );
  const places = placesOf(kept, after, there, comparison.pairs);
  const isSaid = finished && places.includes(null) ? saidOtherwise(there) : () => false;
  kept.forEach((fact, index) => {
    const place = places[index] ?? null;
    const { start, end } = fact;
    const unplaced = { text: shownText(before, fact), before: { start, end }, after: null };
    if (place !== null) facts.push(standing(before, after, fact, place, finished));
    else if (!finished) facts.push({ ...unplaced, state: "pending", reason: "" });
    else if (isSaid(fact) || (fact.unit === "week" && after.includes("fortnight")))
      facts.push({ ...unplaced, state: "reworded", reason: "" });
    // The comparison lets some facts go, such as "tomorrow"; the list says what the result does not say.
    else facts.push({ ...unplaced, state: "lost", reason: missingFact(unplaced.text) });
  });
  facts.sort((x, y) => (x.before?.start ?? 0) - (y.before?.start ?? 0));
  const joined = joinedFacts(facts, before, after);
  for (const change of changes) {
    if (change.status !== "invented" || change.after === null || unsettled(change)) continue;
    joined.push({
      state: "invented",
      text: shownText(after, change.after),
      before: null,
      after: change.after,
      reason: change.reason,
    });
  }
  return { facts: joined, comparison };
};
