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
  // People label the fields of minutes, notices and adverts, and the points of a list.
  silent: true,
};

export const examples: Examples = {
  bad: [],
  good: ["Hi Ana,\n\n- **Room:** 4.12, second floor", "# 2.1\n\n- **pump:** starts by itself after a power cut"],
};
