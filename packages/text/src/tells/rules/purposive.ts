import type { Examples, Rule } from "../rule.ts";

export const purposive: Rule = {
  id: "purposive",
  kind: "pattern",
  name: "Aims to",
  explanation: "Talks about what something is meant to do; a report would say what it does.",
  suggestion: "Say what it does.",
  cluster: true,
  phrases: ["(aims|aiming|strives|striving) to", "to (enhance|foster|overcome|adapt|embrace)"],
};

export const examples: Examples = {
  bad: [["The project aims to foster trust and strives to embrace change.", "aims to foster"]],
  good: ["He aims at the target's left."],
};
