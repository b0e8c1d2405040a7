import type { Examples, Rule } from "../rule.ts";

export const emoji: Rule = {
  id: "emoji",
  kind: "format",
  name: "Emoji",
  explanation: "Emoji as decoration of a post.",
  suggestion: "Keep it only where you would type it yourself.",
  cluster: true,
  registers: { slack: 0 },
  shape: "emoji",
};

export const examples: Examples = {
  bad: [["A transformative, seamless plan 🚀 today", "🚀"]],
  good: ["A plan :)"],
};
