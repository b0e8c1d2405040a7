import type { Examples, Rule } from "../rule.ts";

export const abstractOf: Rule = {
  id: "abstract-of",
  kind: "pattern",
  name: "Lofty abstraction",
  explanation: "An abstract noun wrapped around the thing that is meant.",
  suggestion: "Name the thing itself.",
  cluster: true,
  phrases: [
    "a (deep|strong|profound|renewed|growing|newfound|) sense of",
    "the (power|beauty|complexities|essence|depths|fabric|realm|realms|intricacies|joy|magic|nuances|pursuit|tapestry) of",
    "a (blend|symphony|beacon|tapestry|wealth|surge|flicker|journey) of",
    "a (delicate|perfect) balance",
    "a rich tapestry",
    "(array|myriad) of",
    "a (wide|diverse) array",
    "a broad spectrum",
    "a vast array",
    "the face of adversity",
    "in the (realm|pursuit|depths|tapestry|annals) of",
  ],
};

export const examples: Examples = {
  bad: [["It shows the power of teamwork and a sense of hope.", "the power of"]],
  good: ["The power of attorney is attached."],
};
