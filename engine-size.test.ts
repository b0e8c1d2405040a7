import { expect, test } from "vitest";
import { minifiedBytes } from "./bench/engine.ts";

// Extension, web app and MCP file carry it: whoever adds a rule takes one away.
test("the built-in engine weighs at most 60,000 bytes, minified", async () => {
  expect(await minifiedBytes()).toBeLessThanOrEqual(60_000);
});
