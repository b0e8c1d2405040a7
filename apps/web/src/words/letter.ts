/** What is asked before a letter to one person becomes public. */
export const letterWords = {
  title: "This reads like a private message",
  lead: (place: string): string => `${place} is public. Anyone could read this.`,
  back: "Choose another kind of message",
  goOn: "Rewrite it anyway",
} as const;
