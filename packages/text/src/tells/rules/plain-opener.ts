import type { Examples, Rule } from "../rule.ts";

export const plainOpener: Rule = {
  id: "plain-opener",
  kind: "human",
  name: "Plain opener",
  explanation: "A sentence that opens with But, And or So: people do it about three times as often.",
  suggestion: "",
  phrases: ["^(but|and|so|or|well|yeah)"],
};

export const examples: Examples = {
  bad: [["But it rained.", "But"]],
  good: ["It rained, but not long."],
};
