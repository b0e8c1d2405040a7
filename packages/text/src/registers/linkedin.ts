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
  markdown: false,
  isPublic: true,
  prompt: {
    summary: "A post that strangers understand, in short paragraphs.",
    guidance: [
      "Keep the text's own opening where it has one that works; otherwise open with its most concrete sentence that makes sense alone.",
      "Paragraphs of one to three sentences, not all alike.",
      "Hashtags, emoji, a closing question or a lesson: only those that the writer's own text has.",
      "Something private (health, pay, a complaint, a client's figures) that the post would make public: say so in NOTES. Names of people thanked or involved are fine.",
    ],
    wordsTarget: 180,
    showsSamples: true,
  },
};
