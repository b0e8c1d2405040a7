import type { Examples, Rule } from "../rule.ts";

export const plainTurns: Rule = {
  id: "plain-turns",
  kind: "human",
  name: "Plain turn of speech",
  explanation: "An everyday turn such as have to, a lot of or because of; people use them about four times as often.",
  suggestion: "",
  phrases: [
    "(have|had|having) to",
    "there (is|was)",
    "(lot|lots|kind|sort|bunch|amount) of",
    "(most|all|some) of",
    "because of",
    "(is|a|was) very",
    "so that",
    "so much",
    "quite a",
    "even though",
    "(end|ended) up",
    "at (least|all)",
    "in fact",
    "(going|get) to",
    "same as",
    "more than",
    "a little",
    "or something",
  ],
};

export const examples: Examples = {
  bad: [["We have to go, there is a lot of rain.", "have to"]],
  good: ["We must go; it pours."],
};
