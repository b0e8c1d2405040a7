/** What is said of each text that is kept. */
export const protectedWords = {
  jump: (text: string) => `Go to “${text}”`,
  release: (text: string) => `Stop protecting “${text}”`,
  releaseAlways: (text: string) => `Stop always protecting “${text}”`,
  always: "Always protect",
  keepAlways: (text: string) => `Always protect “${text}”`,
  alwaysKept: "always protected",
  onList: "One of your always-protected words",
  notAlways: (why: string) => `Couldn’t add it to your always-protected words. ${why}`,
} as const;
