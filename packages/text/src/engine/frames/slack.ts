import type { Frame } from "./frame.ts";

/** The ask first, no letter around it, short paragraphs. */
export const slack: Frame = {
  letter: false,
  shapes: [
    { lead: ["ask"], sentencesMax: 2 },
    { lead: ["ask"], sentencesMax: 1 },
    { lead: [], sentencesMax: 2 },
    { lead: ["ask"], sentencesMax: 0 },
    { lead: [], sentencesMax: 1 },
    { lead: [], sentencesMax: 3 },
    { lead: [], sentencesMax: 0 },
  ],
};
