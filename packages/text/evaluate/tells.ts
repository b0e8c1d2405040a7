import { checkTells } from "../src/tells/check.ts";
import { registers } from "../src/registers/index.ts";
import type { EvaluateRow } from "./evaluate-file.ts";
import { textOf } from "./row-text.ts";

const place = ({ id, start, end }: { id: string; start: number; end: number }) => ({ id, start, end });

/** `{text}`, with a `register` or none, in; `{score, perThousand, words, findings, hints}` out, with the row's `label`. A text that is declined scores 0 here. */
export const evaluateRow: EvaluateRow = (row) => {
  const register = registers.find(({ id }) => id === row["register"])?.id;
  const report = checkTells(textOf(row, "text"), register === undefined ? {} : { register });
  return {
    score: report.score ?? 0,
    perThousand: report.perThousand,
    words: report.words,
    ...("label" in row ? { label: row["label"] } : {}),
    findings: report.findings.map(place),
    hints: report.hints.map(place),
  };
};

interface Counted {
  label?: unknown;
  words: number;
  findings: { id: string }[];
}

/** Findings per 1,000 words of the texts of each label, and the rules behind them, the commonest first. */
export const summaryOf = (rows: readonly Record<string, unknown>[]): string[] => {
  const counted = rows.filter((row) => !("error" in row)) as unknown as Counted[];
  return [...new Set(counted.map(({ label }) => label))].map((label) => {
    const own = counted.filter((row) => row.label === label);
    const words = own.reduce((sum, row) => sum + row.words, 0);
    const perThousand = (count: number): string => ((1000 * count) / Math.max(1, words)).toFixed(2);
    const ids = own.flatMap(({ findings }) => findings.map(({ id }) => id));
    const rules = [...new Set(ids)].map((id) => ({ id, count: ids.filter((other) => other === id).length }));
    const commonest = rules.sort((a, b) => b.count - a.count).map(({ id, count }) => `${id} ${perThousand(count)}`);
    return `${typeof label === "string" ? label : "all"}: ${own.length} texts, ${words} words, findings per 1,000 words ${perThousand(ids.length)} (${commonest.join(", ")})`;
  });
};
