import type { Examples, Rule } from "../rule.ts";

export const stockScene: Rule = {
  id: "stock-scene",
  kind: "pattern",
  name: "Stock scene",
  explanation: "A gesture or a sound that stories written by machines use over and over.",
  suggestion: "Write what this person does.",
  cluster: true,
  phrases: [
    "barely above a whisper",
    "couldn't help but",
    "a mix of (emotions|fear|excitement)",
    "a mixture of (excitement|awe|curiosity)",
    "a (flicker|surge|sense|glimmer|hint|rush|spark|whirlwind) of",
    "sent (a shiver|shivers|a chill)",
    "down (my|his|her) spine",
    "heart (pounding|racing|pounded|raced)",
    "the air was thick",
    "little did (i|he|she|they)",
    "with each passing",
    "days turned into",
    "washed over",
    "eyes (widened|sparkled|sparkling|narrowed|twinkling)",
    "the weight of",
    "hung in the air",
    "nestled in",
    "found (solace|himself|herself|myself|themselves)",
    "finding solace",
    "filled with (a|laughter)",
    "beneath the surface",
    "danced (across|with)",
    "dance (in|with)",
    "bathed in",
    "(a|the) tale of",
  ],
};

export const examples: Examples = {
  bad: [["She couldn't help but smile.", "couldn't help but"]],
  good: ["She smiled at the dog."],
};
