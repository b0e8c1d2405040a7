import type { Examples, Rule } from "../rule.ts";

export const staccato: Rule = {
  id: "staccato",
  kind: "pattern",
  name: "No this. No that.",
  explanation: "Sentences without a verb, set in a row for effect.",
  suggestion: "Make one sentence of them.",
  cluster: true,
  patterns: [
    { anchors: ["^no"], source: "no(?: [a-z'’-]{1,20}){1,4}[.,;—–]\\s{0,2}(?:and )?no(?: [a-z'’-]{1,20}){1,4}" },
    {
      anchors: ["^not (because|just)"],
      source: "not(?: [a-z'’-]{1,20}){1,9}[.;—–]\\s{0,2}(?:not|just|but|only|because)\\b",
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["A seamless, vibrant plan. No fluff. No jargon. It ships on Monday.", "No fluff. No jargon"],
    ["A seamless, vibrant plan. Not because we had to. Because it was time.", "Not because we had to. Because"],
  ],
  good: ["No one came. No, that is wrong: Ana came.", "Not yet. I will call you on Monday."],
};
