import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts", "{packages,apps}/*/**/*.test.ts", "e2e/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: ["e2e/build-web.mjs", "apps/server/src/database/postgres-suite.ts"],
  },
});
