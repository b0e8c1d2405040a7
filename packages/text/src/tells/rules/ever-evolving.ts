import type { Examples, Rule } from "../rule.ts";

export const everEvolving: Rule = {
  id: "ever-evolving",
  kind: "pattern",
  name: "Ever-changing world",
  explanation: "The changing world as a backdrop.",
  suggestion: "Cut it, or say what changed.",
  phrases: [
    "ever (evolving|changing|growing|expanding|present|increasing|shifting)",
    "fast paced",
    "rapidly (evolving|changing|growing|advancing|expanding)",
    "constantly (evolving|changing)",
    "the digital (age|landscape|world|era|realm)",
    "digital age",
    "modern world",
    "an increasingly",
    "increasingly (complex|interconnected|digital|important|competitive|connected|globalized|popular)",
    "(competitive|digital|business|political|cultural|technological|social|media) landscape",
    "interconnected world",
    "in recent years ,",
    "the (rise|advent|emergence) of",
    "in an era",
    "in a world (where|that|of)",
  ],
};

export const examples: Examples = {
  bad: [["In our ever-evolving market, speed wins.", "ever-evolving"]],
  good: ["The market fell by 3 points."],
};
