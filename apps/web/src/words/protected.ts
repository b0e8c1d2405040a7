/** What is said of each text that is kept. */
export const protectedWords = {
  jump: (text: string) => `Go to “${text}”`,
  release: (text: string) => `Stop protecting “${text}”`,
  always: "Always keep",
  keepAlways: (text: string) => `Always keep “${text}” in every rewrite`,
  alwaysKept: "always kept",
  onList: "On your list of words to always keep",
  notAlways: (why: string) => `Couldn’t add it to your words to always keep. ${why}`,
} as const;
