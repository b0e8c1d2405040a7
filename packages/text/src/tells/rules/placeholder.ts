import type { Examples, Rule } from "../rule.ts";

export const placeholder: Rule = {
  id: "placeholder",
  kind: "format",
  name: "Unfilled placeholder",
  explanation: "A slot of a template that nobody filled.",
  suggestion: "Fill it in or take it out.",
  shape: "placeholder",
};

export const examples: Examples = {
  bad: [["Dear [Recipient's Name], thanks.", "[Recipient's Name]"]],
  good: ["See [the notes](notes.md) and item [3]."],
};
