import { expect, test } from "vitest";
import { defaultPlans } from "../billing/plans/plans.ts";
import { parseConfig } from "../config/config.ts";
import { siteOf } from "./site-report.ts";

test("says who receives a draft where the first provider fails, and keeps the keys", () => {
  const openai = { PROVIDER: "openai", PROVIDER_API_KEY: "key-1" };
  expect(siteOf(parseConfig(openai), defaultPlans).model).toEqual({
    provider: "openai",
    standard: "gpt-6-luna",
    fast: "gpt-6-luna",
  });
  const env = { ...openai, FALLBACK_PROVIDER: "anthropic", FALLBACK_API_KEY: "key-2" };
  const site = siteOf(parseConfig(env), defaultPlans);
  expect(site.model).toMatchObject({ fallbacks: ["anthropic"] });
  expect(JSON.stringify(site)).not.toMatch(/key-\d/);
});

test("the allowances of callers with and without an account are those of the plans", () => {
  const plans = { ...defaultPlans, get: (name: string) => ({ ...defaultPlans.get(name), allowance: name.length }) };
  const { withoutAccount, newAccount } = siteOf(parseConfig({}), plans);
  expect(withoutAccount?.allowance).toBe("anonymous".length);
  expect(newAccount).toEqual({ allowance: "free".length, period: "day" });
});
