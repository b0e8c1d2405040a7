import type { Examples, Rule } from "../rule.ts";

export const summaryCloser: Rule = {
  id: "summary-closer",
  kind: "pattern",
  name: "Summary closer",
  explanation: "Announces the end of a text that is short enough to show it.",
  suggestion: "Cut it and end on the last thing you have to say.",
  cluster: true,
  phrases: ["^in (conclusion|summary|essence) ,", "^overall ,", "in conclusion"],
};

export const examples: Examples = {
  bad: [["In conclusion, our vibrant tapestry stands as a testament to progress.", "In conclusion"]],
  good: ["Overall costs fell."],
};
