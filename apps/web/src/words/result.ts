import { endingWords } from "@rewrite-service/review";

const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Every string of the result, up to its review. */
export const resultWords = {
  title: "Result",
  unfinished: "Unfinished result",
  noResult: "No result",
  refused: "Something is missing",
  /** Whom a result was written for, in its head. */
  writtenFor: (place: string, words: string) => `${place} · ${words}`,
  view: "Result view",
  views: { review: "Review", clean: "Clean", compare: "Side by side" },
  starting: "Starting…",
  rewritingFor: (place: string) => `Rewriting for ${place}`,
  rewriting: "Rewriting…",
  soFar: (kept: number, all: number) =>
    all === 0
      ? "No numbers, dates, links or names in your draft."
      : `${kept} of ${count(all, "fact", "facts")} kept so far.`,
  /** Said of whatever ended early before it was charged. */
  free: "Your draft hasn’t changed. This didn’t use a rewrite.",
  /** Of one that was stopped before its first word, the same where the draft has changed since. */
  stopped: "Stopped",
  uncharged: "This didn’t use a rewrite.",
  retry: "Try again",
  stoppedHere: "Stopped here",
  brokeOff: "Cut off here",
  /** What the rules say of a public text for a few readers; a test asks them. */
  isPrivate: "This reads like a private message. Do you want to post it?",
  /** Over a result of the draft as it was. */
  changedDraft: "You’ve changed the draft. Rewrite to update this.",
  checking: "Checking…",
  checkingNext: "Checking the next words…",
  /** Where undo took a rewrite back, or it went with its draft. */
  removed: "Result removed.",
  bringBack: "Bring it back",
  /** Where another length was asked for than came. */
  notLength: (asked: "shorter" | "longer", words: number, ofDraft: number) =>
    `You asked for a ${asked} text. This one has ${count(words, "word", "words")}; your draft has ${ofDraft.toLocaleString("en")}.`,
  done: endingWords,
} as const;
