import type { Examples, Rule } from "../rule.ts";

export const leaningTurns: Rule = {
  id: "leaning-turns",
  kind: "pattern",
  name: "Turn that leans",
  explanation:
    "Turns that models write more often than people, and people too often to name: they move the score alone.",
  suggestion: "Leave it.",
  silent: true,
  phrases: [
    ", (providing|offering|creating|leading|resulting|allowing|reducing|shaping|encouraging|revealing|blending|leaving|making|casting|capturing|reminding|inviting|exploring|marking|influencing|guiding|challenging|drawing|focusing|seeking|sharing|featuring|reflecting|promoting|transforming|contributing)",
    "a (lasting|profound|significant) impact on",
    "(significant|positive) impact",
    "(reminder|symbol) of the",
    "(shed|sheds|shedding) light on",
    "(is|are) (crucial|essential) (for|to|in)",
    "a (deeper|greater|comprehensive) understanding of",
    "the (art|complexity|spirit|impact|challenges|rise|heart|benefits|implications|effectiveness|boundaries|weight) of",
    "a (culture|mix|touch|spirit|world) of",
    "(balance|stood) between",
    "served as the",
    "(represents|presents|presenting) a",
    "ensure that (all|your|the|we|you|they|their)",
    "to ensure (that|a|the|your|you)",
    "it is (important|vital) to",
    "(key|best) (aspects|features|components|practices)",
    "one of the (key|most significant|primary)",
    "in recent years ,",
    "the (advent|emergence) of",
    "as the (sun|days|years|night|weeks|dust)",
    "a world (that|of)",
    "the (unknown|unspoken|inevitable)",
    "in the heart of",
    "in that moment",
    "(stands|stand) out",
    "(known|perfect) for (its|their|a)",
    "overall experience",
    "whether it's",
    "can't wait to see",
    "(join|miss) (us|out)",
    "continue to (grow|learn)",
  ],
};

export const examples: Examples = {
  bad: [],
  good: ["We tested the pump, making sure that it is designed to last."],
};
