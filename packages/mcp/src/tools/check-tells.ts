import type { RegisterId } from "@rewrite-service/text";
import { answerShape, LOCAL, object, textAnswer, type Tool } from "../calls/tool.ts";
import { excerptOf, plural, tooLong } from "../calls/limits.ts";
import type { TellsReport } from "../library/library.ts";
import { REGISTER_IDS } from "../calls/register-ids.ts";

const FINDINGS_SHOWN = 25;
const FINDINGS_MAX = 100;

const summaryOf = ({ score, verdict, perThousand, words, declined, findings }: TellsReport, shown: number): string => {
  if (score === null) return declined ?? "The text is not English, so it is not scored.";
  const judged = verdict === null ? "too short for a verdict" : `verdict: ${verdict}`;
  const counted = findings.length > shown ? `, the first ${shown} listed` : "";
  return `Score ${score} of 100 (${judged}); ${plural(findings.length, "finding")} in ${plural(words, "word")}, ${perThousand} per 1,000${counted}.`;
};

export const checkTells: Tool = {
  name: "check_tells",
  title: "Check tells",
  description: "Score a passage for machine-writing tells, each with place, reason and fix. Local.",
  needs: "nothing",
  inputSchema: object(
    {
      text: { type: "string", description: "English text" },
      register: { type: "string", enum: REGISTER_IDS, description: "Judge as" },
      maxFindings: { type: "integer", minimum: 0, maximum: FINDINGS_MAX, description: `Default ${FINDINGS_SHOWN}` },
    },
    ["text"],
  ),
  outputSchema: answerShape({ score: ["number", "null"], total: "integer", findings: "array" }),
  annotations: LOCAL,
  run: async (input, context) => {
    const {
      text,
      register,
      maxFindings = FINDINGS_SHOWN,
    } = input as {
      text: string;
      register?: RegisterId;
      maxFindings?: number;
    };
    const refusal = tooLong(text);
    if (refusal !== null) return refusal;
    const tells = (await context.library()).checkTells(text, register === undefined ? {} : { register });
    const findings = tells.findings.slice(0, maxFindings).map(({ id, name, start, end, excerpt, ...rest }) => ({
      id,
      start,
      end,
      excerpt: excerptOf(excerpt),
      name,
      explanation: excerptOf(rest.explanation, 200),
      suggestion: excerptOf(rest.suggestion, 200),
      replacement: rest.replacement,
    }));
    const lines = findings.map(
      ({ start, end, excerpt, name, suggestion }) => `- ${start}-${end} “${excerpt}” (${name}). ${suggestion}`,
    );
    return textAnswer([summaryOf(tells, findings.length), ...lines].join("\n"), {
      score: tells.score,
      verdict: tells.verdict,
      perThousand: tells.perThousand,
      words: tells.words,
      total: tells.findings.length,
      findings,
    });
  },
};
