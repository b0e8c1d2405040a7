import type { Examples, Rule } from "../rule.ts";

export const triad: Rule = {
  id: "triad",
  kind: "pattern",
  name: "List of three",
  explanation: "Three things in a row where one or two would do.",
  suggestion: "Keep the one that matters.",
  silent: true,
  shape: "triad",
};

export const examples: Examples = {
  bad: [],
  good: ["Our journey of resilience is fast, simple, and reliable."],
};
