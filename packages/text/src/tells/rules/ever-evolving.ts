import type { Examples, Rule } from "../rule.ts";

export const everEvolving: Rule = {
  id: "ever-evolving",
  kind: "pattern",
  name: "Ever-changing world",
  explanation: "The changing world as a backdrop.",
  suggestion: "Cut it, or say what changed.",
  cluster: true,
  phrases: [
    "ever (evolving|changing|present|shifting)",
    "fast paced",
    "rapidly (evolving|changing)",
    "constantly (evolving|changing)",
    "the digital (age|landscape|world|realm)",
    "(competitive|digital|business|evolving|changing) landscape",
    "interconnected world",
    "in an era",
    "in a world (where|that|of)",
  ],
};

export const examples: Examples = {
  bad: [["In our ever-evolving market, speed wins.", "ever-evolving"]],
  good: ["The market fell by 3 points."],
};
