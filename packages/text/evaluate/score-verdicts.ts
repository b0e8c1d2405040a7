// node packages/text/evaluate/score-verdicts.ts CORPUS_DIR
// How often each verdict is given and wrong. First the texts of `train.jsonl.gz`, each judged by a model that saw no text
// of its group of sources; every kind of text (source and domain) of 30 texts or more counts the same. Then the work
// texts of each writer, judged by a model that saw no text of that writer.
import { calibrate } from "../src/likelihood/calibrate.ts";
import { createTellOdds } from "../src/likelihood/tell-odds.ts";
import { tokensOf } from "../src/likelihood/tokens.ts";
import { VERDICT_CLASSES, verdictOf, WORDS_MIN, type Verdict } from "../src/likelihood/verdict.ts";
import { hasMessageForm } from "../src/document/message-form.ts";
import { checkTells } from "../src/tells/check.ts";
import { calibrationOf, judgedOf } from "../train/likelihood/calibration.ts";
import { isMislabelled, readCorpus } from "../train/likelihood/corpus.ts";
import { extract } from "../train/likelihood/examples.ts";
import { scorerOf, trainModel } from "../train/likelihood/ftrl.ts";
import { leaveOut } from "../train/likelihood/leave-out.ts";
import { roundTables } from "../train/likelihood/quantise.ts";
import { SETTINGS, TELL_SHARE } from "../train/likelihood/train.ts";
import { WORK_SOURCE } from "./work-texts.ts";

const TEXTS_MIN = 30;

interface Read {
  kind: string;
  label: 0 | 1;
  words: number;
  message: boolean;
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

const readAt = (index: number, logit: number): Read => {
  const { source, domain, label, text } = train[index] as (typeof train)[number];
  const words = examples.words[index] as number;
  const message = hasMessageForm(text);
  const score = 100 * calibrate(logit, words, knots).probability;
  return { kind: `${source}/${domain}`, label, words, message, verdict: verdictOf(score, words, message).verdict };
};

const read = train.flatMap((row, index): Read[] =>
  (row.slice === "full" || row.slice === "short") && !isMislabelled(row) && row.source !== WORK_SOURCE
    ? [readAt(index, logits[index] as number)]
    : [],
);

const shareOf = (rows: readonly Read[], verdict: Verdict): number =>
  rows.filter((row) => row.verdict === verdict).length / rows.length;

const sharesOf = (rows: readonly Read[], verdict: Verdict): { kind: string; share: number }[] =>
  [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return own.length < TEXTS_MIN ? [] : [{ kind, share: shareOf(own, verdict) }];
  });

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const VERDICTS = ["model", "unclear", "person"] as const;

const report = (title: string, rows: readonly Read[]): void => {
  console.log(`${title}: ${rows.length} texts`);
  for (const [label, who] of [
    [0, "people"],
    [1, "models"],
  ] as const)
    for (const verdict of VERDICTS) {
      const shares = sharesOf(
        rows.filter((row) => row.label === label),
        verdict,
      );
      const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
      const most = shares.toSorted((a, b) => b.share - a.share).slice(0, 4);
      const kinds = most.map(({ kind, share }) => `${kind} ${percent(share)}`).join(", ");
      console.log(`  ${who} → ${verdict.padEnd(7)} ${percent(mean).padStart(7)}   most: ${kinds}`);
    }
};

let wordsMax = Infinity;
for (const wordsMin of new Set(VERDICT_CLASSES.map((each) => each.wordsMin))) {
  const own = read.filter(({ words }) => words >= wordsMin && words <= wordsMax);
  const length = `${wordsMin} words and more${wordsMax === Infinity ? "" : `, up to ${wordsMax}`}`;
  report(`${length}, any form`, own);
  report(
    `${length}, messages`,
    own.filter(({ message }) => message),
  );
  report(
    `${length}, no messages`,
    own.filter(({ message }) => !message),
  );
  wordsMax = wordsMin - 1;
}

const tellOdds = createTellOdds(checkTells);
for (const writer of new Set(train.filter(({ source }) => source === WORK_SOURCE).map(({ group }) => group))) {
  const isOwn = (index: number): boolean => train[index]?.source === WORK_SOURCE && train[index]?.group === writer;
  const others = chosen.filter((index) => !isOwn(index));
  const scoreOf = scorerOf(examples, roundTables(trainModel(examples, others, SETTINGS)));
  const own = chosen
    .filter((index) => isOwn(index) && (examples.words[index] as number) >= WORDS_MIN)
    .map((index) => {
      const text = train[index]?.text as string;
      return readAt(index, scoreOf(index) + TELL_SHARE * tellOdds(text, tokensOf(text)));
    });
  const shares = VERDICTS.map((verdict) => `${verdict} ${percent(shareOf(own, verdict))}`).join(", ");
  console.log(
    `work texts by writer ${writer}, left out, of ${WORDS_MIN} words and more: ${own.length} texts: ${shares}`,
  );
}
