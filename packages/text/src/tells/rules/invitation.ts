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
    "are you looking for",
    "don't miss (out|the)",
    "this essay (will|explores|aims|delves|examines|argues)",
    "this article (explores|examines|discusses|provides)",
    "this paper (explores|aims|examines)",
    "share your thoughts",
    "stay ahead",
    "look no further",
  ],
  patterns: [
    {
      anchors: [
        "^what's",
        "^what (do|did|would|has|have|is|are|was)",
        "^how (do|does|did|are|have)",
        "^have you",
        "^has anyone",
        "^who else",
      ],
      // A question that only hashtags follow.
      source: "[a-z'’]+ [^.!?\\n]{5,130}\\?(?=\\s{0,4}#[a-z])",
    },
  ],
};

export const examples: Examples = {
  bad: [],
  good: ["Let's meet at three.", "What's the price you paid? Ana asks."],
};
