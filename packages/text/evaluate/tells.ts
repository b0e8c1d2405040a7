import { checkTells } from "../src/tells/check.ts";
import type { EvaluateRow } from "./main.ts";

const place = ({ id, start, end }: { id: string; start: number; end: number }) => ({ id, start, end });

/** `{text}` in; `{score, perThousand, findings, hints}` out. A text that is declined scores 0 here. */
export const evaluateRow: EvaluateRow = (row) => {
  const text = row["text"];
  if (typeof text !== "string") throw new Error("a row without a text");
  const report = checkTells(text);
  return {
    score: report.score ?? 0,
    perThousand: report.perThousand,
    findings: report.findings.map(place),
    hints: report.hints.map(place),
  };
};
