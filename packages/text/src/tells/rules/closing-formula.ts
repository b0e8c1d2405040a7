import type { Examples, Rule } from "../rule.ts";

export const closingFormula: Rule = {
  id: "closing-formula",
  kind: "pattern",
  name: "Closing formula",
  explanation: "A closing sentence that could end any letter.",
  suggestion: "Keep one plain line, or none.",
  // People end their letters so too.
  silent: true,
  phrases: [
    "(do not|don't) hesitate to reach",
    "feel free to (reach|share|connect)",
    "look forward to (discussing|connecting|collaborating|continuing)",
    "looking forward to connecting",
    "look forward to the opportunity",
    "thank you again for your interest",
    "thank you in advance for your time",
    "grateful for the opportunity",
    "sincere gratitude",
    "thank you for (considering|choosing)",
    "appreciate your (patience|understanding|cooperation|flexibility|consideration)",
    "any questions in the meantime",
  ],
};

export const examples: Examples = {
  bad: [],
  good: ["Do not hesitate to call Ana if it breaks."],
};
