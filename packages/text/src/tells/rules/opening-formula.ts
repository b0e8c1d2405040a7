import type { Examples, Rule } from "../rule.ts";

export const openingFormula: Rule = {
  id: "opening-formula",
  kind: "pattern",
  name: "Opening formula",
  explanation: "A greeting sentence that carries nothing; machines put it in almost every letter.",
  suggestion: "Start with what you need.",
  fix: "cut",
  phrases: [
    "^i hope (this|you|your)",
    "trust this (email|message|letter) finds",
    "finds you",
    "(email|message|letter|note) finds you",
    "i am writing to (express|inform|formally|request|apply|bring|follow|share|let|provide|address|you|discuss|invite|introduce|thank|apologize|propose)",
    "i'm writing to (express|inform|request|apply|share|let|provide|address|you|discuss|invite|follow)",
    "i wanted to (reach out|take a moment|express|personally|extend|touch base|share)",
    "i am reaching out",
    "i'm reaching out",
    "in today's (fast|digital|rapidly|ever|world|modern|competitive|business|society|interconnected|complex)",
    "in (the|this) (digital|modern|information) age",
    "^as (we|you) (navigate|embark|approach|continue|move|gear|embrace)",
    "i am (pleased|delighted|thrilled|excited|honored) to",
    "we are (pleased|delighted|thrilled|excited|honored|proud) to",
    "(thrilled|delighted|honored|humbled) to (announce|share|inform|introduce|welcome|invite|be|have|join|offer|report)",
    "excited to (announce|share|introduce|be|join|have|embark|bring|see|apply)",
    "my name is your name",
    "allow me to introduce",
  ],
  patterns: [
    {
      anchors: ["hope this", "hope you", "hope my"],
      source:
        "hope (?:this|that this|my|you(?:['’]re| are)?)\\b[^.!?\\n]{0,50}?(?:well|good spirits|great day|best of health|safe)\\b",
    },
  ],
};

export const examples: Examples = {
  bad: [["I hope this email finds you well.", "I hope this"]],
  good: ["I hope the room is booked."],
};
