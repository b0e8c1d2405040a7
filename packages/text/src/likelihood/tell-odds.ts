// What the tell checker's profile has to say beside the counted words: rules that people wrote, and words that lean the
// same way in every genre.
import type { TellReport } from "../tells/report.ts";
import type { Tokens } from "./tokens.ts";
import { plainTextOf } from "./plain-text.ts";

/**
 * Log-odds of machine writing by the tell score of the text without its layout, 0 at most; 0 too where the checker
 * declines. A score of 50 is what one in a hundred human texts reaches: past it the score accuses more than it parts.
 */
export type TellOdds = (text: string, tokens: Tokens) => number;

/** Keeps the odds of a score of 0 finite. */
const SCORE_FLOOR = 0.001;

export const createTellOdds =
  (check: (text: string) => Pick<TellReport, "score">): TellOdds =>
  (text, tokens) => {
    const { score } = check(plainTextOf(text, tokens));
    return score === null ? 0 : Math.min(0, Math.log((score + SCORE_FLOOR) / (100 - score + SCORE_FLOOR)));
  };
