/** Every string of the estimate of who wrote a text. */
export const likelihoodWords = {
  title: "How it reads",
  reads: {
    model: "Like AI",
    unclear: "Could be either",
    person: "Like a person",
    short: "Too short to tell",
    declined: "Can’t tell: English only",
  },
  caution: "A guess based on style, not proof.",
} as const;
