import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { DIALECTS } from "./index.ts";

test("the list of dialects names every file of its folder", () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !["index.ts", "dialect.ts"].includes(name))
    .map((name) => name.slice(0, -".ts".length));
  expect(DIALECTS.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
});
