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
    "a must (visit|try|have)",
    "must visit",
    "friendly and (attentive|knowledgeable|welcoming|efficient)",
    "attentive and friendly",
    "warm and welcoming",
    "cozy and intimate",
    "cozy (atmosphere|ambiance|and)",
    "the ambiance (is|was)",
    "the overall experience",
    "hidden gem",
    "exceeded (my|our) expectations",
    "an (unforgettable|exceptional) experience",
    "cooked to perfection",
    "to perfection",
    "renowned for (its|their|his)",
    "a delightful experience",
    "a unique (blend|and)",
    "a perfect balance",
    "a (compelling|captivating|vibrant|dynamic) and",
    "a cozy (atmosphere|and)",
    "for those (seeking|looking)",
    "a perfect balance",
    "the perfect (balance|spot|place|choice)",
  ],
};

export const examples: Examples = {
  bad: [["The place is a hidden gem.", "hidden gem"]],
  good: ["The soup was hot and cheap."],
};
