import type { Examples, Rule } from "../rule.ts";

export const curlyQuotes: Rule = {
  id: "curly-quotes",
  kind: "format",
  name: "Curly quotes",
  explanation: "Editors make them, for people as for machines.",
  suggestion: "Leave them.",
  hint: true,
  shape: "curly-quote",
};

export const examples: Examples = {
  bad: [["He said ‘yes’ to it.", "‘"]],
  good: ["He said 'yes' to it."],
};
