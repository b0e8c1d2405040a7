import type { Examples, Rule } from "../rule.ts";

export const triad: Rule = {
  id: "triad",
  kind: "pattern",
  name: "List of three",
  explanation: "Three things in a row where one or two would do.",
  suggestion: "Keep the one that matters.",
  cluster: true,
  shape: "triad",
};

export const examples: Examples = {
  bad: [["Our journey of resilience is fast, simple, and reliable.", "fast, simple, and reliable"]],
  good: ["It is fast and reliable."],
};
