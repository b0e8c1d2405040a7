import type { Examples, Rule } from "../rule.ts";

export const emDash: Rule = {
  id: "em-dash",
  kind: "format",
  name: "Em dash",
  explanation: "Frequent in machine text since 2024, and in good books long before.",
  suggestion: "A comma or a full stop does the same work.",
  // Editors mark the sentence around it, never the dash.
  silent: true,
  shape: "em-dash",
};

export const examples: Examples = {
  bad: [],
  good: ["Rain -- or snow - fell.", "A transformative plan — a seamless one."],
};
