// node packages/text/evaluate/score-outside.ts CORPUS.jsonl[.gz] PACKAGES_DIR [MOST] [ROWS]
// Counts what checkers of other people find in machine drafts before and after a rewrite, the registers in turn, rule by rule.
// PACKAGES_DIR is a folder outside this repository in which they were installed (outside-checkers.ts says how); those that are
// not there are passed over.
import { registers, rewrite } from "../src/index.ts";
import { machineDrafts } from "./machine-drafts.ts";
import { outsideCheckers } from "./outside-checkers.ts";
import { sentenceLengthSpread } from "./sentence-lengths.ts";

const [path, packagesDir, most = "500", rows = "12"] = process.argv.slice(2);
if (path === undefined || packagesDir === undefined) {
  console.error("usage: node packages/text/evaluate/score-outside.ts CORPUS.jsonl[.gz] PACKAGES_DIR [MOST] [ROWS]");
  process.exit(2);
}

const drafts = machineDrafts(path, Number(most));
const rewrites = drafts.map((text, index) => {
  const { id } = registers[index % registers.length] as (typeof registers)[number];
  return rewrite({ text, register: id, mode: "rewrite" }).text;
});

const countsOf = (found: readonly string[][]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const rule of found.flat()) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
};
const sumOf = (found: readonly string[][]): number => found.reduce((sum, { length }) => sum + length, 0);
const change = (before: number, after: number): string =>
  `${((100 * (after - before)) / Math.max(1, before)).toFixed(1)} %`;

for (const { name, packages, open } of outsideCheckers) {
  let find: ReturnType<typeof open>;
  try {
    find = open(packagesDir);
  } catch {
    console.log(`${name}: not in ${packagesDir} (${packages})`);
    continue;
  }
  const before = await find(drafts);
  const after = await find(rewrites);
  const worse = before.filter((found, index) => (after[index]?.length ?? 0) > found.length).length;
  console.log(
    `${name}: ${sumOf(before)} before, ${sumOf(after)} after (${change(sumOf(before), sumOf(after))}), ${drafts.length} drafts, ${worse} with more than before`,
  );
  const left = countsOf(after);
  const rules = [...new Set([...countsOf(before), ...left].map(([rule]) => rule))];
  const had = countsOf(before);
  rules.sort((one, other) => (had.get(other) ?? 0) - (had.get(one) ?? 0));
  for (const rule of rules.slice(0, Number(rows)))
    console.log(`  ${rule}: ${had.get(rule) ?? 0} before, ${left.get(rule) ?? 0} after`);
}

const spread = (texts: readonly string[]): string => {
  const spreads = texts.map(sentenceLengthSpread).filter((value) => value !== null);
  return (spreads.reduce((sum, value) => sum + value, 0) / Math.max(1, spreads.length)).toFixed(3);
};
console.log(`sentence lengths, deviation over mean: ${spread(drafts)} before, ${spread(rewrites)} after`);
