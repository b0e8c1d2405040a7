import type { Examples, Rule } from "../rule.ts";

export const boldLeadIn: Rule = {
  id: "bold-lead-in",
  kind: "format",
  name: "Bold label on a list item",
  explanation: "Lines that open with a bold label are the layout of chat answers.",
  suggestion: "Write a sentence, or drop the bold.",
  fix: "unmark",
  texts: ["message", "prose"],
  shape: "bold-lead-in",
};

export const examples: Examples = {
  bad: [["- **Speed:** it runs fast", "- **Speed:**"]],
  good: ["- it runs **fast**", "# 2.1\n\n- **pump:** starts by itself"],
};
