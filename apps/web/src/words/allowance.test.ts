import { expect, test } from "vitest";
import { allowanceWords as words } from "./allowance.ts";

const day = { used: 40, limit: 40, periodStart: "2026-11-21T00:00:00.000Z", periodEnd: "2026-11-22T00:00:00.000Z" };
const month = {
  used: 31,
  limit: 2_000,
  periodStart: "2026-11-01T00:00:00.000Z",
  periodEnd: "2026-12-01T00:00:00.000Z",
};
const evening = Date.parse("2026-11-21T20:48:00.000Z");

test("an allowance of a day is told with the time that is left to midnight", () => {
  expect(words.used(day)).toBe("You’ve used 40 of 40 rewrites today.");
  expect(words.leftShort(day)).toBe("0 rewrites left today");
  expect(words.left(day)).toBe("0 of 40 rewrites left today.");
  expect(words.more(day, evening)).toBe("Resets at 00:00 UTC (in 3 h 12 min).");
  expect(words.more(day, evening + 12 * 60_000)).toBe("Resets at 00:00 UTC (in 3 h).");
});

test("one of a month is told with the day on which it starts again", () => {
  expect(words.left(month)).toBe("1,969 of 2,000 rewrites left this month.");
  expect(words.more(month, evening)).toBe("Resets at 00:00 UTC on 1 December (in 9 days).");
});

test("the last minute is a minute, and a single credit is one", () => {
  expect(words.more(day, Date.parse(day.periodEnd) - 1)).toBe("Resets at 00:00 UTC (in 1 min).");
  expect([words.tooFew(0), words.tooFew(1)]).toEqual(["", "You have 1 credit, not enough for this text."]);
});
