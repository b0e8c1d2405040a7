import type { Examples, Rule } from "../rule.ts";

export const folkloreWords: Rule = {
  id: "folklore-words",
  kind: "vocabulary",
  name: "Word from the lists",
  explanation: "Often called a tell. In the texts measured people at work write it about as often as machines do.",
  suggestion: "Leave it where it says what you mean.",
  hint: true,
  fix: "replace",
  words: {
    "robust robustness": "strong",
    "utilize utilizes utilized utilizing": "use uses used using",
    "facilitate facilitates facilitated facilitating": "help helps helped helping",
    "ecosystem ecosystems": "",
    additionally: "also",
    moreover: "also",
    furthermore: "also",
    simply: "",
    actually: "",
    "leverage leverages": "use uses",
    "ensure ensured": "make_sure made_sure",
  },
};

export const examples: Examples = {
  bad: [["We utilize a robust process.", "utilize"]],
  good: ["We use a strong process."],
};
