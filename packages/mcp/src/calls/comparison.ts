import type { ChangeRow, DraftComparison } from "../library/library.ts";
import { excerptOf, plural } from "./limits.ts";

const ROWS_MAX = 60;

const factsWith = (changes: readonly ChangeRow[], status: ChangeRow["status"]): number =>
  changes.filter((change) => change.fact && change.status === status).length;

/** How many facts were kept, lost, invented and changed, and how many changes of any kind there are. */
export const countsOf = ({ kept, changes }: DraftComparison) => ({
  kept,
  lost: factsWith(changes, "lost"),
  invented: factsWith(changes, "invented"),
  changed: factsWith(changes, "changed"),
  changes: changes.length,
});

/** `7 facts kept, 0 lost, 0 invented`. */
export const factsLine = (comparison: DraftComparison): string => {
  const { kept, lost, invented, changed } = countsOf(comparison);
  return `${plural(kept, "fact")} kept, ${lost} lost, ${invented} invented${changed === 0 ? "" : `, ${changed} changed`}`;
};

/** `1 certain change, 2 places to look at`, or that nothing was found and what was not looked at. */
export const foundLine = ({ changes }: DraftComparison): string => {
  const certain = changes.filter(({ severity }) => severity === "hard").length;
  if (changes.length === 0) return "No changed figure, date or name found. Wording was not judged.";
  const parts = certain === 0 ? [] : [plural(certain, "certain change")];
  if (changes.length > certain) parts.push(plural(changes.length - certain, "place").concat(" to look at"));
  return `${parts.join(", ")}. Other wording was not judged.`;
};

// Hard changes first: a list that is cut must not hide them.
const inOrder = (changes: readonly ChangeRow[]): ChangeRow[] => [
  ...changes.filter(({ severity }) => severity === "hard"),
  ...changes.filter(({ severity }) => severity !== "hard"),
];

/** A comparison with its list cut to a size that fits an answer; the counts are whole. */
export const shownComparison = (comparison: DraftComparison, before: string, after: string) => ({
  alarm: comparison.alarm,
  counts: countsOf(comparison),
  changes: inOrder(comparison.changes)
    .slice(0, ROWS_MAX)
    .map(({ status, topic, severity, reason, ...places }) => ({
      status,
      topic,
      severity,
      reason: excerptOf(reason, 200),
      before: places.before && {
        ...places.before,
        text: excerptOf(before.slice(places.before.start, places.before.end)),
      },
      after: places.after && { ...places.after, text: excerptOf(after.slice(places.after.start, places.after.end)) },
    })),
});

/** What a reader has to look at, one line each. */
export const comparisonLines = ({ changes }: DraftComparison): string[] =>
  inOrder(changes)
    .slice(0, ROWS_MAX)
    .map(
      ({ status, topic, severity, reason }) =>
        `- ${severity === "hard" ? "certain" : "look here"}, ${status} ${topic}: ${excerptOf(reason, 200)}`,
    );
