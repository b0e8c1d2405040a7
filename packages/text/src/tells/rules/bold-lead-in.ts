import type { Examples, Rule } from "../rule.ts";

export const boldLeadIn: Rule = {
  id: "bold-lead-in",
  kind: "format",
  name: "Bold label on a list item",
  explanation: "List items that open with a bold label and a colon are the layout of chat answers.",
  suggestion: "Write a sentence, or drop the bold.",
  registers: { slack: 1, email: 1 },
  shape: "bold-lead-in",
};

export const examples: Examples = {
  bad: [["- **Speed:** it runs fast", "- **Speed:**"]],
  good: ["- it runs **fast**"],
};
