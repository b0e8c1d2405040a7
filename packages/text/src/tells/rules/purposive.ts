import type { Examples, Rule } from "../rule.ts";

export const purposive: Rule = {
  id: "purposive",
  kind: "pattern",
  name: "Aims to",
  explanation: "Talks about what something is meant to do; a report would say what it does.",
  suggestion: "Say what it does.",
  cluster: true,
  phrases: [
    "(aims|aim|aimed|aiming) (to|at)",
    "(seeks|seek|seeking|sought) to",
    "designed to",
    "tailored to",
    "(ensure|ensures|ensuring) that (all|every|our|your|the|we|you|everyone|they|their)",
    "to ensure (that|a|the|our|your|you)",
    "to (enhance|foster|promote|achieve|maintain|address|explore|overcome|adapt|create a|embrace|support)",
    "in order to (ensure|achieve|maintain|improve|create|provide|promote)",
  ],
};

export const examples: Examples = {
  bad: [["The project aims to foster trust and seeks to inspire.", "aims to"]],
  good: ["He aims at the target's left."],
};
