// The process inside the copy that keeps Vitest warm. For each message it runs the named tests, in their order. A run that
// hangs is ended by ending this process.
import { createVitest, type TestModule } from "vitest/node";

export interface Ask {
  /** Paths of test files, from the copy's root. */
  tests: readonly string[];
  /** The files that have changed since the last run. */
  changed: readonly string[];
  /** Whether the first failure ends the run. */
  bail: boolean;
}

export interface Answer {
  /** Test files that failed. */
  failed: readonly string[];
  /** Those of them in which an assertion failed that waited for nothing: no slow machine makes it fail. */
  asserted: readonly string[];
  passed: readonly string[];
  /** Milliseconds that each file took, by path. */
  took: Record<string, number>;
}

const root = `${process.cwd()}/`;
let order: readonly string[] = [];
const pathOf = (module: { moduleId: string }): string => module.moduleId.slice(root.length);
const millisecondsOf = (module: TestModule): number => {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return duration + collectDuration + setupDuration;
};

const vitest = await createVitest("test", {
  watch: false,
  update: false,
  project: ["parts", "pages"],
  // The web app that the journeys need is not built for each mutant.
  globalSetup: ["apps/server/src/testing/postgres-suite.ts"],
  sequence: {
    sequencer: class {
      shard = <T>(files: T): T => files;
      sort = <T extends { moduleId: string }>(files: T[]): T[] =>
        files.toSorted((a, b) => order.indexOf(pathOf(a)) - order.indexOf(pathOf(b)));
    },
  },
  reporters: [{}],
});
// What a wrong change keeps from ever happening is waited for in vain, so a test waits for less time than it may.
for (const { config } of vitest.projects) {
  config.expect = { poll: { timeout: 20_000 } };
  config.setupFiles = [...config.setupFiles, `${root}bench/mutants/note-test.ts`];
}
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

/** An assertion that is tried again until its time is over fails with a cause. */
const isAsserted = (module: TestModule): boolean =>
  [...module.children.allTests("failed")].some((test) =>
    test.result().errors?.some(({ name, cause }) => name === "AssertionError" && cause === undefined),
  );

const run = async ({ tests, changed, bail }: Ask): Promise<Answer> => {
  order = tests;
  vitest.config.bail = bail ? 1 : 0;
  for (const path of changed) vitest.invalidateFile(`${root}${path}`);
  const chosen = specifications.filter((specification) => tests.includes(pathOf(specification)));
  const result = await vitest.runTestSpecifications(chosen, false);
  // Vitest also gives what it knows from the runs before.
  const testModules = result.testModules.filter((module) => tests.includes(pathOf(module)));
  const [failed = [], passed = []] = ["failed", "passed"].map((state) =>
    testModules.filter((module) => module.state() === state).map(pathOf),
  );
  return {
    failed: failed.length === 0 && result.unhandledErrors.length > 0 ? tests : failed,
    asserted: testModules.filter((module) => module.state() === "failed" && isAsserted(module)).map(pathOf),
    passed,
    took: Object.fromEntries(testModules.map((module) => [pathOf(module), millisecondsOf(module)])),
  };
};

process.on("message", (ask: Ask) => void run(ask).then((answer) => process.send?.(answer)));
process.on("disconnect", () => void vitest.close().then(() => process.exit()));
process.send?.("ready");
