import type { Examples, Rule } from "../rule.ts";

export const chatArtefact: Rule = {
  id: "chat-artefact",
  kind: "pattern",
  name: "Left over from a chat",
  explanation: "Words of an assistant to its user that were copied along with the text.",
  suggestion: "Cut it.",
  fix: "cut",
  phrases: [
    "^(certainly|absolutely) !",
    "^(great|excellent) question",
    "i'd be happy to",
    "i would be happy to (help|assist|provide|draft|write)",
    "as an ai",
    "as a (large|) language model",
    "let me know if you'd like",
    "let me know if you would like me to",
    "is there anything else (i|you)",
    "i hope this helps",
    "feel free to (customize|adjust|modify|adapt|edit|tweak)",
    "here is (a|an|the|your) (revised|sample|possible|draft|rewritten|short|brief|sentence|summary|list|breakdown|example)",
    "here's (a|an|the|your) (revised|sample|possible|draft|rewritten|short|brief|sentence|summary|list|breakdown|example|quick|simple)",
    "here are (some|a few) (tips|ideas|suggestions|examples|options|key|additional|steps|ways|potential|possible)",
    "word count :",
    "subject line :",
  ],
};

export const examples: Examples = {
  bad: [
    ["Certainly! The minutes are below.", "Certainly"],
    ["Feel free to customize this letter.", "Feel free to customize"],
  ],
  good: ["I am certainly coming.", "Feel free to sit anywhere."],
};
