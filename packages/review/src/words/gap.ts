/** Said of the place where the gate kept something out of a rewrite: behind these words. */
export const gapWords = (behind: string, fromNotes: boolean): string =>
  `The model wrote something that isn’t in your ${fromNotes ? "notes" : "draft"} after “${behind}”, then rewrote the passage without it. Read this sentence.`;
