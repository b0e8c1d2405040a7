import type { Examples, Rule } from "../rule.ts";

export const openingFormula: Rule = {
  id: "opening-formula",
  kind: "pattern",
  name: "Opening formula",
  explanation: "A stock opening; AI models begin most letters with one.",
  suggestion: "Start with what you need.",
  fix: "cut",
  phrases: [
    "trust this (email|message) finds",
    "(email|message|letter) finds you",
    "wanted to (take a moment|personally|extend|express|inquire)",
    "in today's (fast|digital|rapidly)",
    "in the digital age",
    "(i'm|i am|we're|we are) (|so|incredibly) (excited|thrilled) to (announce|share|introduce|inform)",
    "^(excited|thrilled) to (announce|share)",
    "exciting news",
  ],
  patterns: [
    {
      anchors: ["(i|) hope (this|my)"],
      source: "(?:i )?hope (?:this|my)\\b[^.!?\\n]{0,50}?(?:well|good spirits|great day|best of health|safe)\\b",
    },
    {
      anchors: ["i am writing to (express|inform)"],
      source: "i am writing to [a-z]+(?: (?:request|apply|notify|you|my|our|that|of))*",
    },
  ],
};

export const examples: Examples = {
  bad: [["Dear Ana, I hope this email finds you well. The pump broke.", "I hope this email finds you well."]],
  good: [
    "I'm reaching out about the pump.",
    "We are thrilled to have you!",
    "I hope the room is booked.",
    "I hope you are coming.",
    "Hope you're well. I am writing to follow up on the pump.",
  ],
};
