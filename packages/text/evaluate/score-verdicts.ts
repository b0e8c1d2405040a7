// node packages/text/evaluate/score-verdicts.ts CORPUS_DIR
// How often each verdict of the likelihood is wrong, by length: on texts of `train.jsonl.gz`, each judged by a model that
// saw no text of its group of sources. Every kind of text (source and domain) of 30 texts or more counts the same.
import { calibrate } from "../src/likelihood/calibrate.ts";
import { LENGTH_CLASSES, verdictOf, type Verdict } from "../src/likelihood/verdict.ts";
import { calibrationOf, judgedOf } from "../train/likelihood/calibration.ts";
import { isMislabelled, readCorpus } from "../train/likelihood/corpus.ts";
import { extract } from "../train/likelihood/examples.ts";
import { leaveOut } from "../train/likelihood/leave-out.ts";
import { SETTINGS, TELL_SHARE } from "../train/likelihood/train.ts";
import { WORK_SOURCE } from "./work-texts.ts";

const TEXTS_MIN = 30;

interface Read {
  kind: string;
  label: 0 | 1;
  words: number;
  verdict: Verdict;
}

const [corpusDir] = process.argv.slice(2);
if (corpusDir === undefined) {
  process.stderr.write("usage: node packages/text/evaluate/score-verdicts.ts CORPUS_DIR\n");
  process.exit(2);
}

const { train } = readCorpus(corpusDir);
const examples = extract(train);
const chosen = train.flatMap((row, index) => (isMislabelled(row) ? [] : [index]));
const logits = leaveOut(examples, chosen, SETTINGS, TELL_SHARE, (group) =>
  process.stderr.write(`left out: ${group}\n`),
);
const knots = calibrationOf(judgedOf(examples, logits));
const read = train.flatMap((row, index): Read[] => {
  if (row.slice !== "full" && row.slice !== "short") return [];
  if (isMislabelled(row) || row.source === WORK_SOURCE) return [];
  const words = examples.words[index] as number;
  const score = 100 * calibrate(logits[index] as number, words, knots).probability;
  return [{ kind: `${row.source}/${row.domain}`, label: row.label, words, verdict: verdictOf(score, words).verdict }];
});

const sharesOf = (rows: readonly Read[], verdict: Verdict): { kind: string; share: number }[] =>
  [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const share = own.filter((row) => row.verdict === verdict).length / own.length;
    return own.length < TEXTS_MIN ? [] : [{ kind, share }];
  });

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
let wordsMax = Infinity;
for (const { wordsMin } of LENGTH_CLASSES) {
  const own = read.filter(({ words }) => words >= wordsMin && words <= wordsMax);
  console.log(`${wordsMin} words and more${wordsMax === Infinity ? "" : `, up to ${wordsMax}`}: ${own.length} texts`);
  for (const [label, who] of [
    [0, "people"],
    [1, "models"],
  ] as const)
    for (const verdict of ["model", "unclear", "person"] as const) {
      const shares = sharesOf(
        own.filter((row) => row.label === label),
        verdict,
      );
      const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
      const most = shares.toSorted((a, b) => b.share - a.share).slice(0, 4);
      const kinds = most.map(({ kind, share }) => `${kind} ${percent(share)}`).join(", ");
      console.log(`  ${who} → ${verdict.padEnd(7)} ${percent(mean).padStart(7)}   most: ${kinds}`);
    }
  wordsMax = wordsMin - 1;
}
