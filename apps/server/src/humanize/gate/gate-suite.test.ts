import * as fc from "fast-check";
import { test } from "vitest";
import { gateProperties } from "./gate-suite.ts";

test.each(gateProperties)("%s", async (_, property) => {
  await fc.assert(property, { numRuns: 300 });
});
