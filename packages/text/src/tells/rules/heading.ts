import type { Examples, Rule } from "../rule.ts";

export const heading: Rule = {
  id: "heading",
  kind: "format",
  name: "Heading in a short text",
  explanation: "Bold lines and number signs above a few sentences are how chat answers divide their parts.",
  suggestion: "Drop it; let the first sentence say what follows.",
  fix: "unmark",
  texts: ["message", "prose"],
  shape: "heading",
  once: "text",
};

export const examples: Examples = {
  bad: [
    ["Hi Ana,\n\n# Where we are\nThe pump is in.", "# Where we are"],
    ["Hi Ana,\n\n**Next steps**\nThe pump goes in on Monday.", "**Next steps**"],
  ],
  good: [
    "Issue #4 is fixed.",
    "# Changes\n\n## 2.1\n\nThe pump starts by itself.",
    "**Pump news**\n\nHi all, it is in.",
    "Hi Ana,\n\n**Please call first.**\n\nTom",
  ],
};
