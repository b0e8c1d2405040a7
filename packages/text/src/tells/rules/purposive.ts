import type { Examples, Rule } from "../rule.ts";

export const purposive: Rule = {
  id: "purposive",
  kind: "pattern",
  name: "Aims to",
  explanation: "Talks about what something is meant to do; a report would say what it does.",
  suggestion: "Say what it does.",
  cluster: true,
  phrases: [
    "(aims|aim|aimed|aiming) to",
    "(seeks|seeking|sought) to",
    "designed to",
    "tailored to",
    "ensure that (all|your|the|we|you|they|their)",
    "ensuring that (all|every|the|you|they)",
    "to ensure (that|a|the|your|you)",
    "to (enhance|foster|overcome|adapt|embrace)",
    "in order to ensure",
  ],
};

export const examples: Examples = {
  bad: [["The project aims to foster trust and seeks to inspire.", "aims to foster"]],
  good: ["He aims at the target's left."],
};
