import type { Examples, Rule } from "../rule.ts";

export const copulaAvoidance: Rule = {
  id: "copula-avoidance",
  kind: "pattern",
  name: "Serves as",
  explanation: "Says serves as or boasts where is or has would do.",
  suggestion: "Use is or has.",
  cluster: true,
  phrases: [
    "(serves|serve|served|serving|stands|stand|stood|acts|functions|emerged|emerges) as (a|an|the|both|one)",
    "(boasts|boasting|boasted) (a|an|the|some|of|over|impressive)",
    "represents a",
    "(offers|offering|offer) (a|an) (unique|wide|range|variety|glimpse|rich|more|diverse|comprehensive|compelling|valuable|powerful|delightful|perfect|great|fresh)",
    "(provides|providing|provide) (a|an) (comprehensive|unique|valuable|platform|sense|clear|more|deeper|great|wide|variety|perfect|strong|solid)",
    "(features|featuring) a",
    "(presents|presenting) (a|an)",
    "(remains|remain) a (testament|key|powerful|significant|crucial|complex|central|vital)",
    "(embodies|embody|embodying|epitomizes|exemplifies|encapsulates|encompasses|encompassing)",
  ],
};

export const examples: Examples = {
  bad: [["The hall serves as a library and offers a unique view.", "serves as a"]],
  good: ["She serves as treasurer."],
};
