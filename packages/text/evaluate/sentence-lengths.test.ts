import { expect, test } from "vitest";
import { sentenceLengthSpread } from "./sentence-lengths.ts";

test("even sentences have no spread, uneven ones do, and few say nothing", () => {
  expect(sentenceLengthSpread("It is here now. ".repeat(5))).toBe(0);
  expect(sentenceLengthSpread("It is. It is. It is. It is. It is all of one long sentence.")).toBeGreaterThan(0.5);
  expect(sentenceLengthSpread("It is here. It is here.")).toBeNull();
});
