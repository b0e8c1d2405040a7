import type { Examples, Rule } from "../rule.ts";

export const plainOpening: Rule = {
  id: "plain-opening",
  kind: "pattern",
  name: "Plain opening",
  explanation: "A wish or a line that states the matter.",
  suggestion: "Start with what you need.",
  // People have written both for decades.
  silent: true,
  phrases: ["i am writing to (request|discuss|confirm|remind|follow|invite|inquire|let you know that)"],
  patterns: [
    {
      anchors: ["(i|) hope you're", "(i|) hope you are"],
      source: "(?:i )?hope you(?:['’]re| are)\\b[^.!?\\n]{0,50}?(?:well|good spirits|great day|best of health|safe)\\b",
    },
  ],
};

export const examples: Examples = {
  bad: [],
  good: ["I hope you're well. I am writing to follow up on the pump."],
};
