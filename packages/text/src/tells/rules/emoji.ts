import type { Examples, Rule } from "../rule.ts";

export const emoji: Rule = {
  id: "emoji",
  kind: "format",
  name: "Picture for a bullet",
  explanation: "Emoji and arrows in place of bullets, as assistants set their lists.",
  suggestion: "Use a plain bullet, or a sentence.",
  cluster: true,
  registers: { slack: 0 },
  texts: ["message", "prose"],
  shape: "emoji",
};

export const examples: Examples = {
  bad: [
    ["Three wins:\n🔧 Pumps fixed\n📦 Stock counted\n🚚 Vans washed", "🔧"],
    ["Three wins:\n→ Pumps fixed\n→ Stock counted\n→ Vans washed", "→"],
  ],
  good: ["A plan :)", "A transformative, seamless plan 🚀 today", "a → b"],
};
