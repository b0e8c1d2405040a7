// node packages/text/evaluate/score-work.ts CORPUS_DIR [HARPER_DIR]
// How the library does on texts/work-2026.jsonl: share caught by the likelihood, tells beside people's mail, and what a
// rewrite keeps and removes; and the likelihood on the `dev` rows of texts/work-2026-writers.jsonl. CORPUS_DIR holds valid.jsonl.gz; HARPER_DIR is the folder of the package harper.js.
import { checkTells, rewrite, scoreLikelihood } from "../src/index.ts";
import { hardFactsOf } from "./hard-facts.ts";
import { openHarper, type FindErrors } from "./harper.ts";
import { findingsPerThousand, likelihoodsAbove, readPeople, tellsAbove, tellScore } from "./people.ts";
import { auc, mean } from "./statistics.ts";
import { readWorkTexts, readWriterTexts, registerOf, type WorkText } from "./work-texts.ts";

const [corpusDir, harperDir] = process.argv.slice(2);
if (corpusDir === undefined) {
  console.error("usage: node packages/text/evaluate/score-work.ts CORPUS_DIR [HARPER_DIR]");
  process.exit(2);
}
const figure = (value: number): string => value.toFixed(3);

const people = readPeople(corpusDir);
const mailLikelihoods = people.mails.map((text) => scoreLikelihood(text).score);
const mailTells = people.mails.map(tellScore);
const caught = (scores: readonly number[]): string => likelihoodsAbove(people, scores);

const judgeLikelihood = (rows: readonly WorkText[]): void => {
  const scores = rows.map(({ text }) => scoreLikelihood(text).score);
  const long = rows.map(({ text }) => scoreLikelihood(text)).filter(({ tooShort }) => !tooShort);
  console.log(
    `  likelihood      ${caught(scores)}; AUROC beside people's mail ${figure(auc(mailLikelihoods, scores))}`,
  );
  console.log(`    of 60 words on ${caught(long.map(({ score }) => score))}, ${long.length} texts`);
  const shares = (["model", "unclear", "person"] as const).map(
    (verdict) => `${verdict} ${long.filter((row) => row.verdict === verdict).length}`,
  );
  console.log(`    verdicts on those ${shares.join(", ")}`);
};

const judgeTells = (rows: readonly WorkText[]): void => {
  const scores = rows.map(({ text }) => tellScore(text));
  console.log(
    `  tells           AUC beside people's mail ${figure(auc(mailTells, scores))}; above the scores of human texts ${tellsAbove(people, scores)}; ` +
      `findings per 1,000 words ${findingsPerThousand(rows.map(({ text }) => text)).toFixed(2)}; ` +
      `texts with a finding ${figure(mean(rows.map(({ text }) => Math.min(1, checkTells(text).findings.length))))}`,
  );
};

const judgeEngine = async (rows: readonly WorkText[], findErrors: FindErrors | undefined): Promise<void> => {
  const seen = { facts: 0, same: 0, again: 0, before: 0, after: 0, errorsBefore: 0, errorsAfter: 0, worse: 0 };
  const rewritten: string[] = [];
  for (const row of rows) {
    const once = rewrite({ text: row.text, register: registerOf(row), mode: "rewrite" }).text;
    rewritten.push(once);
    if (hardFactsOf(once) === hardFactsOf(row.text)) seen.facts += 1;
    if (once === row.text) seen.same += 1;
    if (rewrite({ text: once, register: registerOf(row), mode: "rewrite" }).text === once) seen.again += 1;
    seen.before += checkTells(row.text).findings.length;
    seen.after += checkTells(once).findings.length;
    if (findErrors === undefined) continue;
    const [before, after] = [await findErrors(row.text), await findErrors(once)];
    seen.errorsBefore += before.length;
    seen.errorsAfter += after.length;
    if (after.length > before.length) seen.worse += 1;
  }
  console.log(
    `  rewritten       facts equal ${seen.facts} of ${rows.length}, idempotent ${seen.again}, untouched ${seen.same}; findings ${seen.before} before, ${seen.after} after`,
  );
  console.log(
    `    likelihood    ${caught(rewritten.map((text) => scoreLikelihood(text).score))}; mean tell score ${mean(rows.map(({ text }) => tellScore(text))).toFixed(1)} before, ${mean(rewritten.map(tellScore)).toFixed(1)} after`,
  );
  if (findErrors !== undefined)
    console.log(
      `    harper        ${seen.errorsBefore} findings before, ${seen.errorsAfter} after; ${seen.worse} texts worse`,
    );
};

const findErrors = harperDir === undefined ? undefined : await openHarper(harperDir);
const texts = readWorkTexts();
console.log(
  `people: ${people.texts.length} texts; ${people.mails.length} mails, of them above the thresholds of the likelihood: ${caught(mailLikelihoods)}; of the tells: ${tellsAbove(people, mailTells)}; findings per 1,000 words ${findingsPerThousand(people.mails).toFixed(2)}`,
);
for (const split of ["dev", "test"] as const) {
  const rows = texts.filter((row) => row.split === split);
  console.log(`${split}: ${rows.length} texts`);
  judgeLikelihood(rows);
  judgeTells(rows);
  await judgeEngine(rows, findErrors);
}
const furtherTexts = readWriterTexts().filter((row) => row.split === "dev");
for (const writer of new Set(furtherTexts.map((row) => row.writer))) {
  console.log(`dev by writer ${writer}`);
  judgeLikelihood(furtherTexts.filter((row) => row.writer === writer));
}
