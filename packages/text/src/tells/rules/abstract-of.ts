import type { Examples, Rule } from "../rule.ts";

export const abstractOf: Rule = {
  id: "abstract-of",
  kind: "pattern",
  name: "The power of",
  explanation: "An abstract noun wrapped around the thing that is meant.",
  suggestion: "Name the thing itself.",
  cluster: true,
  phrases: [
    "a (deep|strong|profound|renewed|true|shared|growing|newfound|) sense of",
    "the (power|world|art|beauty|complexities|complexity|essence|spirit|impact|depths|fabric|challenges|realm|realms|intricacies|rise|role|concept|heart|joys|joy|magic|benefits|potential|nuances|importance|significance|implications|effectiveness|consequences|evolution|boundaries|pursuit|weight|tapestry|dangers|value) of",
    "a (culture|blend|mix|mixture|combination|symphony|beacon|tapestry|wealth|testament|surge|flicker|touch|spirit|world|journey|harmonious|delicate|rich) of",
    "a (delicate|harmonious|perfect|rich|careful|healthy) (balance|blend|tapestry|mix|combination)",
    "(aspect|aspects) of",
    "(range|array|variety|multitude|spectrum|plethora|myriad|host) of",
    "a (wide|broad|diverse|vast) (range|array|variety|spectrum)",
    "balance between",
    "the (human|collective) (experience|spirit|condition|mind|consciousness)",
    "the face of (adversity|challenges|uncertainty|change|danger)",
    "in the (heart|realm|face|midst|pursuit|world|depths|field|tapestry|annals|landscape) of",
  ],
};

export const examples: Examples = {
  bad: [["It shows the power of teamwork and a sense of hope.", "the power of"]],
  good: ["The power of attorney is attached."],
};
