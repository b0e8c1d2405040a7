import type { Examples, Rule } from "../rule.ts";

export const hedges: Rule = {
  id: "hedges",
  kind: "pattern",
  name: "Hedge",
  explanation: "May, might and could are no evidence: people hedge as much.",
  suggestion: "Say how sure you are, if you know.",
  hint: true,
  phrases: ["(it|this|that|there|we|they|i|you|he|she) (may|might) (be|have|not)"],
};

export const examples: Examples = {
  bad: [["It might be late.", "It might be"]],
  good: ["It is late."],
};
