import { expect, test } from "vitest";
import { allowanceLine } from "./allowance.ts";

const day = { used: 9, limit: 40, periodStart: "2026-11-22T00:00:00.000Z", periodEnd: "2026-11-23T00:00:00.000Z" };

test("an allowance names what is left and when it resets", () => {
  expect(allowanceLine({ allowance: day, credits: { balance: 0 } })).toBe(
    "31 of 40 rewrites left today. Resets at 00:00 UTC.",
  );
  const month = { ...day, used: 2_500, limit: 2_000, periodEnd: "2026-12-22T00:00:00.000Z" };
  expect(allowanceLine({ allowance: month, credits: { balance: 1_250 } })).toBe(
    "0 of 2,000 rewrites left this month. Resets at 00:00 UTC on 22 December. You also have 1,250 credits.",
  );
  expect(allowanceLine({ allowance: day, credits: { balance: 1 } })).toMatch(/UTC\. You also have 1 credit\.$/);
});
