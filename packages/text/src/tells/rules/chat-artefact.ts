import type { Examples, Rule } from "../rule.ts";

export const chatArtefact: Rule = {
  id: "chat-artefact",
  kind: "pattern",
  name: "Chatbot leftover",
  explanation: "Words of an assistant to its user that were copied along with the text.",
  suggestion: "Cut it.",
  fix: "cut",
  phrases: [
    "^certainly !",
    "as an ai",
    "as a  language model",
    "let me know if (you'd|you would) like me to",
    "i hope this helps",
    "feel free to (customize|adjust|modify)",
    "here's a (possible|brief|breakdown)",
    "here are some (tips|key)",
  ],
  patterns: [
    {
      anchors: ["(note|notes) :"],
      source: "notes?: i(?:['’]ve)? (?:added|kept|left|assumed|removed|softened|changed)\\b",
    },
    {
      anchors: ["^here's (a|an|the|your)", "^here is (a|an|the|your)"],
      source: "here(?:['’]s| is)(?: [a-z,'’-]{1,20}){1,6}? (?:version|draft|rewrite)\\b[^\\n:.]{0,60}[:.]",
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["Certainly! The minutes are below.", "Certainly!"],
    ["Here's a clearer, more professional version:\n\nHi Ana", "Here's a clearer, more professional version:"],
    ["Feel free to customize it as needed.", "Feel free to customize it as needed."],
  ],
  good: ["I am certainly coming.", "Feel free to sit anywhere."],
};
