import type { Frame } from "./frame.ts";

/** The ask on the first line, no letter around it, one or two sentences a line. */
export const slack: Frame = {
  letter: false,
  thanks: true,
  gap: "\n",
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
