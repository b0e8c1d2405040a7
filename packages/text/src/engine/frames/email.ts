import type { Frame } from "./frame.ts";

/** Greeting and sign-off as given, the ask first, long paragraphs parted. */
export const email: Frame = {
  letter: true,
  gap: "\n\n",
  shapes: [
    { lead: ["ask"], sentencesMax: 3, leftAlone: 5 },
    { lead: [], sentencesMax: 3, leftAlone: 5 },
    { lead: ["ask"], sentencesMax: 2 },
    { lead: ["outcome", "ask"], sentencesMax: 3 },
    { lead: [], sentencesMax: 2 },
    { lead: [], sentencesMax: 1 },
  ],
};
