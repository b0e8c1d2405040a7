import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts", "{packages,apps}/*/**/*.test.ts", "e2e/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Much of a test's time is waiting for a browser or a disk, so more of them than processors run side by side.
    maxWorkers: 3,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    globalSetup: ["e2e/build-web.mjs", "apps/server/src/database/postgres-suite.ts"],
  },
});
