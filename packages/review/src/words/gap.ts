/** Said of the place where the gate kept something out of a rewrite. */
export const gapWords =
  "Something that isn’t in your draft was removed here. Read the sentence, then edit or reject it.";
