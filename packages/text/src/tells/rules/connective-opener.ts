import type { Examples, Rule } from "../rule.ts";

export const connectiveOpener: Rule = {
  id: "connective-opener",
  kind: "pattern",
  name: "Formal connective",
  explanation: "A formal link between sentences. At work people open with it as often as machines do.",
  suggestion: "Leave it out where the order already says it.",
  hint: true,
  phrases: [
    "^(additionally|furthermore|moreover|consequently|nevertheless|nonetheless|conversely|importantly|similarly|likewise|thus|hence|therefore|subsequently|firstly|secondly|lastly|however) ,",
  ],
};

export const examples: Examples = {
  bad: [["However, the train was late.", "However"]],
  good: ["The train, however, was late."],
};
