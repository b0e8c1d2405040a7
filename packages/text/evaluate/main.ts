// npm run -s evaluate -- tells|likelihood|compare|engine IN.jsonl[.gz] OUT.jsonl
// One row out for each row in, with the same id. Nothing else is written to stdout.
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { once } from "node:events";
import { createGunzip } from "node:zlib";

/** Turns one row of the input into the members of one row of the output. */
export type EvaluateRow = (row: Record<string, unknown>) => Record<string, unknown>;

const tasks: Record<string, () => Promise<{ evaluateRow: EvaluateRow }>> = {
  tells: () => import("./tells.ts"),
  likelihood: () => import("./likelihood.ts"),
  compare: () => import("./compare.ts"),
  engine: () => import("./engine.ts"),
};

const usage = `usage: npm run -s evaluate -- ${Object.keys(tasks).join("|")} IN.jsonl[.gz] OUT.jsonl\n`;

const run = async (taskName: string, inPath: string, outPath: string): Promise<void> => {
  const task = tasks[taskName];
  if (task === undefined) throw new Error(usage);
  const { evaluateRow } = await task();
  const file = createReadStream(inPath);
  const input = inPath.endsWith(".gz") ? file.pipe(createGunzip()) : file;
  const output = createWriteStream(outPath);
  let rows = 0;
  let characters = 0;
  const started = performance.now();
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    const row = JSON.parse(line) as Record<string, unknown>;
    rows += 1;
    characters += line.length;
    if (!output.write(`${JSON.stringify({ id: row["id"], ...evaluateRow(row) })}\n`)) await once(output, "drain");
  }
  output.end();
  await once(output, "finish");
  const seconds = (performance.now() - started) / 1000;
  process.stderr.write(`${rows} rows, ${(characters / 1e6 / seconds).toFixed(2)} MB/s\n`);
};

const [taskName, inPath, outPath] = process.argv.slice(2);
if (taskName === undefined || inPath === undefined || outPath === undefined || taskName === "--help") {
  process.stderr.write(usage);
  process.exit(taskName === "--help" ? 0 : 2);
}
await run(taskName, inPath, outPath);
