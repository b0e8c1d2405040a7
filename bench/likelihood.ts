// npm run bench -- likelihood [TEXTS.jsonl[.gz]]: time for 1,000 words, time of the first call, bytes in a bundle, and, where
// the rows carry a label, the area under the ROC curve beside that of the mean word length on the same texts.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { build } from "esbuild";
import { processorMs } from "../packages/text/testing/processor-time.ts";
import { areaUnderCurve } from "../packages/text/evaluate/score-metrics.ts";
import { createLikelihood } from "../packages/text/src/likelihood/score.ts";
import { weights } from "../packages/text/src/likelihood/weights.ts";

interface Row {
  text: string;
  label?: 0 | 1;
}

const NOUNS =
  "ledger harbour window engine orchard signal letter valley timetable kettle archive bridge compass lantern meadow notebook platform quarry ribbon saddle tunnel vessel workshop parcel furnace gallery".split(
    " ",
  );

const readRows = (path: string): Row[] => {
  const bytes = readFileSync(path);
  const lines = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Row);
};

// Without a file: made-up prose of many different words, for the time alone.
const inventedRows = (): Row[] =>
  Array.from({ length: 400 }, (_, row) => ({
    text: Array.from({ length: 12 }, (_, at) => {
      const [first, second] = [NOUNS[(row * 7 + at * 3) % NOUNS.length], NOUNS[(row * 5 + at * 11 + 1) % NOUNS.length]];
      return at % 3 === 0
        ? `The ${first} wasn't where we had left it, so I asked about the ${second} instead.`
        : `By ${at + 2} o'clock each ${second} had been counted, and the older ${first} stood near the door.`;
    }).join(" "),
  }));

const bundledBytes = async (path: string, external: readonly string[]): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(path, import.meta.url))],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    external: [...external],
  });
  return outputFiles[0]?.contents.length ?? Number.NaN;
};

const meanWordLength = (text: string): number => {
  const words = text.match(/[A-Za-z]+/g) ?? [""];
  return words.reduce((sum, word) => sum + word.length, 0) / words.length;
};

const area = (rows: readonly Row[], score: (text: string) => number): number =>
  areaUnderCurve(
    rows.map(({ text, label }) => ({
      score: score(text),
      label: label ?? 0,
      source: "",
      group: "",
      slice: "",
      weight: 1,
    })),
  );

const ROUNDS = 5;

export const run = async ([path]: readonly string[]): Promise<void> => {
  const rows = path === undefined ? inventedRows() : readRows(path);
  const words = rows.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const units = rows.reduce((sum, { text }) => sum + text.length, 0);
  const fresh = createLikelihood(weights);
  const begun = performance.now();
  fresh(rows[0]?.text ?? "");
  const firstMs = performance.now() - begun;
  // Processor time, so that a busy machine does not count; one round is near half a second.
  const timesMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    timesMs.push(processorMs(() => rows.forEach(({ text }) => fresh(text))));
  }
  const bestMs = Math.min(...timesMs);
  const whole = await bundledBytes("../packages/text/src/likelihood/score.ts", []);
  const alone = await bundledBytes("../packages/text/src/likelihood/score.ts", ["*/language.ts", "*/tells/check.ts"]);
  const withLanguage = await bundledBytes("../packages/text/src/likelihood/score.ts", ["*/tells/check.ts"]);
  const lines = [
    `${rows.length} texts, ${words} words`,
    `first call, weights unpacked: ${firstMs.toFixed(1)} ms`,
    `1,000 words: ${((bestMs / words) * 1000).toFixed(2)} ms of processor time (best of ${ROUNDS}); ${(units / 1000 / bestMs).toFixed(2)} MB/s`,
    `minified bundle: ${alone} bytes, ${withLanguage} with the language check and ${whole} with the tell checker too, which other parts share`,
  ];
  if (rows.some(({ label }) => label === 1) && rows.some(({ label }) => label === 0)) {
    lines.push(
      `AUROC over these rows: ${area(rows, (text) => fresh(text).score).toFixed(3)}; mean word length ${area(rows, meanWordLength).toFixed(3)}`,
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
};
