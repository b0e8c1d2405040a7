import type { Examples, Rule } from "../rule.ts";

export const emDash: Rule = {
  id: "em-dash",
  kind: "format",
  name: "Em dash",
  explanation:
    "Frequent in machine text since 2024 and in good books long before; it counts only together with other signs.",
  suggestion: "A comma or a full stop does the same work.",
  cluster: true,
  once: "text",
  shape: "em-dash",
};

export const examples: Examples = {
  bad: [["A transformative plan — a seamless one.", "—"]],
  good: ["Rain -- or snow - fell."],
};
