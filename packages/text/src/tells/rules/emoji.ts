import type { Examples, Rule } from "../rule.ts";

export const emoji: Rule = {
  id: "emoji",
  kind: "format",
  name: "Picture for a bullet",
  explanation: "Emoji and arrows in place of bullets, as assistants set their lists.",
  suggestion: "Use a plain bullet, or a sentence.",
  fix: "unmark",
  once: "list",
  registers: { slack: 0 },
  texts: ["message", "prose"],
  shape: "emoji",
};

export const examples: Examples = {
  bad: [
    ["Three wins:\n🔧 Pumps fixed\n📦 Stock counted\n🚚 Vans washed", "🔧"],
    ["Three wins:\n→ Pumps fixed\n→ Stock counted\n→ Vans washed", "→"],
  ],
  good: ["A plan :)", "The plan 🚀 starts today", "a → b"],
};
