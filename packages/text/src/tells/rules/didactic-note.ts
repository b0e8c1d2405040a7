import type { Examples, Rule } from "../rule.ts";

export const didacticNote: Rule = {
  id: "didactic-note",
  kind: "pattern",
  name: "Call for attention",
  explanation: "Tells the reader to pay attention.",
  suggestion: "Say the thing itself.",
  cluster: true,
  phrases: [
    "it is (also|) important to (note|remember|understand|recognize)",
    "it is (essential|crucial|imperative) (to|that)",
    "it's (important|essential|crucial) to",
    "it's worth noting",
    "^remember ,",
    "some of the key",
  ],
};

export const examples: Examples = {
  bad: [["It is important to note that rain fell.", "It is important to note"]],
  good: ["Note the date on page 2."],
};
