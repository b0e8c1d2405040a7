import type { Examples, Rule } from "../rule.ts";

export const hashtag: Rule = {
  id: "hashtag",
  kind: "format",
  name: "Hashtag",
  explanation: "Hashtags close posts that machines write.",
  suggestion: "Leave them out.",
  // People end their posts with some too.
  silent: true,
  cluster: true,
  registers: { slack: 0 },
  texts: ["message"],
  shape: "hashtag",
};

export const examples: Examples = {
  bad: [],
  good: [
    "A plan for the pump.\n\n#Innovation #Growth",
    "Ticket #42 is done.",
    "A transformative, seamless #define.",
    "Tickets 42 and #CR000712 are done.",
  ],
};
