// All tests that could matter, run once without any change.
import { buildAll, startRunner, type Runner } from "./copy.ts";
import type { Mutant } from "./operators.ts";
import { notesIn } from "./notes.ts";
import { putProbes, type Hits } from "./probes.ts";
import type { Answer } from "./runner.ts";

export interface UnchangedRun {
  /** Tests that pass. */
  usable: ReadonlySet<string>;
  /** How long a test takes with others beside it. */
  ms: (test: string) => number;
  /** Processor time of a test and of the processes that it starts: other work on the machine adds little to it. */
  processorMs: (test: string) => number;
  /** Which of them run a mutant's place. */
  hits: ReadonlyMap<Mutant, Hits | null>;
}

const LIMIT_MS = 1_800_000;

export const askUnchanged = async (
  runner: Runner,
  tests: readonly string[],
  changed: readonly string[] = [],
): Promise<Answer> => {
  const answer = await runner.ask({ tests, changed, bail: false }, LIMIT_MS);
  if (answer === null) throw new Error("The tests gave no answer without any change.");
  return answer;
};

/** Runs the tests with a probe at each mutant's place, and once more alone, without probes, those that fail. */
export const runUnchanged = async (
  copy: string,
  mutants: readonly Mutant[],
  tests: readonly string[],
): Promise<UnchangedRun> => {
  const probes = putProbes(copy, mutants);
  buildAll(copy);
  const probed = await startRunner(copy);
  const { passed, failed, took } = await askUnchanged(probed, tests);
  probed.end();
  const hits = probes.read();
  const processor = new Map(notesIn(copy, "processor-ms").map(([ms, test]) => [test, Number(ms)]));
  buildAll(copy);
  const usable = new Set(passed);
  const runner = await startRunner(copy);
  for (const test of failed) {
    // It may have failed of the probes, or of so many tests beside it.
    if ((await askUnchanged(runner, [test])).passed.length > 0) usable.add(test);
    else console.log(`left out, because it fails anyway: ${test}`);
  }
  runner.end();
  const ms = (test: string): number => took[test] ?? 0;
  return { usable, hits, ms, processorMs: (test) => processor.get(test) ?? ms(test) };
};
