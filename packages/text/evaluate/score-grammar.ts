// node packages/text/evaluate/score-grammar.ts CORPUS.jsonl[.gz] HARPER_DIR [MOST]
// Counts what an outside grammar checker (harper.js, spelling off) finds in machine drafts before and after a rewrite. HARPER_DIR is
// the package's folder, from `npm install harper.js` anywhere outside this repository.
import { registers, rewrite } from "../src/index.ts";
import { openHarper } from "./harper.ts";
import { machineDrafts } from "./machine-drafts.ts";

const [path, harperDir, most = "200"] = process.argv.slice(2);
if (path === undefined || harperDir === undefined) {
  console.error("usage: node packages/text/evaluate/score-grammar.ts CORPUS.jsonl[.gz] HARPER_DIR [MOST]");
  process.exit(2);
}
const findErrors = await openHarper(harperDir);

const seen = { drafts: 0, before: 0, after: 0, worse: 0 };
for (const text of machineDrafts(path, Number(most))) {
  const { id } = registers[seen.drafts % registers.length] as (typeof registers)[number];
  const before = await findErrors(text);
  const after = await findErrors(rewrite({ text, register: id, mode: "rewrite" }).text);
  seen.drafts += 1;
  seen.before += before.length;
  seen.after += after.length;
  if (after.length <= before.length) continue;
  seen.worse += 1;
  const known = new Set(before.map((lint) => lint.get_problem_text()));
  for (const lint of after)
    if (!known.has(lint.get_problem_text())) console.log(`new: ${lint.message()} (${lint.get_problem_text()})`);
}
console.log(`${seen.drafts} drafts: ${seen.before} findings before, ${seen.after} after; ${seen.worse} drafts worse`);
