/** Said by the worker that aligns the texts; the page itself does not load it. */
export const claimWords = {
  addedSentence: "This sentence isn’t in your draft.",
  leftOutPoint: "This point isn’t in the result.",
};
