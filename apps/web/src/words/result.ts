import { endingWords } from "@rewrite-service/review";

const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Every string of the result, up to its review. */
export const resultWords = {
  title: "Result",
  unfinished: "Unfinished result",
  noResult: "No result",
  /** Whom a result was written for, in its head. */
  writtenFor: (place: string, words: string) => `${place} · ${words}`,
  view: "View of the result",
  views: { review: "Review", clean: "Clean", compare: "Side by side" },
  starting: "Starting…",
  rewritingFor: (place: string) => `Rewriting for ${place}`,
  rewriting: "Rewriting.",
  soFar: (kept: number, all: number) =>
    all === 0 ? "Your draft names no figure, date or name." : `${kept} of ${count(all, "fact", "facts")} so far.`,
  /** Said of whatever ended early before it was charged. */
  free: "Your draft is unchanged. This didn’t count toward your limit.",
  stoppedHere: "stopped here",
  brokeOff: "breaks off here",
  checking: "Checking…",
  done: endingWords,
} as const;
