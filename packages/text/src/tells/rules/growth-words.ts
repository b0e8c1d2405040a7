import type { Examples, Rule } from "../rule.ts";

export const growthWords: Rule = {
  id: "growth-words",
  kind: "vocabulary",
  name: "Uplifting word",
  explanation: "An uplifting word; models pile them up, people seldom do.",
  suggestion: "Say what happened to whom.",
  cluster: true,
  words: {
    insights: "",
    insightful: "",
    "resilience resilient": "",
    empathy: "",
    authenticity: "",
    "thrive thrives thrived thriving": "",
    "flourish flourishing": "",
    "embrace embraces embraced embracing": "",
    gratitude: "",
    "ignite ignited igniting": "",
    "nurture nurtured nurturing": "",
    "mindful mindfulness": "",
    "harmony harmonious": "",
    essence: "",
    camaraderie: "",
  },
};

export const examples: Examples = {
  bad: [["Our resilience brought insights and empathy.", "insights"]],
  good: ["The journey took four hours."],
};
