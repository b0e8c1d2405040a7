import type { Examples, Rule } from "../rule.ts";

export const participleTail: Rule = {
  id: "participle-tail",
  kind: "pattern",
  name: "Tail of meaning",
  explanation: "A comma and a verb in -ing that tells the reader what the sentence meant.",
  suggestion: "End the sentence, or give the effect a sentence of its own.",
  phrases: [
    ", (thereby|thus|further|ultimately|effectively|) (highlighting|underscoring|emphasizing|emphasising|ensuring|reflecting|showcasing|fostering|enabling|contributing|demonstrating|illustrating|reinforcing|providing|offering|creating|leading|resulting|symbolizing|promoting|enhancing|driving|paving|reducing|shaping|inspiring|encouraging|empowering|facilitating|solidifying|cementing|revealing|evoking|adding|blending|transforming|leaving|making|allowing|casting|capturing|reminding|embodying|sparking|igniting|inviting|exploring|weaving|marking|signaling|igniting|impacting|influencing|affecting|bridging|bringing|delivering|guiding|strengthening|improving|cultivating|challenging|navigating|drawing|focusing|seeking|aiming|balancing|understanding|sharing|adapting|engaging|boasting|featuring|elevating)",
  ],
};

export const examples: Examples = {
  bad: [["The team shipped early, ensuring a smooth launch.", "ensuring"]],
  good: ["The team is ensuring a smooth launch."],
};
