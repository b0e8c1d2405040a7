const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Every string of the result, up to its review. */
export const resultWords = {
  title: "Result",
  unfinished: "Unfinished result",
  noResult: "No result",
  /** Whom a result was written for, in its head. */
  writtenFor: (place: string, words: string) => `${place} · ${words}`,
  /** Why a result is not what Rewrite would bring now. */
  outdated: {
    unfinished: () => "Unfinished. The rest of your draft was not rewritten.",
    draft: () => "Your draft has changed since. Rewrite to update.",
    register: (was: string, now: string) => `This is still the ${was} version. Rewrite for ${now} to update.`,
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
  unchanged: "Your draft is unchanged.",
  lost: (words: number) => (words === 0 ? "Connection lost" : `Connection lost after ${count(words, "word", "words")}`),
  lostHint: "Your draft is unchanged. Trying again counts as a new rewrite.",
  failed: "The rewrite failed",
  cut: (words: number) => `The model broke off after ${count(words, "word", "words")}`,
  /** Said over the result that was there before a try that brought no word. */
  lastResult: "This is your last result.",
  /** Said of a text that came of the try before. */
  earlierTry: "The text above is from the try before. Your draft is unchanged.",
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
  requestId: (id: string) => `If you report this, name request ${id.split("-")[0]}.`,
  gate: {
    stopped: "Stopped:",
    lead: "the model wrote",
    says: "; your draft says",
    unsaid: "isn’t in your draft",
    leftOut: "Left out of the rewrite",
    list: (named: readonly string[], more: number) => `${named.join(", ")}${more === 0 ? "." : ` and ${more} more.`}`,
    free: "Your draft is unchanged. This didn’t count toward your limit.",
    here: "stopped here",
    brokeOff: "breaks off here",
  },
  checking: "Checking…",
  keep: "Keep what we have",
  review: "Review it anyway",
  retry: "Try again",
  discard: "Discard",
  toLast: "Back to my last result",
  discardResult: "Discard this result",
  done: (partial: boolean, kept: number, lost: number, changed: number, invented: number) =>
    `${partial ? "Unfinished" : "Done"}. ${[
      `${count(kept, "fact", "facts")} kept`,
      ...(lost > 0 ? [`${lost} missing`] : []),
      ...(changed > 0 ? [`${changed} changed`] : []),
      ...(invented > 0 ? [`${invented} added`] : []),
    ].join(", ")}.`,
} as const;
