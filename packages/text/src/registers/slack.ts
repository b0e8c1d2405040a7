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
  wordsTarget: 80,
  markdown: true,
};
