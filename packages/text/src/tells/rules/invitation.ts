import type { Examples, Rule } from "../rule.ts";

export const invitation: Rule = {
  id: "invitation",
  kind: "pattern",
  name: "Invitation to everybody",
  explanation: "Invites or asks every reader, as the first and last lines of machine posts do.",
  suggestion: "Start and end with the content.",
  // People invite their readers as well.
  silent: true,
  phrases: [
    "let's (dive|explore|get started|work together|connect)",
    "(dive|diving) into",
    "are you ready to",
    "don't miss (out|the)",
    "this essay (will|explores|aims|delves|examines|argues)",
    "this article (explores|examines|discusses|provides)",
    "this paper (explores|aims|examines)",
    "share your thoughts",
    "stay ahead",
    "look no further",
  ],
};

export const examples: Examples = {
  bad: [],
  good: ["Let's meet at three."],
};
