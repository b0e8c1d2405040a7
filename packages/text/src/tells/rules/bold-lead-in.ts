import type { Examples, Rule } from "../rule.ts";

export const boldLeadIn: Rule = {
  id: "bold-lead-in",
  kind: "format",
  name: "Bold label",
  explanation: "Lines that open with a bold label are the layout of chat answers.",
  suggestion: "Write a sentence, or drop the bold.",
  fix: "unmark",
  texts: ["message", "prose"],
  shape: "bold-lead-in",
  once: "list",
};

export const examples: Examples = {
  bad: [
    ["Hi Ana,\n\n- **Room:** 4.12\n- **Time:** noon", "- **Room:**"],
    ["Hi Ana,\n\n1. **Bank statements** for May\n2. **Till reports**", "**Bank statements**"],
    ["Hi Ana,\n\n**Room:** 4.12", "**Room:**"],
  ],
  good: [
    "Hi Ana,\n\n- Room: 4.12\n- Bring the **blue** form",
    "# 2.1\n\n- **pump:** starts by itself after a power cut",
  ],
};
