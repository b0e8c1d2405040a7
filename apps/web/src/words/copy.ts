/** What is said of the text that was copied last, where another one is on screen. */
export const copyWords = {
  isOld: "The text has changed since you copied it.",
} as const;
