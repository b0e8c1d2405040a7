import type { Examples, Rule } from "../rule.ts";

export const copulaAvoidance: Rule = {
  id: "copula-avoidance",
  kind: "pattern",
  name: "Serves as",
  explanation: "Says serves as or boasts where is or has would do.",
  suggestion: "Use is or has.",
  cluster: true,
  phrases: [
    "serves as (a|an|the)",
    "(serving|stood|acts|emerges) as a",
    "stands as (a|an|one)",
    "(boasts|boasting) (a|an)",
    "offers a (unique|wide|range|variety|comprehensive|delightful|great)",
    "provides a comprehensive",
    "provide a (comprehensive|platform|sense|more)",
    "(embodies|embody|embodying|epitomizes|exemplifies|encapsulates|encompasses|encompassing)",
  ],
};

export const examples: Examples = {
  bad: [["The hall serves as a library and offers a unique view.", "serves as a"]],
  good: ["She serves as treasurer."],
};
