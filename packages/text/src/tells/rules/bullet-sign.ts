import type { Examples, Rule } from "../rule.ts";

export const bulletSign: Rule = {
  id: "bullet-sign",
  kind: "format",
  name: "Emoji for a bullet",
  explanation: "Emoji in place of bullets, as assistants set their lists.",
  suggestion: "Use a plain bullet, or a sentence.",
  fix: "bullet",
  once: "list",
  registers: { slack: 0 },
  texts: ["message", "prose"],
  shape: "bullet-sign",
};

export const examples: Examples = {
  bad: [["Three wins:\n🔧 Pumps fixed\n📦 Stock counted\n🚚 Vans washed", "🔧"]],
  good: [
    "Pumps:\n🔴 Mill Lane\n🟢 Quay\n🟢 Park",
    "Pumps:\n✅ Mill Lane\n🔄 Quay\n❓ Park",
    "Open day:\n📅 4 May\n🕙 10:00\n📍 Quay 2",
    "Three wins:\n→ Pumps fixed\n→ Stock counted\n→ Vans washed",
    "A plan :)",
    "The plan 🚀 starts today",
    "a → b",
  ],
};
