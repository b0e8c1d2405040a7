import type { Examples, Rule } from "../rule.ts";

export const closingFormula: Rule = {
  id: "closing-formula",
  kind: "pattern",
  name: "Closing formula",
  explanation: "A closing sentence that could end any letter.",
  suggestion: "Keep one plain line, or none.",
  fix: "cut",
  phrases: [
    "(do not|don't) hesitate to reach",
    "feel free to (reach|share|connect)",
    "look forward to (discussing|connecting|collaborating|continuing)",
    "looking forward to connecting",
    "look forward to the opportunity",
    "thank you again for your interest",
    "thank you in advance for your time",
    "thank you for (considering|your understanding|your consideration|choosing)",
    "appreciate your (understanding|consideration|feedback|interest)",
    "grateful for the opportunity",
    "sincere gratitude",
    "warm regards",
    "reach out to you",
  ],
};

export const examples: Examples = {
  bad: [
    [
      "Please do not hesitate to reach out with any questions.",
      "Please do not hesitate to reach out with any questions.",
    ],
  ],
  good: ["Do not hesitate to call Ana if it breaks."],
};
