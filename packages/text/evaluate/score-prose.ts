// node packages/text/evaluate/score-prose.ts CORPUS_DIR FOLDER
// How often prose that people wrote at work is flagged: README, NEWS and FAQ files below FOLDER, such as /usr/share/doc of
// a Debian system, most of it older than the models. The thresholds come from CORPUS_DIR's valid.jsonl.gz.
import { scoreLikelihood } from "../src/index.ts";
import { findingsPerThousand, likelihoodsAbove, readPeople, tellsAbove, tellScore } from "./people.ts";
import { readProse } from "./prose-files.ts";

const [corpusDir, folder] = process.argv.slice(2);
if (corpusDir === undefined || folder === undefined) {
  console.error("usage: node packages/text/evaluate/score-prose.ts CORPUS_DIR FOLDER");
  process.exit(2);
}
const people = readPeople(corpusDir);
const pieces = readProse(folder);
console.log(`${pieces.length} pieces of prose below ${folder}`);
const readings = pieces.map(scoreLikelihood);
console.log(
  `  likelihood  ${likelihoodsAbove(
    people,
    readings.map(({ score }) => score),
  )}; named as a model's ${readings.filter(({ verdict }) => verdict === "model").length}`,
);
console.log(
  `  tells       above the scores of human texts ${tellsAbove(people, pieces.map(tellScore))}; findings per 1,000 words ${findingsPerThousand(pieces).toFixed(2)}`,
);
