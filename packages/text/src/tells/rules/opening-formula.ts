import type { Examples, Rule } from "../rule.ts";

export const openingFormula: Rule = {
  id: "opening-formula",
  kind: "pattern",
  name: "Opening formula",
  explanation: "A greeting sentence that carries nothing; AI models open most letters with it.",
  suggestion: "Start with what you need.",
  fix: "cut",
  phrases: [
    "trust this (email|message) finds",
    "(email|message|letter) finds you",
    "i am writing to (express|inform|formally|request|discuss|let you know that)",
    "i'm writing to (let you know that|inform|request)",
    "delighted to (share|announce)",
    "pleased to share",
    "i wanted to (reach out|take a moment|personally|extend)",
    "i am reaching out",
    "i'm reaching out",
    "in today's (fast|digital|rapidly)",
    "in the digital age",
    "i am (thrilled|excited|honored) to",
    "we are (thrilled|excited) to",
    "thrilled to (announce|share)",
    "excited to (announce|share)",
  ],
  patterns: [
    {
      anchors: ["(i|) hope this", "(i|) hope my", "(i|) hope you're", "(i|) hope you are", "(i|) hope all is"],
      source:
        "(?:i )?hope (?:this|my|you['’]re|you are|all is)\\b[^.!?\\n]{0,50}?(?:well|good spirits|great day|best of health|safe)\\b",
    },
  ],
};

export const examples: Examples = {
  bad: [["Dear Ana, I hope this email finds you well. The pump broke.", "I hope this email finds you well."]],
  good: ["I hope the room is booked.", "I hope you are coming."],
};
