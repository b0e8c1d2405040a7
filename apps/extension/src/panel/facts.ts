import { compareDrafts, extractFacts, isFactTopic, type Change } from "@rewrite-service/text";

export type FactState = "kept" | "pending" | "changed" | "lost" | "invented";

/** A fact of the draft, or one that only the result has, and what became of it. `reason` is empty where nothing did. */
export interface FactLine {
  state: FactState;
  text: string;
  reason: string;
}

/** Troubles first. */
const ORDER: readonly FactState[] = ["invented", "lost", "changed", "pending", "kept"];

const stateOf = ({ status }: Change, finished: boolean): FactState => {
  if (status === "invented") return "invented";
  if (status !== "lost") return "changed";
  return finished ? "lost" : "pending";
};

/**
 * The facts of a draft by what `compareDrafts` says of them. While the result still streams, what is missing is to come,
 * and nothing is said against its last word, which may go on.
 */
export const factsOf = (
  before: string,
  after: string,
  { fromNotes, finished }: { fromNotes: boolean; finished: boolean },
): FactLine[] => {
  const settledEnd = finished ? after.length : after.search(/\S*$/);
  const isSettled = ({ after: place }: Change): boolean => place === null || place.end <= settledEnd;
  const changes = compareDrafts(before, after, { fromNotes }).changes.filter(
    ({ topic, status }) => isFactTopic(topic) || (fromNotes && status === "lost"),
  );
  const lines = changes.flatMap((change): FactLine[] => {
    const { before: own, after: new_, reason } = change;
    if (own !== null) {
      const state = isSettled(change) ? stateOf(change, finished) : "pending";
      return [{ state, text: before.slice(own.start, own.end), reason: state === "pending" ? "" : reason }];
    }
    if (new_ === null || !isSettled(change)) return [];
    return [{ state: stateOf(change, finished), text: after.slice(new_.start, new_.end), reason }];
  });
  for (const { start, end, text, spelled, value } of extractFacts(before)) {
    const isTouched = changes.some(({ before: own }) => own !== null && own.start < end && start < own.end);
    // "one" is a word more often than a figure.
    if (!isTouched && !(spelled === true && value === "1")) lines.push({ state: "kept", text, reason: "" });
  }
  return lines.sort((x, y) => ORDER.indexOf(x.state) - ORDER.indexOf(y.state));
};

export type FactCounts = Readonly<Record<FactState, number>>;

export const countFacts = (facts: readonly FactLine[]): FactCounts => {
  const counts = { kept: 0, pending: 0, changed: 0, lost: 0, invented: 0 };
  for (const { state } of facts) counts[state] += 1;
  return counts;
};
