type Counts = Readonly<Record<"pending" | "kept" | "reworded" | "changed" | "lost" | "invented", number>>;

// What the worker says stands by itself, so that it does not load all the rest.
export const missingFact = (text: string): string => `“${text}” is missing`;
export const otherCompany = (figure: string, company: string): string => `“${figure}” no longer goes with “${company}”`;

/** What a change does to protected words, `isGone` where nothing is in their place; said before the words of a review are loaded. */
export const protectedWords = (texts: readonly string[], isGone: boolean): string =>
  `your protected words ${texts.map((text) => `“${text}”`).join(", ")} are ${isGone ? "missing" : "changed"}`;

/** Every other string of the list of facts. */
export const factsWords = {
  title: "Facts",
  states: {
    pending: "not written yet",
    kept: "kept",
    reworded: "kept in different words",
    changed: "changed",
    lost: "missing",
    invented: "added",
    stopped: "stopped here",
  },
  /** What a row says beside the fact itself; the other states say enough by their mark. */
  beside: { changed: "changed", lost: "missing", invented: "added", stopped: "stopped", check: "to check" },
  /** What there is to look at of facts; "" where there is nothing. */
  troubles: ({ kept, reworded, invented, lost, changed }: Counts, toCheck: number) =>
    [
      ...(invented > 0 ? [`${invented} added`] : []),
      ...(lost > 0 ? [`${lost} missing`] : []),
      ...(changed > 0 ? [`${changed} changed`] : []),
      // A count of facts alone would not say what this is beside.
      ...(toCheck > 0 && kept + reworded > 0 && invented + lost + changed === 0 ? ["kept"] : []),
      ...(toCheck > 0 ? [`${toCheck} to check`] : []),
    ].join(", "),
  /** Of sentences that are missing as a whole. */
  leftOut: (count: number) => `${count} sentence${count === 1 ? "" : "s"} left out`,
  became: (text: string, now: string) => `${text} → ${now}`,
  reworded: (text: string, now: string) => `${text} ≈ ${now}`,
  asked: "You protected these words.",
  toKeep: "to keep",
  soFar: "so far",
  ended: "before it stopped",
  earlier: "in this result",
  allKept: "all kept",
  kept: "kept",
  none: "No numbers, dates, links or names found.",
  reading: "Reading the facts…",
  failed: "Couldn’t check the facts.",
  retry: "Try again",
  long: "This draft is too long to list its facts before a rewrite.",
  empty: (isNotes: boolean) =>
    `The numbers, dates, links and names in your ${isNotes ? "notes" : "draft"} appear here.`,
  summary: (counts: Counts) =>
    [
      `${counts.kept + counts.reworded} kept`,
      ...(counts.pending > 0 ? [`${counts.pending} not written yet`] : []),
      ...(counts.changed > 0 ? [`${counts.changed} changed`] : []),
      counts.lost === 0 ? "none missing" : `${counts.lost} missing`,
      counts.invented === 0 ? "none added" : `${counts.invented} added`,
    ].join(", "),
  more: (count: number) => `Show ${count} more`,
  times: (count: number) => `×${count}`,
} as const;
