import type { Examples, Rule } from "../rule.ts";

export const heading: Rule = {
  id: "heading",
  kind: "format",
  name: "Heading in a message",
  explanation: "Markdown headings in a text that is not a document.",
  suggestion: "Drop it; let the first sentence say what follows.",
  cluster: true,
  shape: "heading",
};

export const examples: Examples = {
  bad: [["# Key insights\nA transformative, seamless plan.", "# Key insights"]],
  good: ["Issue #4 is fixed."],
};
