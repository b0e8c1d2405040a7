import type { Examples, Rule } from "../rule.ts";

export const divider: Rule = {
  id: "divider",
  kind: "format",
  name: "Divider line",
  explanation: "A ruled line between parts of a short text.",
  suggestion: "Leave a blank line.",
  cluster: true,
  texts: ["message"],
  shape: "divider",
};

export const examples: Examples = {
  bad: [["Hi Ana,\nA transformative, seamless plan.\n---\nMore.", "---"]],
  good: ["Rain -- or snow."],
};
