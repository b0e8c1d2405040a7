import type { Examples, Rule } from "../rule.ts";

export const importanceWords: Rule = {
  id: "importance-words",
  kind: "vocabulary",
  name: "Claim of importance",
  explanation: "Says that something matters where the text could show why.",
  suggestion: "Give the reason, or cut the word.",
  cluster: true,
  fix: "replace",
  words: {
    crucial: "important",
    invaluable: "useful",
    indispensable: "needed",
    noteworthy: "",
    remarkable: "",
    countless: "many",
    delightful: "",
    meaningful: "",
  },
};

export const examples: Examples = {
  bad: [["It is crucial, noteworthy and invaluable.", "crucial"]],
  good: ["It is essential that you sign page 4."],
};
