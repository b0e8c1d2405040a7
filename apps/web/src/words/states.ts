// Making a format is slow, and some of these sentences are drawn with every frame of a stream.
const figures = new Intl.NumberFormat("en");
const whole = (count: number): string => figures.format(count);

/** What stands in the way of a rewrite, and what to do about it. */
export const stateWords = {
  letter: {
    title: "This reads like a letter to one person",
    lead: (place: string): string => `${place} is public: strangers would read it.`,
    back: "Choose another kind of message",
    goOn: "Rewrite it anyway",
  },
  checksWork: "Checks and Compare still work.",
  offline: "Offline. Checks work; rewriting waits.",
  offlineDraft: "The draft is kept on this device.",
  wait: (seconds: number) => `Ready in ${seconds} s`,
  rateLimited: "Too many rewrites in a short time. The button counts down until it is ready.",
  tooLong: (length: number, limit: number) =>
    `The draft has ${whole(length)} characters; one rewrite takes ${whole(limit)}.`,
  split: "Split by paragraph",
  part: (from: number, to: number, of: number) =>
    `Working on characters ${whole(from)} to ${whole(to)} of ${whole(of)}.`,
  nextPart: "Next part",
  wholeDraft: "Whole draft",
  signedOut: "Rewriting needs an account on this server. Checks and Compare work without one.",
  signIn: "Sign in",
  noModel: "This server has no working model. Checks work.",
  noModelOperator:
    "PROVIDER, PROVIDER_BASE_URL and PROVIDER_API_KEY name the model; the server's log says what failed.",
  retry: "Try again",
  ended: {
    title: "Your session has ended",
    lead: "The draft is still here. Sign in and go on where you were.",
    submit: "Sign in and go on",
    later: "Not now",
  },
  historyWhat: "Finished rewrites would stay in this browser, the last 50 of each draft, and go nowhere else.",
  historyNo: "No history",
  tabs: {
    adopted: "This draft was changed in another tab, and follows it. Undo brings back what stood here.",
    conflict: "Another tab changed this draft too. Its text is kept on this device.",
    swap: "Use the other text",
    discard: "Discard the other",
    dismiss: "All right",
  },
} as const;
