/** Said of the place where the gate kept something out of a rewrite: behind these words. */
export const gapWords = (behind: string, fromNotes: boolean): string =>
  `Something that isn’t in your ${fromNotes ? "notes" : "draft"} was removed or corrected after “${behind}”. Read this sentence.`;
