import { fact, matchAt, type FactMatch, type FactFamily } from "../fact.ts";
import type { Figure } from "../number.ts";

const AFTER = /[ \u00a0\u202f-]?(?:%|per ?cent(?![a-z])|pct\.?(?![a-z])|percentage points?|pp(?![a-zA-Z]))/iy;

/** A share in hundredths: 12%, 12 per cent, twelve percent. */
export const percentAfter = (text: string, start: number, figure: Figure): FactMatch | null => {
  const match = matchAt(AFTER, text, figure.end);
  if (match === null) return null;
  const { amount, spelled } = figure;
  return fact("percent", start, figure.end + match[0].length, amount, { amount, ...(spelled && { spelled }) });
};

export const percentages: FactFamily = { name: "percent", kinds: { percent: "hard" } };
