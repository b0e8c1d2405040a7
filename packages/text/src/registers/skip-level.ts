import type { Register } from "./register.ts";

export const skipLevel: Register = {
  id: "skip_level",
  name: "Skip-level",
  summary: "An update to your manager's manager: outcome, impact, risk, ask.",
  guidance: [
    "Lead with the outcome, with its figure where the draft has one.",
    "Then the impact, the risk and the ask, in that order.",
    "No team jargon, no process detail that changes nothing for the reader.",
  ],
  markdown: false,
  isPublic: false,
  prompt: {
    summary: "An update to your manager's manager.",
    guidance: [
      "What a team or a project did, found, needs or worries about fits: retell it for a reader two levels up.",
      "From notes or a text that jumps about: first the outcome, with its figure where the text has one; then what follows from it, what is uncertain, what is needed. Only what the text has, in sentences, without labels.",
      'Composed in tone: chat marks (lol, haha, !!, filler "like") go.',
      "A request to somebody else keeps that person's name.",
    ],
    wordsTarget: 120,
    showsSamples: false,
  },
};
