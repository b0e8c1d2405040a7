// node packages/text/train/tells/holdout.ts CORPUS_DIR genre|source [SOURCE TO LEAVE OUT|unlabelled]…
// What the score would do on a kind of text it has not learned from: for each genre (or source) the profile is learned
// from all the others, and the texts left out are scored with it, through the checker itself. The lists of words and
// phrases were chosen with all of these texts in sight; only the score's profile is held out. `unlabelled` among what
// is to leave out stands for the texts whose labels cannot be believed; they are never learned from.
import { judged, printTells, type Judged } from "../../evaluate/tells-report.ts";
import { openChecker } from "../../src/tells/check.ts";
import { policyInForce } from "../../src/tells/policy.ts";
import { readCorpus, readOwnTexts } from "./corpus.ts";
import { isLabelled, teaches } from "./genre.ts";
import { learnProfile } from "./profile.ts";

const [folder, by, ...without] = process.argv.slice(2);
if (folder === undefined || (by !== "genre" && by !== "source")) {
  process.stderr.write("usage: holdout.ts CORPUS_DIR genre|source [SOURCE TO LEAVE OUT|unlabelled]…\n");
  process.exit(2);
}
const rows = readCorpus(folder).filter(
  (row) =>
    row.slice === "full" && !without.includes(row.source) && (isLabelled(row) || !without.includes("unlabelled")),
);
const own = readOwnTexts();
const scored: Judged[] = [];
for (const part of new Set(rows.map((row) => row[by]))) {
  process.stderr.write(`without ${part} …\n`);
  const profile = learnProfile(
    policyInForce(),
    [...rows, ...own].filter((row) => row[by] !== part && teaches(row)),
  );
  const check = openChecker({ ...policyInForce(), profile });
  scored.push(...rows.filter((row) => row[by] === part).map((row) => judged(row, check(row.text))));
}
printTells(scored);
