// node packages/text/evaluate/score-compare-fresh.ts TEXTS.jsonl.gz [SEED]
// Scores the draft comparison on texts that no rule of it was written over: the human mail and news of a likelihood corpus, rewritten by the
// engine into an e-mail (the clean pairs), and with one error of each kind put into the rewrite (the broken ones).
import { compareDrafts, rewrite } from "../src/index.ts";
import { readRows } from "./read-rows.ts";
import { injectErrors } from "./inject-errors.ts";
import type { Pair } from "./score-compare.ts";

interface Row {
  id: string;
  source: string;
  domain: string;
  label: number;
  text: string;
}

const TEXTS_MAX = 1000;
const CHARACTERS_MIN = 200;
const CHARACTERS_MAX = 4000;

const [file, seed = "1"] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write("usage: node packages/text/evaluate/score-compare-fresh.ts TEXTS.jsonl.gz [SEED]\n");
  process.exit(2);
}

const rows = readRows<Row>(file)
  .filter(
    ({ label, source, domain, text }) =>
      label === 0 &&
      /mail|news/i.test(`${source} ${domain}`) &&
      text.length >= CHARACTERS_MIN &&
      text.length <= CHARACTERS_MAX,
  )
  .slice(0, TEXTS_MAX);

const clean = rows.map(({ id, source, text }): Pair => ({
  id,
  source,
  before: text,
  after: rewrite({ text, register: "email", mode: "rewrite" }).text,
  label: "consistent",
  spans: [],
}));
const alarmed = clean.filter(({ before, after }) => compareDrafts(before, after).alarm);
const changed = clean.filter(({ before, after }) => before !== after).length;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;
process.stdout.write(
  `${clean.length} texts, ${changed} of them changed by the rewrite; alarms without an error: ${alarmed.length} (${percent(alarmed.length, clean.length)})\n`,
);
if (process.argv.includes("--show"))
  for (const { id, before, after } of alarmed)
    for (const change of compareDrafts(before, after).changes)
      if (change.severity === "hard")
        process.stdout.write(
          `${id} ${change.topic}: ${change.reason.slice(0, 200)} | ${change.before === null ? "" : before.slice(Math.max(0, change.before.start - 60), change.before.end + 60).replace(/\s+/g, " ")}\n`,
        );

const kinds = new Map<string, { count: number; hit: number }>();
for (const { before, after, spans, inj = "" } of injectErrors(clean, Number(seed))) {
  const kind = kinds.get(inj) ?? { count: 0, hit: 0 };
  const hard = compareDrafts(before, after).changes.filter(({ severity }) => severity === "hard");
  kind.count += 1;
  if (
    hard.some((change) =>
      spans.some((gold) => change.after !== null && change.after.start < gold.end && gold.start < change.after.end),
    )
  )
    kind.hit += 1;
  kinds.set(inj, kind);
}
for (const [kind, { count, hit }] of [...kinds].toSorted(([one], [other]) => one.localeCompare(other)))
  process.stdout.write(`  ${kind.padEnd(20)} n ${String(count).padStart(4)}  found ${percent(hit, count)}\n`);
