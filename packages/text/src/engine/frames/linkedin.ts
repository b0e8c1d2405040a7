import type { Frame } from "./frame.ts";

/** The most specific sentence first, paragraphs of one or two sentences, no letter around it. */
export const linkedin: Frame = {
  letter: false,
  gap: "\n\n",
  shapes: [
    { lead: ["figure"], sentencesMax: 2 },
    { lead: ["outcome"], sentencesMax: 1 },
    { lead: [], sentencesMax: 2 },
    { lead: [], sentencesMax: 1 },
    { lead: [], sentencesMax: 3 },
    { lead: [], sentencesMax: 0 },
  ],
};
