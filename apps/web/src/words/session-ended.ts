/** What is said over the page once a session has ended. */
export const sessionEndedWords = {
  title: "Your session has ended",
  lead: "Your draft is still here. Sign in to pick up where you left off.",
  submit: "Sign in and continue",
  later: "Not now",
} as const;
