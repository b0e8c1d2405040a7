import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts", "{packages,apps}/*/**/*.test.ts", "e2e/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Much of a test's time is waiting for a browser or a disk, so more of them than processors run side by side.
    maxWorkers: 3,
    // No module keeps state and no test replaces one, so files share a worker and what it has imported.
    isolate: false,
    // Programs that tests start find each other's compiled sources there.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node", import.meta.url)) },
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    globalSetup: ["e2e/build-web.mjs", "apps/server/src/database/postgres-suite.ts"],
  },
});
