import type { Examples, Rule } from "../rule.ts";

export const futureOptimism: Rule = {
  id: "future-optimism",
  kind: "pattern",
  name: "Bright future",
  explanation: "Ends on a hopeful future that the facts do not hold.",
  suggestion: "Say what happens next, and when.",
  cluster: true,
  phrases: [
    "as (we|i) continue to",
    "as i embark on",
    "continues to evolve",
    "a (brighter|better) future",
    "a more (equitable|inclusive)",
    "for generations to come",
    "a more sustainable future",
    "a more (equitable|inclusive|just) and",
    "a sustainable future",
    "new (heights|possibilities)",
    "endless possibilities",
    "the possibilities are",
    "push the boundaries",
    "pushing the boundaries",
    "on this journey",
    "this journey",
  ],
};

export const examples: Examples = {
  bad: [["Let us build a brighter future.", "a brighter future"]],
  good: ["We move the servers on Friday."],
};
