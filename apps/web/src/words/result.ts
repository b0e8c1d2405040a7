/** Every string of the result, up to its review. */
export const resultWords = {
  title: "Result",
  empty: "The rewrite comes here. Your draft stays as it is.",
  view: "View of the result",
  views: { review: "Review", clean: "Clean", compare: "Compare" },
  starting: "Starting…",
  rewriting: "Rewriting.",
  stopped: "Stopped. What is here is yours to keep.",
  lost: (count: number) => `Connection lost after ${count} ${count === 1 ? "word" : "words"}.`,
  retryCounts: "A retry counts as a new rewrite.",
  requestId: (id: string) => `Request ${id}`,
  accept: "Accept",
  retry: "Retry",
  discard: "Discard",
  done: (kept: number, lost: number, changed: number, invented: number) =>
    `Done. ${[
      `${kept} ${kept === 1 ? "fact" : "facts"} kept`,
      ...(lost > 0 ? [`${lost} lost`] : []),
      ...(changed > 0 ? [`${changed} changed`] : []),
      ...(invented > 0 ? [`${invented} invented`] : []),
    ].join(", ")}.`,
} as const;
