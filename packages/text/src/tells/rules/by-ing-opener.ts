import type { Examples, Rule } from "../rule.ts";

export const byIngOpener: Rule = {
  id: "by-ing-opener",
  kind: "pattern",
  name: "“By doing” opener",
  explanation: "A sentence that opens with By and a verb in -ing and then names a benefit.",
  suggestion: "Start with who does it.",
  cluster: true,
  phrases: [
    "^by (understanding|embracing|leveraging|incorporating|implementing|fostering|creating|providing|focusing|working|taking|following|prioritizing|investing|adopting|analyzing|exploring|integrating|offering|recognizing|addressing|examining|utilizing|considering|learning)",
  ],
};

export const examples: Examples = {
  bad: [["By leveraging data, we can plan.", "By leveraging"]],
  good: ["Send it by leveraging nothing but post."],
};
