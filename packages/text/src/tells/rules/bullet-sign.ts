import type { Examples, Rule } from "../rule.ts";

export const bulletSign: Rule = {
  id: "bullet-sign",
  kind: "format",
  name: "Emoji or arrow for a bullet",
  explanation: "Emoji and arrows in place of bullets, as assistants set their lists.",
  suggestion: "Use a plain bullet, or a sentence.",
  fix: "bullet",
  once: "list",
  registers: { slack: 0 },
  texts: ["message", "prose"],
  shape: "bullet-sign",
};

export const examples: Examples = {
  bad: [
    ["Three wins:\n🔧 Pumps fixed\n📦 Stock counted\n🚚 Vans washed", "🔧"],
    ["Three wins:\n→ Pumps fixed\n→ Stock counted\n→ Vans washed", "→"],
  ],
  good: ["Pumps:\n🔴 Mill Lane\n🟢 Quay\n🟢 Park", "A plan :)", "The plan 🚀 starts today", "a → b"],
};
