import { checkTells } from "../src/tells/check.ts";
import type { EvaluateRow } from "./evaluate-file.ts";
import { textOf } from "./row-text.ts";

const place = ({ id, start, end }: { id: string; start: number; end: number }) => ({ id, start, end });

/** `{text}` in; `{score, perThousand, findings, hints}` out. A text that is declined scores 0 here. */
export const evaluateRow: EvaluateRow = (row) => {
  const report = checkTells(textOf(row, "text"));
  return {
    score: report.score ?? 0,
    perThousand: report.perThousand,
    findings: report.findings.map(place),
    hints: report.hints.map(place),
  };
};
