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
    "(play|plays) a (crucial|pivotal|vital|significant|critical) role",
    "played a (crucial|pivotal|significant) role",
    "(crucial|pivotal|vital|critical) role",
    "(underscore|underscores|underscored|underscoring) the",
    "highlight the importance",
    "(highlights|highlighted) the (importance|need)",
    "highlighting the (importance|need|potential)",
    "(emphasize|emphasizes|emphasizing|emphasized) the importance",
    "understand the importance",
    "the very (fabric|essence)",
    "a (stark|poignant|constant|powerful|timely|humbling) reminder (|of|that)",
    "(make|makes|made|making) a (lasting|meaningful|real|tangible) (difference|impact)",
    "(|the) (result|results|numbers|work) (speak|speaks) for (itself|themselves)",
    "that says it all",
    "the future (looks|is) bright",
    "left an indelible mark",
    "paving the way",
    "(pave|paves|paved) the way",
    "a pivotal moment",
  ],
};

export const examples: Examples = {
  bad: [
    ["The bridge stands as a testament to their work.", "stands as a testament to"],
    ["It is a powerful reminder of rust.", "a powerful reminder of"],
    ["New oil makes a lasting difference.", "makes a lasting difference"],
  ],
  good: ["The bridge opened in 1931 and still carries trams."],
};
