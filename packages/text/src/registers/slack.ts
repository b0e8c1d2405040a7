import type { Register } from "./register.ts";

export const slack: Register = {
  id: "slack",
  name: "Slack",
  summary: "A short message to colleagues, the ask first.",
  guidance: [
    "Put the request, question or decision on the first line.",
    "No greeting and no sign-off.",
    "One or two sentences a line; lists stay lists.",
  ],
  markdown: true,
  isPublic: false,
  prompt: {
    summary: "A short message to colleagues.",
    guidance: [
      "Where several matters are mixed, the most urgent one comes first, whole.",
      "Add no greeting or sign-off; a short one that the text has may stay.",
      "Short paragraphs. Lists stay lists, notes may stay one; prose does not become labelled bullets.",
    ],
    wordsTarget: 80,
    showsSamples: false,
  },
};
