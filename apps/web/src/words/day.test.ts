import { expect, test } from "vitest";
import { dayInWords, shortDay } from "./day.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

test("a day is written in words, in UTC, with its year only where that is another", () => {
  expect(dayInWords("2026-10-24", now)).toBe("24 October");
  expect(dayInWords("2026-11-01T00:00:00.000Z", now)).toBe("1 November");
  expect(dayInWords("2025-12-31T23:59:00Z", now)).toBe("31 December 2025");
  expect(shortDay("2026-10-24")).toBe("24 Oct");
});
