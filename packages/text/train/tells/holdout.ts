// node packages/text/train/tells/holdout.ts CORPUS_DIR genre|source
// What the score would do on a kind of text it has not learned from: for each genre (or source) the profile is learned
// from all the others, and the texts left out are scored with it, through the checker itself. The lists of words and
// phrases were chosen with all of these texts in sight; only the score's profile is held out. Printed three times: on
// all texts, without those whose labels cannot be believed, and on those alone that are learned from.
import { judged, printTells, type Judged } from "../../evaluate/tells-report.ts";
import { openChecker } from "../../src/tells/check.ts";
import { policyInForce } from "../../src/tells/policy.ts";
import { readCorpus, readOwnTexts, type CorpusRow } from "./corpus.ts";
import { isLabelled, teaches } from "./genre.ts";
import { learnProfile } from "./profile.ts";

const [folder, by] = process.argv.slice(2);
if (folder === undefined || (by !== "genre" && by !== "source")) {
  process.stderr.write("usage: holdout.ts CORPUS_DIR genre|source\n");
  process.exit(2);
}
const rows = readCorpus(folder).filter((row) => row.slice === "full");
const own = readOwnTexts();
const scored: { row: CorpusRow; verdict: Judged }[] = [];
for (const part of new Set(rows.map((row) => row[by]))) {
  process.stderr.write(`without ${part} …\n`);
  const profile = learnProfile(
    policyInForce(),
    [...rows, ...own].filter((row) => row[by] !== part && teaches(row)),
  );
  const check = openChecker({ ...policyInForce(), profile });
  for (const row of rows.filter((other) => other[by] === part))
    scored.push({ row, verdict: judged(row, check(row.text)) });
}
for (const [title, kept] of [
  ["all texts, as they are labelled", () => true],
  ["without texts whose labels cannot be believed", isLabelled],
  ["without hc3plus as well", teaches],
] as const) {
  console.log(`\n${title}`);
  printTells(scored.filter(({ row }) => kept(row)).map(({ verdict }) => verdict));
}
