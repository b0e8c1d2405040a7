// Shows mutants, one at a time, to the tests that could notice them.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiles, startRunner } from "./copy.ts";
import { firstFailure } from "./first-failure.ts";
import type { Mutant } from "./operators.ts";
import { namersOf, testsOf } from "./related.ts";
import type { Answer } from "./runner.ts";
import { askUnchanged, runUnchanged, type UnchangedRun } from "./unchanged-run.ts";

export type Outcome = "does not compile" | "noticed" | "out of time" | "survived" | "no test";

/** Tests that reach these start a bundle, so a change has to be built before they can notice it. */
const START_BUNDLES = [
  "apps/server/src/testing/processes.ts",
  "apps/server/src/http/routes/downloads.test.ts",
  "packages/mcp/src/package.test.ts",
];

/** A group of tests hangs when it takes this much longer than twice what its files take one after another. */
const SLACK_MS = 60_000;

/**
 * Of the tests that reach a mutant those that run its place, its file's own first, then the quickest, those that start a
 * bundle last, as many as fit. Where the place is run as its module is loaded, the nearest.
 */
const testsFor = (
  mutant: Mutant,
  reaching: readonly string[],
  { usable, processorMs, hits }: UnchangedRun,
  { startsBundle, budgetMs }: { startsBundle: ReadonlySet<string>; budgetMs: number },
): string[] => {
  const seen = hits.get(mutant) ?? null;
  const own = mutant.file.replace(/\.tsx?$/, ".test.");
  const runs = (test: string): boolean => seen === null || seen.has(test);
  const late = (test: string): number => (test.startsWith(own) ? 0 : startsBundle.has(test) ? 2 : 1);
  let leftMs = budgetMs;
  return reaching
    .filter((test) => usable.has(test) && runs(test))
    .toSorted((a, b) => (seen === null ? 0 : late(a) - late(b) || processorMs(a) - processorMs(b)))
    .filter((test, at) => {
      if (at > 0 && processorMs(test) > leftMs) return false;
      leftMs -= processorMs(test);
      return true;
    });
};

export interface Trial {
  tryOne: (mutant: Mutant) => Promise<Outcome>;
  /** Ends the processes; gives the tests that noticed a change and now fail without any, so that it is in doubt. */
  close: () => Promise<readonly string[]>;
}

export const openTrial = async (
  copy: string,
  mutants: readonly Mutant[],
  { sources, budgetMs }: { sources: readonly string[]; budgetMs: number },
): Promise<Trial> => {
  const namers = namersOf(copy, sources);
  const reachingOf = ({ file }: Mutant): string[] => testsOf(file, namers);
  const startsBundle = new Set(START_BUNDLES.flatMap((path) => testsOf(path, namers)));
  const unchanged = await runUnchanged(copy, mutants, [...new Set(mutants.flatMap(reachingOf))]);
  let runner = await startRunner(copy);
  const noticing = new Set<string>();
  const bundle = (): void =>
    void execFileSync(process.execPath, ["scripts/build.mjs", "server", "mcp"], { cwd: copy, stdio: "ignore" });

  let before: string[] = [];
  const asking =
    (file: string) =>
    (tests: readonly string[]): Promise<Answer | null> => {
      // The runner has to forget the mutant before as well.
      const changed = [...before, file];
      before = [file];
      const limitMs = SLACK_MS + 2 * tests.reduce((sum, test) => sum + unchanged.ms(test), 0);
      return runner.ask({ tests, changed, bail: true }, limitMs);
    };

  const outcomeOf = async (mutant: Mutant): Promise<Outcome> => {
    if (!(await compiles(copy, mutant.file))) return "does not compile";
    const tests = testsFor(mutant, reachingOf(mutant), unchanged, { startsBundle, budgetMs });
    const ask = asking(mutant.file);
    const starting = tests.filter((test) => startsBundle.has(test));
    let failure = await firstFailure(
      tests.filter((test) => !startsBundle.has(test)),
      unchanged.processorMs,
      ask,
    );
    if (failure === null && starting.length > 0) {
      bundle();
      failure = await firstFailure(starting, unchanged.processorMs, ask);
    }
    if (failure === null) return tests.length === 0 ? "no test" : "survived";
    if (failure === "out of time") return failure;
    noticing.add(failure.test);
    return "noticed";
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
    const { failed } = await askUnchanged(runner, [...noticing], before);
    runner.end();
    return failed;
  };
  return { tryOne, close };
};
