import { excerptOf, tooLong } from "../calls/limits.ts";
import { answerShape, LOCAL, object, textAnswer, type Tool } from "../calls/tool.ts";

const EVIDENCE_MAX = 10;

export const detectAiLikelihood: Tool = {
  name: "detect_ai_likelihood",
  title: "AI likelihood",
  description: "Whether a text reads like a model's or a person's: a score of 0-100, no proof. Local.",
  needs: "nothing",
  inputSchema: object({ text: { type: "string", description: "English text, 150+ words" } }, ["text"]),
  outputSchema: answerShape({
    score: ["number", "null"],
    tooShort: "boolean",
    verdict: "string",
    declined: ["string", "null"],
  }),
  annotations: LOCAL,
  run: async (input, context) => {
    const { text } = input as { text: string };
    const refusal = tooLong(text);
    if (refusal !== null) return refusal;
    const { score, low, high, tooShort, verdict, sentence, caution, declined, evidence } = (
      await context.library()
    ).likelihood(text);
    if (declined !== null)
      return textAnswer(declined, {
        score: null,
        low: null,
        high: null,
        tooShort,
        verdict,
        caution: declined,
        declined,
      });
    const band = tooShort ? "" : `Score ${score} of 100, between ${low} and ${high}.`;
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
    return textAnswer([[sentence, band, caution].filter((part) => part !== "").join(" "), ...lines].join("\n"), {
      score,
      low,
      high,
      tooShort,
      verdict,
      caution,
      declined,
      evidence: passages,
    });
  },
};
