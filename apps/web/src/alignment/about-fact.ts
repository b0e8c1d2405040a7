import type { Change } from "@rewrite-service/text";

// Changes of meaning that are not facts of their own; the list of changes shows them.
const NOT_FACTS: ReadonlySet<Change["topic"]> = new Set([
  "negation",
  "obligation",
  "direction",
  "claim",
  "sentence",
  "wording",
]);

/** Whether a change is about a fact. What notes say and the text does not is one, whatever its kind. */
export const isAboutFact = (change: Change, fromNotes: boolean): boolean =>
  !NOT_FACTS.has(change.topic) || (fromNotes && change.status === "lost");
