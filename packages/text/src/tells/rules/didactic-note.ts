import type { Examples, Rule } from "../rule.ts";

export const didacticNote: Rule = {
  id: "didactic-note",
  kind: "pattern",
  name: "Important to note",
  explanation: "Tells the reader to pay attention.",
  suggestion: "Say the thing itself.",
  fix: "cut",
  phrases: [
    "it is (also |)(important|worth|essential|crucial|vital|necessary|helpful|imperative) (to|noting|mentioning|remembering|considering|that)",
    "it's (also |)(important|worth|essential|crucial|vital|necessary|helpful|imperative) (to|noting|mentioning|remembering|considering|that)",
    "worth noting",
    "important to (note|remember|consider|recognize|understand|acknowledge)",
    "essential to (note|remember|consider|recognize|understand|acknowledge|have|be)",
    "crucial to (note|remember|consider|recognize|understand|have|be)",
    "^remember ,",
    "^remember (to|that) ",
    "key (takeaway|takeaways|points|aspects|features|components|considerations|elements|factors|insights|findings|benefits)",
    "best practices",
    "one of the (key|most significant|primary|main|most important|most notable)",
    "some of the key",
    "a key (factor|aspect|component|role|element|part)",
    "plays a",
  ],
};

export const examples: Examples = {
  bad: [["It is important to note that rain fell.", "It is important to"]],
  good: ["Note the date on page 2."],
};
