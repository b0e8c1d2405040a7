import type { Examples, Rule } from "../rule.ts";

export const negativeParallelism: Rule = {
  id: "negative-parallelism",
  kind: "pattern",
  name: "Not this but that",
  explanation: "Denies something nobody said in order to sound deep.",
  suggestion: "Say only the second half.",
  phrases: ["beyond (just|mere)"],
  patterns: [
    {
      anchors: ["^this isn't about"],
      source: "this isn['’]t about [^.!?\\n]{2,60}(?:[.;—–]\\s{0,2}it(?:['’]s| is))?",
    },
    {
      anchors: ["not (just|merely|simply)"],
      source: 'not (?:just|merely|simply)\\b[^.!?\\n"“”`]{2,90}?(?:\\bbut\\b|—|;|, (?:it|they|we|you|this)\\b)',
    },
    {
      anchors: [
        "isn't (just|merely|simply|about)",
        "wasn't (just|merely|simply|about)",
        "aren't (just|merely|simply|about)",
        "is not (just|merely|simply|about)",
        "it's not (just|merely|simply|about)",
      ],
      source:
        "[a-z'’]+ (?:not )?(?:just|merely|simply|about)\\b[^.!?\\n\"“”`]{2,70}(?:[.;,—]|–)\\s{0,2}(?:it|they|this|that|he|she|we)(?:['’]s|['’]re| is| was| are)\\b",
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["It is not just a tool but a partner.", "not just a tool but"],
    ["Trust isn't about money. It's about time.", "isn't about money. It's"],
    ["This isn't about blame. Anyone can be caught out.", "This isn't about blame"],
  ],
  good: ["It is not just late.", "This is not about you."],
};
