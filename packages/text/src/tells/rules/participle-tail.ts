import type { Examples, Rule } from "../rule.ts";

export const participleTail: Rule = {
  id: "participle-tail",
  kind: "pattern",
  name: "Tail of meaning",
  explanation: "A comma and a verb in -ing that tells the reader what the sentence meant.",
  suggestion: "End the sentence, or give the effect a sentence of its own.",
  phrases: [
    ", thereby enhancing",
    ", ultimately (contributing|leading)",
    ", (highlighting|emphasizing|ensuring|reflecting|showcasing|fostering|enabling|contributing|demonstrating|illustrating|reinforcing|providing|offering|creating|leading|resulting|symbolizing|promoting|enhancing|reducing|shaping|inspiring|encouraging|empowering|facilitating|solidifying|revealing|evoking|adding|blending|transforming|leaving|making|allowing|casting|capturing|reminding|embodying|sparking|igniting|inviting|exploring|weaving|marking|signaling|igniting|impacting|influencing|affecting|bridging|delivering|guiding|cultivating|challenging|navigating|drawing|focusing|seeking|aiming|understanding|sharing|adapting|engaging|boasting|featuring|elevating)",
  ],
};

export const examples: Examples = {
  bad: [["The team shipped early, ensuring a smooth launch.", "ensuring"]],
  good: ["The team is ensuring a smooth launch."],
};
