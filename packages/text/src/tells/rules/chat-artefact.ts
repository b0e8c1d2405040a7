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
    "i hope this helps",
    "feel free to (customize|adjust|modify)",
    "here's a (possible|breakdown)",
    "here are some (tips|key)",
  ],
  patterns: [
    {
      anchors: ["(would you like|want) me to", "i can also", "let me know if (you'd|you would) like (me|it|this) to"],
      source:
        "[^.!?\\n]{4,40}? (?:to|also) (?:(?:make|turn|adapt|shorten|tailor|adjust|rewrite) (?:it|this)|(?<!me to )be|[a-z]+ an? [^.!?\\n]{0,30}version)\\b[^.!?\\n]{0,120}",
    },
    {
      anchors: ["(would you like|want) (a|an)", "let me know if (you'd|you would) like (a|an)"],
      source: "[^.!?\\n]{4,40}? an? [^.!?\\n]{0,40}(?:version|tone|draft)\\b[^.!?\\n]{0,100}",
    },
    {
      anchors: ["if you'd like"],
      source:
        "if you['’]d like, i can (?:also )?(?:make (?:it|this) (?:a bit |a little )?(?:more|warmer|softer|firmer|shorter)|(?:turn|adapt|shorten|rewrite) (?:it|this))\\b[^.!?\\n]{0,120}",
    },
    {
      anchors: ["(note|notes) :"],
      source: "notes?: i(?:['’]ve)? (?:added|kept|left|assumed|removed|softened|changed)\\b",
    },
    {
      anchors: ["^here's (a|an)", "^here is (a|an)"],
      source:
        "here(?:['’]s| is) an?(?: [a-z,'’-]{1,20}){0,6}? (?:e-?mail|message|note|letter|you can)\\b[^\\n:.]{0,90}:(?=\\s*\\n)",
    },
    {
      anchors: ["^sure !", "^absolutely !"],
      source: "(?:sure|absolutely)! here(?:['’]s| is| are)\\b[^\\n:.]{0,90}[:.]",
    },
    {
      anchors: ["^here's (a|an|the|your)", "^here is (a|an|the|your)"],
      source:
        "here(?:['’]s| is)(?: [a-z,'’-]{1,20}){1,6}? (?:(?<!the short )version|draft|rewrite|reply|post|announcement)\\b[^\\n:.]{0,90}[:.]",
    },
  ],
};

export const examples: Examples = {
  bad: [
    ["Certainly! The minutes are below.", "Certainly!"],
    ["Here's a clearer, more professional version:\n\nHi Ana", "Here's a clearer, more professional version:"],
    ["Here's a post that keeps it warm:\n\nThe pump is in.", "Here's a post that keeps it warm:"],
    ["The pump is in.\n\nLet me know if you'd like it to be firmer.", "Let me know if you'd like it to be firmer."],
    [
      "The pump is in.\n\nWould you like me to turn this into a poster?",
      "Would you like me to turn this into a poster?",
    ],
    ["The pump is in.\n\nLet me know if you'd like a warmer tone.", "Let me know if you'd like a warmer tone."],
    ["Here's a short summary you can share with Ana:\n\nIt runs.", "Here's a short summary you can share with Ana:"],
    ["Feel free to customize it as needed.", "Feel free to customize it as needed."],
    ["Here's a warm resignation email you can adapt:\n\nHi Ana", "Here's a warm resignation email you can adapt:"],
    ["Sure! Here are two versions.\n\nHi Ana", "Sure! Here are two versions."],
    ["The pump is in.\n\nI can also make it shorter.", "I can also make it shorter."],
    ["The pump is in.\n\nIf you'd like, I can make it a bit warmer.", "If you'd like, I can make it a bit warmer."],
  ],
  good: [
    "Here's the short version: it works.",
    "Here's a note from Ana: the pump is in.",
    "I am certainly coming.",
    "Let me know if you'd like me to call Ana.",
    "Would you like me to be there?",
    "Would you like a pump?",
    "If you'd like, I can make it earlier.",
    "Feel free to sit anywhere.",
  ],
};
