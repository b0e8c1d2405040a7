// node packages/text/evaluate/score-likelihood.ts CORPUS_DIR [--leave-out]
// Scores the model that ships on the corpus's own valid split (sources seen in training) or, with --leave-out, models that
// each never saw one group of sources, on that group: the nearest to texts from elsewhere.
import { scoreLikelihood } from "../src/likelihood/score.ts";
import { isMislabelled, readCorpus, type CorpusRow } from "../train/likelihood/corpus.ts";
import { WORK_SOURCE } from "./work-texts.ts";
import { calibrationOf, judgedOf } from "../train/likelihood/calibration.ts";
import { extract } from "../train/likelihood/examples.ts";
import { leaveOut } from "../train/likelihood/leave-out.ts";
import { groupOf, isNonCommercial } from "../train/likelihood/sources.ts";
import { SETTINGS, TELL_SHARE } from "../train/likelihood/train.ts";
import { calibrate, type Knot } from "../src/likelihood/calibrate.ts";
import {
  areaUnderCurve,
  evenly,
  expectedCalibrationError,
  rateAbove,
  thresholdAt,
  type Scored,
} from "./score-metrics.ts";

const out = (line: string): boolean => process.stdout.write(`${line}\n`);
const figure = (value: number): string => (Number.isNaN(value) ? "    –" : value.toFixed(3));
// Essays by learners are kept out of the thresholds and judged against them.
const LEARNERS = "shijaku";
const NEWEST = "slop_dev";
// Summaries and translations of human texts by a model: counted in, and the rest beside.
const EDITED = "hc3plus";

const worstSource = (rows: readonly Scored[], threshold: number): string => {
  const rates = [...new Set(rows.filter(({ label }) => label === 0).map(({ source }) => source))]
    .map((source) => ({ source, human: rows.filter((row) => row.source === source && row.label === 0) }))
    .filter(({ human }) => human.length >= 80)
    .map(({ source, human }) => ({ source, rate: rateAbove(human, threshold, 0) }))
    .toSorted((a, b) => b.rate - a.rate);
  return rates.length === 0 ? "–" : `${rates[0]?.source} ${figure(rates[0]?.rate ?? Number.NaN)}`;
};

/** Learners' human essays stay out of the thresholds. */
const thresholdsOf = (rows: readonly Scored[]): [at1: number, at5: number] => {
  const others = rows.filter(({ source, label }) => source !== LEARNERS || label === 1);
  return [thresholdAt(others, 0.01), thresholdAt(others, 0.05)];
};

const pooled = (title: string, rows: readonly Scored[], calibrated: readonly Scored[]): void => {
  const [at1, at5] = thresholdsOf(rows);
  out(
    `  ${title} AUROC ${areaUnderCurve(rows).toFixed(4)}  TPR@1 ${figure(rateAbove(rows, at1, 1))}  TPR@5 ${figure(rateAbove(rows, at5, 1))}  ECE ${figure(expectedCalibrationError(calibrated))}`,
  );
};

const sliceOf = (rows: readonly Scored[], slice: string): Scored[] => evenly(rows.filter((row) => row.slice === slice));

// What is ranked, and the same texts with probabilities that owe nothing to their own group.
const report = (title: string, rows: readonly Scored[], calibrated: readonly Scored[] = rows): void => {
  const full = sliceOf(rows, "full");
  const short = sliceOf(rows, "short");
  const fullCalibrated = sliceOf(calibrated, "full");
  const [at1, at5] = thresholdsOf(full);
  const newest = full.filter(({ source, label }) => label === 0 || source === NEWEST);
  const learners = full.filter(({ source }) => source === LEARNERS);
  out(`${title}: ${full.length} full texts, ${short.length} of 20 to 60 words`);
  pooled("pooled           ", full, fullCalibrated);
  pooled(
    `without ${EDITED}  `,
    full.filter(({ source }) => source !== EDITED),
    fullCalibrated.filter(({ source }) => source !== EDITED),
  );
  out(
    `  20 to 60 words    AUROC ${figure(areaUnderCurve(short))}  TPR@5 ${figure(rateAbove(short, thresholdAt(short, 0.05), 1))}  ECE ${figure(expectedCalibrationError(sliceOf(calibrated, "short")))}`,
  );
  out(`  models of 2025    AUROC ${figure(areaUnderCurve(newest))}`);
  out(
    `  learners' essays  flagged at the 5% threshold ${figure(rateAbove(learners, at5, 0))}, at the 1% threshold ${figure(rateAbove(learners, at1, 0))}`,
  );
  out(`  worst human source of 80 or more at the 5% threshold: ${worstSource(full, at5)}`);
  for (const group of [...new Set(full.map(({ group }) => group))].toSorted()) {
    const own = full.filter((row) => row.group === group);
    const human = own.filter(({ label }) => label === 0).length;
    out(
      `    ${group.padEnd(16)} ${String(human).padStart(5)} human ${String(own.length - human).padStart(5)} machine  AUROC ${figure(areaUnderCurve(own))}  FPR@5 ${figure(rateAbove(own, at5, 0))}  TPR@5 ${figure(rateAbove(own, at5, 1))}  TPR@1 ${figure(rateAbove(own, at1, 1))}`,
    );
  }
};

