import type { EvaluateRow } from "../../../packages/text/evaluate/evaluate-file.ts";
import { openGate } from "../src/humanize/gate/gate.ts";
import { buildPrompt } from "../src/humanize/prompt.ts";
import { briefOfRow } from "./brief-of-row.ts";

/** In: the members of a request. Out: `messages`, as the service sends them to a model. */
export const evaluateRow: EvaluateRow = (row) => {
  const brief = briefOfRow(row);
  return { messages: buildPrompt(brief, openGate(brief, { repairs: true }).masking, null) };
};
