import type { Frame } from "./frame.ts";

/** Greeting and sign-off as given, the ask first. */
export const email: Frame = {
  letter: true,
  shapes: [
    { lead: ["ask"], sentencesMax: 0 },
    { lead: [], sentencesMax: 0 },
    { lead: ["ask"], sentencesMax: 2 },
    { lead: ["outcome", "ask"], sentencesMax: 3 },
    { lead: [], sentencesMax: 2 },
    { lead: [], sentencesMax: 1 },
  ],
};
