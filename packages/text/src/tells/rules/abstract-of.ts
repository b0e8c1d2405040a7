import type { Examples, Rule } from "../rule.ts";

export const abstractOf: Rule = {
  id: "abstract-of",
  kind: "pattern",
  name: "The power of",
  explanation: "An abstract noun wrapped around the thing that is meant.",
  suggestion: "Name the thing itself.",
  cluster: true,
  phrases: [
    "a (deep|strong|profound|renewed|growing|newfound|) sense of",
    "the (power|art|beauty|complexities|complexity|essence|spirit|impact|depths|fabric|challenges|realm|realms|intricacies|rise|heart|joy|magic|benefits|nuances|implications|effectiveness|evolution|boundaries|pursuit|weight|tapestry) of",
    "a (culture|blend|mix|combination|symphony|beacon|tapestry|wealth|surge|flicker|touch|spirit|world|journey) of",
    "a (delicate|perfect) balance",
    "a rich tapestry",
    "(array|myriad) of",
    "a (wide|diverse) (range|array)",
    "a broad spectrum",
    "a vast array",
    "balance between",
    "the human (experience|spirit|condition)",
    "the face of adversity",
    "in the (heart|realm|pursuit|world|depths|tapestry|annals) of",
  ],
};

export const examples: Examples = {
  bad: [["It shows the power of teamwork and a sense of hope.", "the power of"]],
  good: ["The power of attorney is attached."],
};
