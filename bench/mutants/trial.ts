// Shows mutants, one at a time, to the tests that could notice them.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildAll, compiles, startRunner } from "./copy.ts";
import type { Mutant } from "./operators.ts";
import { putProbes } from "./probes.ts";
import { namersOf, testsOf } from "./related.ts";
import type { Answer } from "./runner.ts";

export type Outcome = "does not compile" | "noticed" | "out of time" | "survived" | "no test";

/** Programs that tests start are made of this one's bundle. */
const STARTS_BUNDLE = "apps/server/src/testing/processes.ts";

/** For all tests at once, without any change. */
const USUAL_LIMIT_MS = 1_800_000;

/** The tests run in groups that grow: the nearest alone, because most changes are noticed there. */
const GROUPS_MS = [3_000, 15_000, Number.POSITIVE_INFINITY];

/** A group of tests hangs when it takes this much longer than its files took one after another. */
const SLACK_MS = 60_000;

export interface Trial {
  tryOne: (mutant: Mutant) => Promise<Outcome>;
  /** Ends the processes; gives the tests that noticed a change and now fail without any, which puts what they noticed in doubt. */
  close: () => Promise<readonly string[]>;
}

/** Runs all tests that reach the mutants once without any change, to learn which run which place, how long they take and that they pass. */
export const openTrial = async (
  copy: string,
  mutants: readonly Mutant[],
  { sources, budgetMs }: { sources: readonly string[]; budgetMs: number },
): Promise<Trial> => {
  const namers = namersOf(copy, sources);
  const needsBundle = new Set(testsOf(STARTS_BUNDLE, namers));
  const bundle = (): void =>
    void execFileSync(process.execPath, ["scripts/build.mjs", "server"], { cwd: copy, stdio: "ignore" });
  const probes = putProbes(copy, mutants);
  let changedBefore: string[] = [];
  buildAll(copy);
  let runner = await startRunner(copy);
  const askUnchanged = async (tests: readonly string[]): Promise<Answer> => {
    const answer = await runner.ask({ tests, changed: changedBefore, bail: false }, USUAL_LIMIT_MS);
    if (answer === null) throw new Error("The tests gave no answer without any change.");
    return answer;
  };
  const usual = await askUnchanged([...new Set(mutants.flatMap(({ file }) => testsOf(file, namers)))]);
  runner.end();
  const hits = probes.read();
  buildAll(copy);
  runner = await startRunner(copy);
  const usable = new Set(usual.passed);
  for (const test of usual.failed) {
    // A test of the sources themselves may fail of the probes, and another of so many tests beside it.
    if ((await askUnchanged([test])).passed.length > 0) usable.add(test);
    else console.log(`left out, because it fails anyway: ${test}`);
  }
  const usualMs = (test: string): number => usual.took[test] ?? 0;

  /**
   * The tests that run the mutant's place, its file's own first, then the quickest (the nearest, where it is run when its module is loaded), as many as fit. Those that start
   * programs come last, and are all of them where a program ran the place.
   */
  const testsFor = (mutant: Mutant): string[] => {
    const reaching = testsOf(mutant.file, namers);
    const seen = hits.get(mutant) ?? null;
    const own = mutant.file.replace(/\.tsx?$/, ".test.");
    const runs = (test: string): boolean =>
      seen === null || seen.tests.has(test) || (seen.elsewhere && needsBundle.has(test));
    let leftMs = budgetMs;
    const late = (test: string): number => (test.startsWith(own) ? 0 : needsBundle.has(test) ? 2 : 1);
    return reaching
      .filter((test) => usable.has(test) && runs(test))
      .toSorted((a, b) => late(a) - late(b) || (seen === null ? 0 : usualMs(a) - usualMs(b)))
      .filter((test, at) => {
        if (at > 0 && usualMs(test) > leftMs) return false;
        leftMs -= usualMs(test);
        return true;
      });
  };

  const ask = (tests: readonly string[], file: string): Promise<Answer | null> => {
    // The runner has to forget the mutant before, too.
    const changed = [...changedBefore, file];
    changedBefore = [file];
    const limitMs = SLACK_MS + tests.reduce((sum, test) => sum + usualMs(test), 0);
    return runner.ask({ tests, changed, bail: true }, limitMs);
  };

  /** The first of these tests, for as long as that takes; one at least. */
  const firstOf = (tests: readonly string[], ms: number): readonly string[] => {
    let [count, tookMs] = [0, 0];
    while (count < tests.length && (count === 0 || tookMs < ms)) tookMs += usualMs(tests[count++] ?? "");
    return tests.slice(0, count);
  };

  /** The first of the tests that fails, alone once more as well where it may be for lack of time; null when none does. */
  const firstFailure = async (tests: readonly string[], file: string): Promise<string | "out of time" | null> => {
    let left = tests;
    for (let turn = 0; left.length > 0; turn += 1) {
      const group = firstOf(left, GROUPS_MS[turn] ?? Number.POSITIVE_INFINITY);
      const answer = await ask(group, file);
      if (answer === null) return "out of time";
      const [asserted] = answer.asserted;
      if (asserted !== undefined) return asserted;
      for (const test of answer.failed) {
        const again = await ask([test], file);
        if (again === null) return "out of time";
        if (again.failed.length > 0) return test;
      }
      // After a failure others may not have been run.
      const over = new Set(answer.failed.length === 0 ? group : [...answer.failed, ...answer.passed]);
      left = left.filter((test) => !over.has(test));
    }
    return null;
  };

  const noticing = new Set<string>();
  const outcomeOf = async (mutant: Mutant): Promise<Outcome> => {
    const { file } = mutant;
    if (!(await compiles(copy, file))) return "does not compile";
    const tests = testsFor(mutant);
    if (tests.length === 0) return "no test";
    const [inside, starting] = [false, true].map((starts) => tests.filter((test) => needsBundle.has(test) === starts));
    let failure = await firstFailure(inside ?? [], file);
    if (failure === null && starting !== undefined && starting.length > 0) {
      bundle();
      failure = await firstFailure(starting, file);
    }
    if (failure === null) return "survived";
    if (failure !== "out of time") noticing.add(failure);
    return failure === "out of time" ? failure : "noticed";
  };

  const tryOne = async (mutant: Mutant): Promise<Outcome> => {
    const { file, start, end, after } = mutant;
    const path = join(copy, file);
    const source = readFileSync(path, "utf8");
    writeFileSync(path, source.slice(0, start) + after + source.slice(end));
    try {
      return await outcomeOf(mutant);
    } finally {
      writeFileSync(path, source);
      if (runner.ended()) runner = await startRunner(copy);
    }
  };

  const close = async (): Promise<readonly string[]> => {
    bundle();
    const { failed } = await askUnchanged([...noticing]);
    runner.end();
    return failed;
  };
  return { tryOne, close };
};
