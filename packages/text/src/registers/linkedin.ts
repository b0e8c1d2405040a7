import type { Register } from "./register.ts";

export const linkedin: Register = {
  id: "linkedin",
  name: "LinkedIn",
  summary: "A post: the most specific sentence first, short paragraphs.",
  guidance: [
    "Open with the most specific sentence of the draft.",
    "Paragraphs of one or two sentences.",
    "No hashtags or emoji unless the draft has them, and no announcement of feelings.",
  ],
  wordsTarget: 180,
  markdown: false,
};
