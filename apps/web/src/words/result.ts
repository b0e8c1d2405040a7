import { endingWords } from "@rewrite-service/review";

const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Every string of the result, up to its review. */
export const resultWords = {
  title: "Result",
  unfinished: "Result, unfinished",
  /** Whom a result was written for, in its head. */
  writtenFor: (place: string, words: string) => `${place} · ${words}`,
  /** Why a result is not what Rewrite would bring now. */
  outdated: {
    unfinished: () => "Unfinished. The rest of your draft was not rewritten.",
    draft: () => "Based on an earlier draft. Rewrite to update.",
    register: (was: string, now: string) => `This is the ${was} version. Rewrite it for ${now}?`,
    length: (was: string) => `Written for ${was} at another length.`,
    voice: (was: string) => `Written for ${was} in another voice.`,
    settings: (was: string) => `Written for ${was} with other settings.`,
  },
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
  cut: (words: number) => `The model stopped after ${count(words, "word", "words")}`,
  /** What went wrong before the first word, by its code. */
  failures: {
    internal: "The server ran into an error",
    provider_error: "The model didn’t answer",
    provider_timeout: "The model took too long to answer",
    provider_unavailable: "The model isn’t available right now",
    draining: "The server is restarting",
    rewrite_stopped: "The model wrote something that isn’t in your draft",
  } as Readonly<Record<string, string>>,
  // The first of its five groups finds it in the log.
  requestId: (id: string) => `Request ${id.split("-")[0]}`,
  gate: {
    lead: "Stopped: the model wrote",
    says: "; your draft says",
    unsaid: ", which is not in your draft",
    leftOut: "The rewrite left out",
    others: (more: number) => `and ${more} more`,
    free: "Your draft is unchanged. This didn’t count toward your limit.",
    here: "stopped here",
  },
  checking: "Checking…",
  keep: "Keep what’s written",
  review: "Review it anyway",
  retry: "Try again",
  discard: "Discard",
  done: endingWords,
} as const;
