import { textOf } from "../../../packages/text/evaluate/row-text.ts";
import { questionOf, type Question } from "../src/humanize/verify/question.ts";

/** What a judge is asked about the pair of a row; unknown members are ignored. */
export const questionOfRow = (row: Readonly<Record<string, unknown>>): Question =>
  questionOf({ before: textOf(row, "before"), after: textOf(row, "after"), fromNotes: row["fromNotes"] === true });
