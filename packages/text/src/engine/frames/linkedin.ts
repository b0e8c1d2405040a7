import type { Frame } from "./frame.ts";

/** The result first, paragraphs of two sentences, no letter around it. */
export const linkedin: Frame = {
  letter: false,
  shapes: [
    { lead: ["outcome"], sentencesMax: 2 },
    { lead: ["outcome"], sentencesMax: 1 },
    { lead: [], sentencesMax: 2 },
    { lead: [], sentencesMax: 1 },
    { lead: [], sentencesMax: 3 },
    { lead: [], sentencesMax: 0 },
  ],
};
