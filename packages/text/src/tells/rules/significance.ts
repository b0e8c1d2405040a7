import type { Examples, Rule } from "../rule.ts";

export const significance: Rule = {
  id: "significance",
  kind: "pattern",
  name: "Inflated significance",
  explanation: "Announces how much something means instead of saying what it did.",
  suggestion: "Say what it did.",
  phrases: [
    "a testament to",
    "testament to",
    "a (lasting|profound) impact",
    "a (profound|deeper|nuanced) understanding of",
    "stands as a testament",
    "serves as a (reminder|powerful|stark)",
    "(play|plays|played) a (crucial|pivotal|vital|significant|critical) role",
    "(crucial|pivotal|vital|critical) role",
    "(underscore|underscores|underscored|underscoring) the",
    "(highlight|highlights|highlighted|highlighting) the (importance|need)",
    "(emphasize|emphasizes|emphasizing|emphasized) the importance",
    "understand the importance",
    "the very (fabric|essence)",
    "a (stark|poignant|constant|powerful) reminder",
    "(make|makes|made|making) a (lasting|meaningful|tangible) (difference|impact)",
    "(result speaks for itself|results speak for themselves)",
    "that says it all",
    "the future (looks|is) bright",
    "remains (our|my) (top|first) priority",
    "(pave|paves|paved|paving) the way",
  ],
};

export const examples: Examples = {
  bad: [
    ["The bridge stands as a testament to their work.", "stands as a testament to"],
    ["It is a powerful reminder of rust.", "a powerful reminder"],
    ["The pump remains our top priority.", "remains our top priority"],
    ["New oil makes a lasting difference.", "makes a lasting difference"],
  ],
  good: ["The bridge opened in 1931 and still carries trams.", "A firm date would make a real difference."],
};
