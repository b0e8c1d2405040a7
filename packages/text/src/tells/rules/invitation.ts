import type { Examples, Rule } from "../rule.ts";

export const invitation: Rule = {
  id: "invitation",
  kind: "pattern",
  name: "Invitation to dive in",
  explanation: "Invites the reader into the text instead of starting it.",
  suggestion: "Start with the content.",
  phrases: [
    "let's (dive|explore|delve|unpack|take|break|examine|get started|work together|make|embrace|celebrate|continue|keep|not forget|connect|raise)",
    "(dive|dives|diving|dived) (into|in|deep|deeper)",
    "deep dive",
    "(delve|delves|delving|delved) (into|deeper)",
    "join (us|me) (in|on|for|as|and)",
    "whether (you're|you are|it's) (a|an|looking|in|planning|seeking|new)",
    "are you (ready|looking|tired|struggling) (to|for|of)",
    "^imagine (a|an|the|being|if|having|you)",
    "don't miss (out|this|the)",
    "miss out",
    "(this|the) (essay|article|post|guide|blog|paper) (will|explores|aims|delves|examines|discusses|provides|argues)",
    "what are your thoughts",
    "share your (thoughts|experiences|story|stories|favorite|own|ideas)",
    "in the comments",
    "stay ahead",
    "take (your|it|the) to the next level",
    "(to|at) the next level",
    "buckle up",
    "strap in",
    "without further ado",
    "look no further",
    "here's (how|why|what|where|the|to)",
    "ready to (take|embark|dive|explore|transform)",
    "^picture this",
  ],
};

export const examples: Examples = {
  bad: [["We dive into the figures.", "dive into"]],
  good: ["Let's meet at three."],
};
