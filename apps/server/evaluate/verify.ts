import type { EvaluateRow } from "../../../packages/text/evaluate/evaluate-file.ts";
import { textOf } from "../../../packages/text/evaluate/row-text.ts";
import { verdictOf } from "../src/humanize/verify/verdict.ts";
import { questionOfRow } from "./question-of-row.ts";

/**
 * In: `before`, `after`, optional `fromNotes`, and the judge's recorded `answer`; without one the configured provider is
 * asked. Out: `verified`, `findings`, `withdrawn`.
 */
export const evaluateRow: EvaluateRow = (row) => {
  const question = questionOfRow(row);
  if (row["answer"] === undefined) throw new Error("answer is missing, and no provider is configured");
  return { ...verdictOf(question, textOf(row, "answer")) };
};
