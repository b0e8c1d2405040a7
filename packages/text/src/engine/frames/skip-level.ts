import type { Frame } from "./frame.ts";

/** The outcome first, then what the writer wrote, in the writer's order. */
export const skipLevel: Frame = {
  letter: true,
  shapes: [
    { lead: ["outcome", "ask"], sentencesMax: 0 },
    { lead: ["outcome", "ask"], sentencesMax: 2 },
    { lead: ["risk", "ask"], sentencesMax: 0 },
    { lead: [], sentencesMax: 0 },
    { lead: [], sentencesMax: 2 },
    { lead: [], sentencesMax: 1 },
    { lead: ["ask"], sentencesMax: 3 },
  ],
};
