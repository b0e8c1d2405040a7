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
  wordsTarget: 120,
  markdown: false,
};
