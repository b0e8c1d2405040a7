import type { EvaluateRow } from "./main.ts";

export const evaluateRow: EvaluateRow = () => {
  throw new Error("the text floor has no engine yet");
};
