import { expect, test } from "vitest";
import type { AppDeps } from "../context.ts";
import { GOOD_KEY, testApp } from "../../testing/test-app.ts";

const usageReport: AppDeps["usageReport"] = () =>
  Promise.resolve({
    email: "ada@example.org",
    plan: "free",
    allowance: {
      used: 3,
      limit: 60,
      periodStart: "2026-11-21T00:00:00.000Z",
      periodEnd: "2026-11-22T00:00:00.000Z",
    },
    credits: { balance: 0 },
    tiers: ["standard"],
    limits: { textCharacters: 20_000, streams: 2, perMinute: 30 },
    recent: [],
    byKey: [],
  });

test.each(["/api/usage", "/api/usage/days"])("%s answers who has an account, and no cache keeps it", async (path) => {
  const { app } = testApp({ usageReport });
  const response = await app.request(path, { headers: { authorization: `Bearer ${GOOD_KEY}` } });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await app.request(path)).status).toBe(401);
});
