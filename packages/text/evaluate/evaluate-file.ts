import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { readLines } from "./read-lines.ts";

/** Turns one row of the input into the members of one row of the output. */
export type EvaluateRow = (row: Record<string, unknown>) => Record<string, unknown> | Promise<Record<string, unknown>>;

interface EvaluateTask {
  evaluateRow: EvaluateRow;
  /** What to say of all rows out, in lines. */
  summaryOf?: (rows: readonly Record<string, unknown>[]) => string[];
}

/** What can be run over a file, by name; each is loaded when it is asked for. */
export type EvaluateTasks = Record<string, () => Promise<EvaluateTask>>;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The row out for a line; only its `error` where the line holds no row, or none that the task can judge. */
const outOf = async (line: string, number: number, evaluateRow: EvaluateRow): Promise<Record<string, unknown>> => {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return { id: null, error: `line ${number} is not JSON` };
  }
  if (typeof row !== "object" || row === null || Array.isArray(row))
    return { id: null, error: `line ${number} is not an object` };
  const id = "id" in row ? row.id : null;
  try {
    return { id, ...(await evaluateRow(row as Record<string, unknown>)) };
  } catch (error) {
    return { id, error: `line ${number}: ${messageOf(error)}` };
  }
};

/** The number of rows with an error. */
const run = async ({ evaluateRow, summaryOf }: EvaluateTask, inPath: string, outPath: string): Promise<number> => {
  const output = outPath === "-" ? process.stdout : createWriteStream(outPath);
  // A file that cannot be written is told where the next row is, or at the end.
  const failed = once(output, "error").then(([error]) => Promise.reject(error as Error));
  failed.catch(() => undefined);
  const kept: Record<string, unknown>[] = [];
  let [number, rows, errors, characters] = [0, 0, 0, 0];
  const started = performance.now();
  for await (const read of readLines(inPath)) {
    number += 1;
    const line = number === 1 ? read.replace(/^\uFEFF/, "") : read;
    if (line.trim() === "") continue;
    const out = await outOf(line, number, evaluateRow);
    rows += 1;
    if (summaryOf !== undefined) kept.push(out);
    characters += line.length;
    if ("error" in out) errors += 1;
    if (!output.write(`${JSON.stringify(out)}\n`)) await Promise.race([once(output, "drain"), failed]);
  }
  await Promise.race([
    new Promise<void>((done) => (outPath === "-" ? output.write("", () => done()) : output.end(done))),
    failed,
  ]);
  const seconds = (performance.now() - started) / 1000;
  process.stderr.write(`${rows} rows, ${(characters / 1e6 / seconds).toFixed(2)} MB/s\n`);
  for (const line of summaryOf?.(kept) ?? []) process.stderr.write(`${line}\n`);
  if (errors > 0) process.stderr.write(`${errors} rows could not be judged; their error stands in their place\n`);
  return errors;
};

/**
 * Runs `TASK IN OUT` of a command line: one row out for each row in, with the same id. A row that cannot be read or judged
 * has an `error` instead, and the exit code is 1; a file that cannot be read or written is 2. "-" means stdin or stdout.
 */
export const evaluateFile = async (tasks: EvaluateTasks, args: readonly string[]): Promise<number> => {
  const [taskName, inPath, outPath] = args;
  const task = taskName === undefined ? undefined : tasks[taskName];
  if (task === undefined || inPath === undefined || outPath === undefined) {
    const names = Object.keys(tasks).join("|");
    process.stderr.write(`usage: npm run -s evaluate -- ${names} IN.jsonl[.gz]|- OUT.jsonl|-\n`);
    return taskName === "--help" ? 0 : 2;
  }
  const loaded = await task();
  try {
    return (await run(loaded, inPath, outPath)) > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 2;
  }
};
