import { scoreLikelihood } from "../src/likelihood/score.ts";
import type { EvaluateRow } from "./main.ts";

export const evaluateRow: EvaluateRow = (row) => {
  const { score, low, high, tooShort } = scoreLikelihood(typeof row["text"] === "string" ? row["text"] : "");
  return { score, low, high, tooShort };
};
