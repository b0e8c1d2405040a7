// node packages/text/evaluate/score-grammar.ts CORPUS.jsonl[.gz] HARPER_DIR [MOST]
// Counts what an outside grammar checker (harper.js, spelling off) finds in machine drafts before and after a rewrite. HARPER_DIR is
// the package's folder, from `npm install harper.js` anywhere outside this repository.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { registers, rewrite } from "../src/index.ts";
import { machineDrafts } from "./machine-drafts.ts";

interface Lint {
  message(): string;
  get_problem_text(): string;
}
interface Linter {
  setup(): Promise<void>;
  getDefaultLintConfig(): Promise<Record<string, boolean | null>>;
  setLintConfig(config: Record<string, boolean | null>): Promise<void>;
  lint(text: string, options: { language: "plaintext" }): Promise<Lint[]>;
}

const [path, harperDir, most = "200"] = process.argv.slice(2);
if (path === undefined || harperDir === undefined) {
  console.error("usage: node packages/text/evaluate/score-grammar.ts CORPUS.jsonl[.gz] HARPER_DIR [MOST]");
  process.exit(2);
}
const load = async (file: string): Promise<unknown> =>
  import(pathToFileURL(resolve(join(harperDir, "dist", file))).href);
const { LocalLinter } = (await load("index.js")) as { LocalLinter: new (options: { binary: unknown }) => Linter };
const { binary } = (await load("binary.js")) as { binary: unknown };
const linter = new LocalLinter({ binary });
await linter.setup();
await linter.setLintConfig({ ...(await linter.getDefaultLintConfig()), SpellCheck: false });

const seen = { drafts: 0, before: 0, after: 0, worse: 0 };
for (const text of machineDrafts(path, Number(most))) {
  const { id } = registers[seen.drafts % registers.length] as (typeof registers)[number];
  const before = await linter.lint(text, { language: "plaintext" });
  const after = await linter.lint(rewrite({ text, register: id, mode: "rewrite" }).text, { language: "plaintext" });
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
