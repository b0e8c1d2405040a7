/** Every string of the other versions of a rewrite. */
export const versionsWords = {
  title: "Other versions",
  card: (at: number): string => `Version ${at}`,
  /** Over a whole version. */
  titled: (at: number, isDraft: boolean): string => `Version ${at}${isDraft ? ": the same as your draft" : ""}`,
  ready: (at: number): string => `Version ${at} is ready.`,
  /** Of versions in full. */
  differs: "What differs from the text above is marked.",
  running: "Writing…",
  comparing: "Comparing…",
  read: (at: number): string => `Read all of version ${at}`,
  /** Only the sentence in focus, from the versions that are there. */
  one: "This sentence only",
  use: "Use it",
  whole: (at: number): string => `Use all of version ${at}`,
  lost: (lost: number): string => `${lost.toLocaleString("en")} ${lost === 1 ? "fact" : "facts"} missing or changed`,
  sentence: (text: string): string => `Use: ${text}`,
  stop: "Stop",
  close: "Close versions",
  sameSentence: "Same as your current sentence.",
  /** Of a version that says it in other sentences, or not at all. */
  noSentence: "No other wording for this sentence alone.",
  back: "Close",
  more: "One more version",
  /** Of an answer that is a version already known. */
  same: {
    free: "The model has no other version. This didn’t use a rewrite.",
    counted: "The model wrote a version you already have. This used a rewrite.",
  },
  failed: "This version didn’t finish. It may have used a rewrite.",
  /** In the words of a result that was stopped. */
  stopped: (hasText: boolean): string => `Stopped. This ${hasText ? "used" : "didn’t use"} a rewrite.`,
  retry: "Try again",
} as const;
