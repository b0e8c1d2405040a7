import { answered } from "../calls/answer.ts";
import { estimateInWords } from "../calls/estimated.ts";
import { excerptOf, tooLong, wholeWords } from "../calls/limits.ts";
import type { Tool } from "../calls/tool.ts";
import { DETECT_AI_LIKELIHOOD } from "../listings/local.ts";

const EVIDENCE_MAX = 3;

export const detectAiLikelihood: Tool = {
  ...DETECT_AI_LIKELIHOOD,
  run: async (input, context) => {
    const { text } = input as { text: string };
    const refusal = tooLong(text);
    if (refusal !== null) return refusal;
    const estimate = (await context.library()).likelihood(text);
    const { summary, caution } = estimateInWords(estimate);
    if (caution === null) return answered({ summary });
    const { verdict, score, low, high, evidence } = estimate;
    const shown = evidence.slice(0, EVIDENCE_MAX).map(({ start, end, weight }) => ({
      // The mark that ended the sentence before it is no part of the passage.
      phrase: excerptOf(wholeWords(text, { start, end }).replace(/^[\s,.;:!?)]+/u, "")),
      side: weight > 0 ? "machine" : "person",
    }));
    return answered({
      summary: `${summary} ${caution}`,
      lines: shown.map(({ phrase, side }) => `Like a ${side}: "${phrase}"`),
      data: { verdict, score, low, high, evidence: shown },
    });
  },
};
