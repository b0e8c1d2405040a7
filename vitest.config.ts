import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest or wait longest: begun last, one of them would be waited for alone. */
const LONG =
  /(?:e2e\/(?:extension|accessibility-(?:write|account|states|access))|two-servers|fuzz-service|main|write|review|postgres-dump|crash|restore|downloads|tarball|release)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Half of such a test's time is waiting for a disk, a database or a process, so many of them run side by side. */
const waiting = { maxWorkers: 5, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Programs that tests start find each other's compiled sources there.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node", import.meta.url)) },
    // Long enough for a machine that is much slower, and short enough that a hang shows within a minute.
    testTimeout: 60_000,
    expect: { poll: { timeout: 45_000 } },
    hookTimeout: 60_000,
    globalSetup: ["e2e/build.mjs", "apps/server/src/testing/postgres-suite.ts"],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        // No module keeps state and no test replaces one, so files share a worker and what it has imported.
        test: {
          name: "parts",
          include: ["*.test.ts", "{packages,apps}/*/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "apps/web/pages/**", "**/*.page.test.ts"],
          isolate: false,
          ...waiting,
        },
      },
      {
        extends: true,
        // React as people get it: what it checks for developers takes a third of such a test's time.
        oxc: { jsx: { runtime: "automatic", development: false } },
        // Whole pages of the web app, and the extension's panel, in a document without a browser. Each file has its own: in one
        // that they share, what a file has loaded shows in the pages of the next.
        test: {
          name: "pages",
          env: { NODE_ENV: "production" },
          include: ["apps/web/pages/**/*.test.ts", "apps/extension/src/**/*.page.test.ts"],
          environment: "happy-dom",
          // A page of a test is gone before it has earned back what the optimising compiler costs.
          execArgv: ["--no-opt"],
          globalSetup: ["apps/web/pages/build-workers.ts"],
          setupFiles: ["apps/web/pages/quiet.ts"],
          // On a busy machine a press may come before what it presses; a fault fails twice.
          retry: 1,
          ...waiting,
        },
      },
      {
        extends: true,
        // A browser keeps a processor busy, and little is waited for.
        test: {
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          isolate: false,
          maxWorkers: 4,
          retry: 1,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});
