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
  // People label the fields of minutes, notices and adverts, and short values anywhere; here a sentence follows.
  shown: {
    in: ["message"],
    as: "[^*\\n]*\\*\\*[^*\\n]+\\*\\*:?(?=[^\\n]{0,400}[.!?](?:\\s|$))(?:[ \\t]+[^ \\t\\n]+){5}",
  },
};

export const examples: Examples = {
  bad: [["Hi Ana,\n\n- **Speed:** it runs fast on each of them.", "- **Speed:**"]],
  good: [
    "Hi Ana,\n\n- it runs **fast** on each of them",
    "Hi Ana,\n\n- **Room:** 4.12, second floor",
    "# 2.1\n\n- **pump:** starts by itself after a power cut",
    "**Present:** Ana, Ben and two guests of the council",
  ],
};
