import type { Examples, Rule } from "../rule.ts";

export const plainTurns: Rule = {
  id: "plain-turns",
  kind: "human",
  name: "Plain turn of speech",
  explanation: "An everyday turn such as a lot of or because of; people use them about four times as often.",
  suggestion: "",
  // Only turns that a rare word opens: the others would wake the automaton at every second sentence.
  phrases: [
    "(lot|lots|kind|sort|bunch|amount) of",
    "because of",
    "quite a",
    "even though",
    "(end|ended) up",
    "at least",
    "in fact",
    "same as",
    "a little",
    "or something",
  ],
};

export const examples: Examples = {
  bad: [["There is a lot of rain.", "lot of"]],
  good: ["We must go; it pours."],
};
