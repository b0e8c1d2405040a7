import type { Examples, Rule } from "../rule.ts";

export const boldLeadIn: Rule = {
  id: "bold-lead-in",
  kind: "format",
  name: "Bold label",
  explanation: "Lines that open with a bold label are the layout of chat answers.",
  suggestion: "Write a sentence, or drop the bold.",
  fix: "unmark",
  texts: ["message", "prose"],
  // There people mark whom or what a line is for.
  registers: { slack: 0, email: 0 },
  shape: "bold-lead-in",
  once: "list",
};

export const examples: Examples = {
  bad: [
    ["Hi Ana,\n\n- **Room:** 4.12\n- **Food:** soup", "- **Room:**"],
    ["Hi Ana,\n\n1. **Statements:** May\n2. **Reports:** June", "**Statements:**"],
    ["Hi Ana,\n\n**Room:** 4.12\n\n**Food:** soup", "**Room:**"],
    ["We lost a client.\n\n1️⃣ **It was hard.** We cried.\n\n2️⃣ **It was good.** We grew.", "**It was hard.**"],
  ],
  good: [
    "Hi Ana,\n\n**Room:** 4.12",
    "Hi Ana,\n\n- **9:00** breakfast\n- **10:30** pumps\n- **Tuesday** valves",
    "Hi Ana,\n\n**Prepared for:** the board\n**Date:** 4 May",
    "Hi Ana,\n\n- Room: 4.12\n- Bring the **blue** form",
    "Hi Ana,\n\n- **Statements** for May\n- **Reports** for June",
    "# 2.1\n\n- **pump:** starts by itself after a power cut",
  ],
};
