// What the tell checker's profile has to say beside the counted words: rules that people wrote, and words that lean the
// same way in every genre.
import type { TellReport } from "../tells/report.ts";
import type { Tokens } from "./tokens.ts";
import { withoutLayout } from "./unlaid.ts";

/** Log-odds of machine writing by the tell score of the text without its layout; 0 where the checker declines. */
export type TellOdds = (text: string, tokens: Tokens) => number;

/** Keeps the odds of a score of 0 or 100 finite. */
const SCORE_FLOOR = 0.001;

export const createTellOdds =
  (check: (text: string) => Pick<TellReport, "score">): TellOdds =>
  (text, tokens) => {
    const { score } = check(withoutLayout(text, tokens));
    return score === null ? 0 : Math.log((score + SCORE_FLOOR) / (100 - score + SCORE_FLOOR));
  };
