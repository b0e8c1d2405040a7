import { excerptOf, tooLong } from "../calls/limits.ts";
import { answerShape, LOCAL, object, textAnswer, type Tool } from "../calls/tool.ts";

const EVIDENCE_MAX = 10;

export const detectAiLikelihood: Tool = {
  name: "detect_ai_likelihood",
  title: "AI likelihood",
  description: "How likely a passage reads as machine-written, 0-100 with a band; no proof. Local.",
  needs: "nothing",
  inputSchema: object({ text: { type: "string", description: "English text, 150+ words" } }, ["text"]),
  outputSchema: answerShape({ score: ["number", "null"], tooShort: "boolean", declined: ["string", "null"] }),
  annotations: LOCAL,
  run: async (input, context) => {
    const { text } = input as { text: string };
    const refusal = tooLong(text);
    if (refusal !== null) return refusal;
    const { score, low, high, tooShort, caution, declined, evidence } = (await context.library()).likelihood(text);
    if (declined !== null)
      return textAnswer(declined, { score: null, low: null, high: null, tooShort, caution: declined, declined });
    const first = tooShort
      ? ""
      : `${score} of 100, between ${low} and ${high}: how much the text reads as machine-written.`;
    const passages = evidence.slice(0, EVIDENCE_MAX).map(({ start, end, weight }) => ({
      start,
      end,
      excerpt: excerptOf(text.slice(start, end)),
      weight,
    }));
    const lines = tooShort
      ? []
      : passages.map(
          ({ start, end, excerpt, weight }) => `- ${start}-${end} “${excerpt}” (${weight > 0 ? "machine" : "human"})`,
        );
    return textAnswer([[first, caution].filter((sentence) => sentence !== "").join(" "), ...lines].join("\n"), {
      score,
      low,
      high,
      tooShort,
      caution,
      declined,
      evidence: passages,
    });
  },
};
