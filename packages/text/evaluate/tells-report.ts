import type { TellReport } from "../src/tells/report.ts";
import { auc, mean, shareAt, thresholdAt } from "./statistics.ts";

/** What the checker said about one text of a known writer. */
export interface Judged {
  genre: string;
  source: string;
  /** 0 written by a person, 1 by a machine. */
  label: number;
  score: number;
  findings: number;
  words: number;
}

export const judged = (
  { genre, source, label, text }: { genre: string; source: string; label: number; text: string },
  report: TellReport,
): Judged => ({
  genre,
  source,
  label,
  score: report.score ?? 0,
  findings: report.findings.length,
  words: text.split(/\s+/).length,
});

const scores = (rows: readonly Judged[], label: number): number[] =>
  rows.filter((row) => row.label === label).map((row) => row.score);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const per1k = (rows: readonly Judged[], label: number): string => {
  const own = rows.filter((row) => row.label === label);
  return ((1000 * sum(own.map((row) => row.findings))) / Math.max(1, sum(own.map((row) => row.words)))).toFixed(2);
};

const fixed = (value: number): string => (Number.isNaN(value) ? "  -  " : value.toFixed(3));

const NON_NATIVE = /shijaku|toefl|liang/i;

const printFairness = (rows: readonly Judged[]): void => {
  const essays = rows.filter((row) => row.genre === "essay" && row.label === 0);
  const nonNative = essays.filter((row) => NON_NATIVE.test(row.source));
  const native = essays.filter((row) => !NON_NATIVE.test(row.source));
  for (const share of [0.01, 0.05]) {
    const limit = thresholdAt(scores(rows, 0), share);
    console.log(
      `human essays flagged where ${share * 100}% of all human texts are: non-native ${fixed(shareAt(scores(nonNative, 0), limit))} (${nonNative.length}), native ${fixed(shareAt(scores(native, 0), limit))} (${native.length})`,
    );
  }
};

/** Prints AUC by genre, recall at one threshold for all genres, findings by genre, and human essays flagged. */
export const printTells = (rows: readonly Judged[]): void => {
  const threshold = thresholdAt(scores(rows, 0), 0.01);
  const areas = [...new Set(rows.map((row) => row.genre))].sort().map((genre) => {
    const own = rows.filter((row) => row.genre === genre);
    const human = scores(own, 0);
    const machine = scores(own, 1);
    const area = auc(human, machine);
    console.log(
      `${genre.padEnd(11)} human ${String(human.length).padStart(5)} machine ${String(machine.length).padStart(5)}  AUC ${fixed(area)}` +
        `  flagged: human ${fixed(shareAt(human, threshold))} machine ${fixed(shareAt(machine, threshold))}` +
        `  findings per 1,000 words: human ${per1k(own, 0)} machine ${per1k(own, 1)}`,
    );
    return area;
  });
  const known = areas.filter((area) => !Number.isNaN(area));
  console.log(
    `mean AUC of genres ${fixed(mean(known))}, lowest ${fixed(Math.min(...known))}, all texts together ${fixed(auc(scores(rows, 0), scores(rows, 1)))}`,
  );
  const recall = shareAt(scores(rows, 1), threshold);
  console.log(`recall where 1% of human texts are flagged: ${fixed(recall)} (score ${threshold.toFixed(2)})`);
  printFairness(rows);
};