// The area under the curve of each domain of a source where the log-odds of other sources can be held against the labels.
const domains = (rows: readonly { row: CorpusRow; scored: Scored }[]): void => {
  const keys = [...new Set(rows.map(({ row }) => `${row.source} ${row.domain}`))].toSorted();
  for (const key of keys) {
    const own = rows.filter(({ row }) => `${row.source} ${row.domain}` === key && row.slice === "full");
    const area = areaUnderCurve(own.map(({ scored }) => scored));
    if (!Number.isNaN(area))
      out(`    ${key.padEnd(28)} ${String(own.length).padStart(5)} texts  AUROC ${figure(area)}`);
  }
};

const scoredOf = (row: CorpusRow, score: number): Scored => ({
  score,
  label: row.label,
  source: row.source,
  group: groupOf(row),
  slice: row.slice,
  weight: 1,
});

// The repository's own texts are learned from and judged on their own (score-work.ts).
const judged = (row: CorpusRow): boolean =>
  (row.slice === "full" || row.slice === "short") && row.source !== WORK_SOURCE;

/** Share of whole texts, at least twice as long, whose score lies in the band of their opening. */
const bandCoverage = (rows: readonly CorpusRow[], words: number): number => {
  const whole = rows.filter(({ slice, text }) => slice === "full" && text.split(/\s+/).length >= 2 * words);
  const inside = whole.filter(({ text }) => {
    const { low, high } = scoreLikelihood(new RegExp(`^\\s*(?:\\S+\\s+){${words}}`).exec(text)?.[0] ?? text);
    const { score } = scoreLikelihood(text);
    return score >= low && score <= high;
  });
  return inside.length / whole.length;
};

const inDomain = (valid: readonly CorpusRow[]): void => {
  const rows = valid.filter(judged);
  const started = performance.now();
  const scored = rows.map((row) => scoredOf(row, scoreLikelihood(row.text).score / 100));
  const seconds = (performance.now() - started) / 1000;
  const units = rows.reduce((sum, row) => sum + row.text.length, 0);
  report("in domain (valid split; its sources were trained on)", scored);
  for (const words of [30, 60, 150])
    out(`  band of the first ${words} words holds the score of the whole text: ${figure(bandCoverage(rows, words))}`);
  out(`  ${(units / 1e6 / seconds).toFixed(2)} MB/s`);
};

const unseen = (title: string, rows: readonly CorpusRow[], allowed: (row: CorpusRow) => boolean): void => {
  const examples = extract(rows);
  const chosen = rows
    .map((_, index) => index)
    .filter((index) => allowed(rows[index] as CorpusRow) && !isMislabelled(rows[index] as CorpusRow));
  const logits = leaveOut(examples, chosen, SETTINGS, TELL_SHARE, (group) =>
    process.stderr.write(`left out: ${group}\n`),
  );
  const groups = rows.map(groupOf);
  // Ranking goes by one calibration for all, as in the model that ships; how honest the probabilities are is judged with
  // calibrations learned on the other groups alone.
  const known = judgedOf(examples, logits);
  const probabilitiesBy = (knots: readonly Knot[], group: string | undefined): { row: CorpusRow; scored: Scored }[] =>
    rows.flatMap((row, index) => {
      if (!judged(row) || (group !== undefined && groups[index] !== group)) return [];
      const { probability } = calibrate(logits[index] as number, examples.words[index] as number, knots);
      return [{ row, scored: scoredOf(row, probability) }];
    });
  const ranked = probabilitiesBy(calibrationOf(known), undefined);
  const calibrated = [...new Set(groups)].flatMap((group) =>
    probabilitiesBy(calibrationOf(known.filter((each) => each.group !== group)), group),
  );
  const every = ({ scored }: { scored: Scored }): Scored[] => [scored];
  const rightly = ({ row, scored }: { row: CorpusRow; scored: Scored }): Scored[] =>
    isMislabelled(row) ? [] : [scored];
  out(`${title}, by source and domain`);
  domains(ranked);
  report(`${title}, every row`, ranked.flatMap(every), calibrated.flatMap(every));
  report(`${title}, without mislabelled rows`, ranked.flatMap(rightly), calibrated.flatMap(rightly));
};

const [corpusDir, ...flags] = process.argv.slice(2);
if (corpusDir === undefined) {
  process.stderr.write("usage: node packages/text/evaluate/score-likelihood.ts CORPUS_DIR [--leave-out]\n");
  process.exit(2);
}
const { train, valid } = readCorpus(corpusDir);
if (flags.includes("--leave-out")) {
  unseen("group of sources left out", train, () => true);
  unseen("group of sources left out, no non-commercial rows in training", train, (row) => !isNonCommercial(row));
} else inDomain(valid);
