/** Said of the place where the gate kept something out of a rewrite. */
export const gapWords = "Something your draft doesn’t say was left out here. Read the sentence.";
