import type { Frame } from "./frame.ts";

/** The outcome first, then what it rests on, the risk, and last what is needed, each in a paragraph of its own. */
export const skipLevel: Frame = {
  letter: true,
  gap: "\n\n",
  shapes: [
    { lead: ["outcome"], last: ["risk", "ask"], sentencesMax: 3, leftAlone: 4 },
    { lead: ["outcome", "ask"], sentencesMax: 2 },
    { lead: ["risk", "ask"], sentencesMax: 0 },
    { lead: [], sentencesMax: 0 },
    { lead: [], sentencesMax: 2 },
    { lead: [], sentencesMax: 1 },
    { lead: ["ask"], sentencesMax: 3 },
  ],
};
