import type { Examples, Rule } from "../rule.ts";

export const firstPersonStance: Rule = {
  id: "first-person-stance",
  kind: "human",
  name: "Says what you think",
  explanation: "I think, I guess, I mean: people write them far more often than machines.",
  suggestion: "",
  phrases: ["i (think|guess|mean|suppose|bet|figured|know|don't know|doubt)", "i don't (think|know)"],
};

export const examples: Examples = {
  bad: [["I think so.", "I think"]],
  good: ["Thinking helps."],
};
