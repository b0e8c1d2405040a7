// node packages/text/evaluate/score-tells.ts FILE.jsonl[.gz]…
// How well the tell score and the findings part machine texts from human ones: rows {text, label, domain, source}.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { checkTells } from "../src/tells/check.ts";
import { genreOf } from "../train/genre.ts";
import { auc, mean, shareAt, thresholdAt } from "./statistics.ts";

interface Judged {
  genre: string;
  source: string;
  label: number;
  score: number;
  findings: number;
  words: number;
}

const linesOf = (path: string): string[] => {
  const bytes = readFileSync(path);
  return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").split("\n").filter(Boolean);
};

const judge = (line: string): Judged | null => {
  const row = JSON.parse(line) as {
    text: string;
    label: number;
    domain: string;
    source: string;
    group: string;
    slice?: string;
  };
  if (row.slice !== undefined && row.slice !== "full") return null;
  const report = checkTells(row.text);
  return {
    genre: genreOf(row),
    source: row.source,
    label: row.label,
    score: report.score ?? 0,
    findings: report.findings.length,
    words: row.text.split(/\s+/).length,
  };
};

const scores = (rows: readonly Judged[], label: number): number[] =>
  rows.filter((row) => row.label === label).map((row) => row.score);

const per1k = (rows: readonly Judged[]): number =>
  (1000 * rows.reduce((sum, row) => sum + row.findings, 0)) /
  Math.max(
    1,
    rows.reduce((sum, row) => sum + row.words, 0),
  );

const fixed = (value: number): string => (Number.isNaN(value) ? "  -  " : value.toFixed(3));

const rows = process.argv
  .slice(2)
  .flatMap(linesOf)
  .map(judge)
  .filter((row) => row !== null);
const genres = [...new Set(rows.map((row) => row.genre))].sort();
const threshold = thresholdAt(scores(rows, 0), 0.01);
const perGenre = genres.map((genre) => {
  const own = rows.filter((row) => row.genre === genre);
  const human = own.filter((row) => row.label === 0);
  const machine = own.filter((row) => row.label === 1);
  const area = auc(scores(own, 0), scores(own, 1));
  console.log(
    `${genre.padEnd(11)} human ${String(human.length).padStart(5)} machine ${String(machine.length).padStart(5)}` +
      `  AUC ${fixed(area)}  flagged human ${fixed(shareAt(scores(own, 0), threshold))} machine ${fixed(shareAt(scores(own, 1), threshold))}` +
      `  findings per 1,000 words human ${per1k(human).toFixed(2)} machine ${per1k(machine).toFixed(2)}`,
  );
  return area;
});
const known = perGenre.filter((area) => !Number.isNaN(area));
console.log(
  `mean per-genre AUC ${fixed(mean(known))}, lowest ${fixed(Math.min(...known))}, pooled ${fixed(auc(scores(rows, 0), scores(rows, 1)))}`,
);
console.log(
  `recall at 1% of human texts flagged: ${fixed(shareAt(scores(rows, 1), threshold))} (threshold ${threshold.toFixed(2)})`,
);
const essays = rows.filter((row) => row.genre === "essay" && row.label === 0);
const nonNative = essays.filter((row) => /shijaku|toefl|liang/i.test(row.source));
const native = essays.filter((row) => !nonNative.includes(row));
for (const share of [0.01, 0.05]) {
  const limit = thresholdAt(scores(rows, 0), share);
  console.log(
    `human essays flagged at ${share * 100}%: non-native ${fixed(shareAt(scores(nonNative, 0), limit))} (${nonNative.length}), native ${fixed(shareAt(scores(native, 0), limit))} (${native.length})`,
  );
}
