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
  unclear: "About 4 in 10 texts under 180 words get this answer, whoever wrote them; longer ones get it less often.",
  caution: "An estimate from style alone, never proof: don’t use it to judge who wrote a text.",
} as const;
