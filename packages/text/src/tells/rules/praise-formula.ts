import type { Examples, Rule } from "../rule.ts";

export const praiseFormula: Rule = {
  id: "praise-formula",
  kind: "pattern",
  name: "Praise formula",
  explanation: "Praise that fits any place, book or person.",
  suggestion: "Say what was good about it.",
  cluster: true,
  phrases: [
    "truly (remarkable|exceptional|memorable|special)",
    "friendly and (attentive|efficient)",
    "warm and welcoming",
    "cozy (atmosphere|ambiance|and)",
    "hidden gem",
    "exceeded (my|our) expectations",
    "an (unforgettable|exceptional) experience",
    "renowned for (its|their|his)",
    "a unique (blend|and)",
    "a (compelling|captivating|vibrant|dynamic) and",
    "for those (seeking|looking)",
    "your (insights|expertise|dedication|enthusiasm|passion)",
    "attention to detail",
    "the time and effort you",
    "the perfect (balance|spot|choice)",
  ],
};

export const examples: Examples = {
  bad: [["The place is a hidden gem.", "hidden gem"]],
  good: ["The soup was hot and cheap."],
};
