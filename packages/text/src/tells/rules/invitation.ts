import type { Examples, Rule } from "../rule.ts";

export const invitation: Rule = {
  id: "invitation",
  kind: "pattern",
  name: "Invitation to dive in",
  explanation: "Invites the reader into the text instead of starting it.",
  suggestion: "Start with the content.",
  cluster: true,
  phrases: [
    "let's (dive|explore|get started|work together|connect)",
    "(dive|diving) into",
    "are you ready to",
    "are you looking for",
    "don't miss (out|the)",
    "this essay (will|explores|aims|delves|examines|argues)",
    "this article (explores|examines|discusses|provides)",
    "this paper (explores|aims|examines)",
    "share your thoughts",
    "stay ahead",
    "to the next level",
    "look no further",
  ],
};

export const examples: Examples = {
  bad: [["We dive into the figures.", "dive into"]],
  good: ["Let's meet at three."],
};
