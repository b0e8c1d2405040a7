import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { closedClasses, closedClassesFile } from "./closed-classes.ts";

test("the table says what CLDR says; after an update of Node run `npm run pack-tables`", () => {
  expect(readFileSync(closedClassesFile, "utf8")).toBe(closedClasses());
});
