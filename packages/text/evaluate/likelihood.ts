import { scoreLikelihood } from "../src/likelihood/score.ts";
import type { EvaluateRow } from "./evaluate-file.ts";
import { textOf } from "./row-text.ts";

export const evaluateRow: EvaluateRow = (row) => {
  const { score, low, high, tooShort, verdict } = scoreLikelihood(textOf(row, "text"));
  return { score, low, high, tooShort, verdict };
};
