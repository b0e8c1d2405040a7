// Making a format is slow, and some of these sentences are drawn with every frame of a stream.
const figures = new Intl.NumberFormat("en");
const whole = (count: number): string => figures.format(count);

/** What stands in the way of a rewrite, and what to do about it. */
export const stateWords = {
  checksWork: "Check and Compare still work.",
  offline: "You’re offline",
  offlineDraft: "Your draft is kept in this browser.",
  unreachable: "Can’t reach the server",
  unreachableHint: "Check your connection, then try again. Your draft is kept in this browser.",
  wait: (seconds: number) => `Ready in ${seconds} s`,
  rateLimited: "You’re going too fast",
  rateLimitedHint: "You can rewrite again when the countdown ends.",
  tooLong: (length: number, limit: number) =>
    `Your draft is ${whole(length)} characters long. The limit is ${whole(limit)}.`,
  tooLongHint: "You can rewrite it part by part.",
  split: "Split by paragraph",
  part: (from: number, to: number, of: number) => {
    const place = from === 1 ? "first" : to === of ? "last" : "next";
    return `Working on the ${place} ${whole(to - from + 1)} of ${whole(of)} characters`;
  },
  nextPart: "Next part",
  wholeDraft: "Whole draft",
  signedOut: "Sign in to rewrite on this server",
  signIn: "Sign in",
  noModel: "The model isn’t available right now",
  noModelOperator: "Check PROVIDER, PROVIDER_BASE_URL and PROVIDER_API_KEY. The server log shows what failed.",
  retry: "Try again",
} as const;
