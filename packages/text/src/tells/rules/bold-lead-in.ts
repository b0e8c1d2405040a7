import type { Examples, Rule } from "../rule.ts";

export const boldLeadIn: Rule = {
  id: "bold-lead-in",
  kind: "format",
  name: "Bold label",
  explanation: "Lines that open with a bold label are the layout of chat answers.",
  suggestion: "Write a sentence, or drop the bold.",
  // People mark whom or what a line is for.
  silent: true,
  texts: ["message", "prose"],
  shape: "bold-lead-in",
};

export const examples: Examples = {
  bad: [],
  good: ["Hi Ana,\n\n- **Room:** 4.12\n- **Food:** soup"],
};
