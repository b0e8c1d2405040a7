import { expect, test } from "vitest";
import { splitDays } from "./usage-days.ts";

const item = (day: string, register: string, units: number) => ({
  day,
  register,
  keyId: null,
  keyName: null,
  client: null,
  units,
  rewrites: 1,
});

test("every day stands there, series by size, and the sums agree", () => {
  const usage = {
    from: "2026-02-27",
    to: "2026-03-01",
    items: [item("2026-02-27", "slack", 1), item("2026-03-01", "email", 4), item("2026-03-01", "slack", 2)],
  };
  expect(splitDays(usage, ({ register }) => register)).toEqual({
    series: ["email", "slack"],
    days: [
      { day: "2026-02-27", units: [0, 1], total: 1 },
      { day: "2026-02-28", units: [0, 0], total: 0 },
      { day: "2026-03-01", units: [4, 2], total: 6 },
    ],
    total: 7,
  });
});
