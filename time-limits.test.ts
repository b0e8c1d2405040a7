import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A longer limit would hide for as long that a test hangs. */
const LIMIT_MAX_MS = 60_000;

/** The limits that a file sets: an option such as `timeout` or `hookTimeout`, or the number behind a test's function. */
const limitsIn = (source: string): number[] =>
  [...source.matchAll(/(?:timeout: *|^\s*\}, *)([\d_]+)/gim)].map(([, limit]) => Number(limit?.replaceAll("_", "")));

test("no test has more than a minute", () => {
  const files = globSync([
    "vitest.config.ts",
    "*.test.ts",
    "e2e/**/*.ts",
    "*/*/{src,pages,evaluate,train}/**/*.{ts,tsx}",
  ]).filter((file) => /(?:^e2e\/.*|\.test|-suite|\.config)\.tsx?$/.test(file));
  const limits = files.flatMap((file) => limitsIn(readFileSync(file, "utf8")).map((limit) => ({ file, limit })));
  expect(limits).toContainEqual({ file: "vitest.config.ts", limit: LIMIT_MAX_MS });
  expect(limits.filter(({ limit }) => limit > LIMIT_MAX_MS)).toEqual([]);
});
