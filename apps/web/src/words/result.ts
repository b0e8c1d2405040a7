const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Every string of the result, up to its review. */
export const resultWords = {
  title: "Result",
  unfinished: "Result, unfinished",
  view: "View of the result",
  views: { review: "Review", clean: "Clean", compare: "Side by side" },
  starting: "Starting…",
  rewritingFor: (place: string) => `Rewriting for ${place}`,
  rewriting: "Rewriting.",
  soFar: (kept: number, all: number) =>
    all === 0 ? "Your draft names no figure, date or name." : `${kept} of ${count(all, "fact", "facts")} so far.`,
  stopped: "Stopped",
  stoppedHint: "Keep what is here, or try again. Your draft is unchanged.",
  lost: (words: number) => `Connection lost after ${count(words, "word", "words")}`,
  lostHint: "Your draft is unchanged. Trying again counts as a new rewrite.",
  failed: "The rewrite failed",
  requestId: (id: string) => `Request ${id}`,
  gate: {
    lead: "Stopped before it reached you: the model wrote",
    says: "your draft says",
    unsaid: "your draft doesn’t say that",
    leftOut: "Stopped before it reached you: the model left out",
    free: "Your draft is unchanged. This try wasn’t counted.",
    here: "stopped here",
  },
  keep: "Keep the part so far",
  retry: "Try again",
  discard: "Discard",
  done: (kept: number, lost: number, changed: number, invented: number) =>
    `Done. ${[
      `${count(kept, "fact", "facts")} kept`,
      ...(lost > 0 ? [`${lost} missing`] : []),
      ...(changed > 0 ? [`${changed} changed`] : []),
      ...(invented > 0 ? [`${invented} added`] : []),
    ].join(", ")}.`,
} as const;
