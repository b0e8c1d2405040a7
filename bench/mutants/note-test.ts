// Set up before each test file: writes down which file this process runs, for the processes that it starts, and
// afterwards how much processor time the file took.
import { afterAll } from "vitest";

const { appendFileSync, readFileSync, writeFileSync } = process.getBuiltinModule("node:fs");
/** The copy's temporary folder. */
const NOTES = `${import.meta.dirname}/../../tmp`;
const { __vitest_worker__ } = globalThis as unknown as { __vitest_worker__: { filepath: string } };
const test = __vitest_worker__.filepath;

/** Of this process and of those that it started and that have ended, in ms (`/proc`, in steps of 10 ms). */
const processorMs = (): number => {
  const stat = readFileSync("/proc/self/stat", "latin1");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + 10 * Number(ticks), 0);
};

writeFileSync(`${NOTES}/test-of-${process.pid}`, test);
const startedAt = processorMs();
afterAll(() => appendFileSync(`${NOTES}/processor-ms`, `${processorMs() - startedAt} ${test}\n`));
