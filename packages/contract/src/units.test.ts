import { expect, test } from "vitest";
import { unitsOf } from "./units.ts";

test("each started 4,000 characters cost a unit", () => {
  expect([0, 1, 4_000, 4_001, 8_000, 8_001].map(unitsOf)).toEqual([0, 1, 1, 2, 2, 3]);
});
