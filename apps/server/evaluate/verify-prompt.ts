import type { EvaluateRow } from "../../../packages/text/evaluate/evaluate-file.ts";
import { judgePrompt } from "../src/humanize/verify/judge-prompt.ts";
import { questionOfRow } from "./question-of-row.ts";

/** In: `before`, `after`, optional `fromNotes`. Out: `messages`, as the service sends them to a judge of meaning. */
export const evaluateRow: EvaluateRow = (row) => ({ messages: judgePrompt(questionOfRow(row)) });
