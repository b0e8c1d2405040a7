import type { LikelihoodBand } from "../library/library.ts";

/** A likelihood in words; `caution` says what it is not for, and is null where there is no estimate. */
export const estimateInWords = (estimate: LikelihoodBand): { summary: string; caution: string | null } => {
  const { declined, tooShort, sentence, score, low, high, caution } = estimate;
  if (declined !== null) return { summary: `No estimate: ${declined}`, caution: null };
  if (tooShort) return { summary: sentence, caution: null };
  return { summary: `${sentence} Score ${score} of 100 (range ${low} to ${high}).`, caution };
};
