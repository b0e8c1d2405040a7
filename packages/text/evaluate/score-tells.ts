// node packages/text/evaluate/score-tells.ts FILE.jsonl[.gz]…
// How well the tell score and the findings part machine texts from human ones: rows {text, label, domain, source}.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { checkTells } from "../src/tells/check.ts";
import { genreOf } from "../train/tells/genre.ts";
import { judged, printTells, type Judged } from "./tells-report.ts";

const linesOf = (path: string): string[] => {
  const bytes = readFileSync(path);
  return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").split("\n").filter(Boolean);
};

interface Row {
  text: string;
  label: number;
  domain: string;
  source: string;
  group: string;
  slice?: string;
}

const judge = (line: string): Judged[] => {
  const row = JSON.parse(line) as Row;
  if (row.slice !== undefined && row.slice !== "full") return [];
  return [judged({ ...row, genre: genreOf(row) }, checkTells(row.text))];
};

printTells(process.argv.slice(2).flatMap(linesOf).flatMap(judge));
