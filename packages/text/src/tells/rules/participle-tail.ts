import type { Examples, Rule } from "../rule.ts";

export const participleTail: Rule = {
  id: "participle-tail",
  kind: "pattern",
  name: "Tacked-on “-ing” claim",
  explanation: "A comma and a verb in -ing that tells the reader what the sentence meant.",
  suggestion: "End the sentence, or give the effect a sentence of its own.",
  phrases: [
    ", ultimately (contributing|leading)",
    ", (highlighting|emphasizing|ensuring|showcasing|fostering|enabling|demonstrating|illustrating|reinforcing|symbolizing|enhancing|empowering|facilitating|solidifying|evoking|embodying|sparking|igniting|weaving|bridging|cultivating|boasting|elevating)",
  ],
};

export const examples: Examples = {
  bad: [["The team shipped early, ensuring a smooth launch.", "ensuring"]],
  good: ["The team is ensuring a smooth launch."],
};
