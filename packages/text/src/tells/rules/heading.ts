import type { Examples, Rule } from "../rule.ts";

export const heading: Rule = {
  id: "heading",
  kind: "format",
  name: "Markdown heading in a message",
  explanation: "In an e-mail or a post the number sign shows, as in an answer pasted from a chat.",
  suggestion: "Drop it; let the first sentence say what follows.",
  fix: "unmark",
  texts: ["message"],
  shape: "heading",
  // People head their notices with a line in bold.
  shownAs: "#",
};

export const examples: Examples = {
  bad: [["Hi Ana,\n\n# Where we are\nThe pump is in.", "# Where we are"]],
  good: [
    "Issue #4 is fixed.",
    "# Changes\n\n## 2.1\n\nThe pump starts by itself.",
    "Hi Ana,\n\n**Please call first.**\n\nTom",
  ],
};
