// node packages/text/evaluate/score-outside.ts CORPUS.jsonl[.gz] PACKAGES_DIR [MOST]
// Counts what checkers of other people (write-good; textlint with its AI preset) find in machine drafts before and after
// a rewrite. PACKAGES_DIR is a folder outside this repository in which `npm install write-good textlint
// @textlint-ja/textlint-rule-preset-ai-writing` was run.
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { registers, rewrite } from "../src/index.ts";
import { machineDrafts } from "./machine-drafts.ts";

interface Message {
  ruleId: string;
}
interface Kernel {
  lintText(text: string, options: Record<string, unknown>): Promise<{ messages: Message[] }>;
}
interface Preset {
  rules: Record<string, unknown>;
  rulesConfig: Record<string, unknown>;
}
type Find = (text: string) => Promise<readonly string[]>;

const [path, packagesDir, most = "500"] = process.argv.slice(2);
if (path === undefined || packagesDir === undefined) {
  console.error("usage: node packages/text/evaluate/score-outside.ts CORPUS.jsonl[.gz] PACKAGES_DIR [MOST]");
  process.exit(2);
}
const load = createRequire(resolve(join(packagesDir, "any.js")));

const writeGood = load("write-good") as (text: string) => { reason: string }[];
// "\"very\" is a weasel word and can weaken meaning" is counted as "is a weasel word …".
const withWriteGood: Find = async (text) => writeGood(text).map(({ reason }) => reason.replace(/^"[^"]*" /, ""));

const { TextlintKernel } = load("@textlint/kernel") as { TextlintKernel: new () => Kernel };
const markdown = load("@textlint/textlint-plugin-markdown") as { default?: unknown };
const preset = load("@textlint-ja/textlint-rule-preset-ai-writing") as { default?: Preset } & Preset;
const { rules, rulesConfig } = preset.default ?? preset;
const kernel = new TextlintKernel();
const withTextlint: Find = async (text) => {
  const { messages } = await kernel.lintText(text, {
    filePath: "draft.md",
    ext: ".md",
    plugins: [{ pluginId: "markdown", plugin: markdown.default ?? markdown }],
    rules: Object.entries(rules).map(([ruleId, rule]) => ({ ruleId, rule, options: rulesConfig[ruleId] ?? true })),
  });
  return messages.map(({ ruleId }) => ruleId);
};

const drafts = machineDrafts(path, Number(most));

for (const [name, find] of [
  ["write-good", withWriteGood],
  ["textlint, AI preset", withTextlint],
] as const) {
  const before = new Map<string, number>();
  const after = new Map<string, number>();
  const count = (counts: Map<string, number>, found: readonly string[]): number => {
    for (const reason of found) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return found.length;
  };
  const sums = { before: 0, after: 0 };
  for (const [index, text] of drafts.entries()) {
    const { id } = registers[index % registers.length] as (typeof registers)[number];
    sums.before += count(before, await find(text));
    sums.after += count(after, await find(rewrite({ text, register: id, mode: "rewrite" }).text));
  }
  const change = (100 * (sums.after - sums.before)) / Math.max(1, sums.before);
  console.log(`${name}: ${sums.before} before, ${sums.after} after (${change.toFixed(1)} %), ${drafts.length} drafts`);
  for (const [reason, times] of [...before].sort((a, b) => b[1] - a[1]).slice(0, 8))
    console.log(`  ${reason}: ${times} before, ${after.get(reason) ?? 0} after`);
}
