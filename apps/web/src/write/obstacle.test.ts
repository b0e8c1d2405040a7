import { describe, expect, test } from "vitest";
import { ERRORS, type SiteReport, type UsageReport } from "@rewrite-service/contract";
import { isObstacle, obstacleOf, type Circumstances, type Refusal } from "./obstacle.ts";

const site: SiteReport = {
  signUp: "open",
  providers: [],
  mail: false,
  billing: false,
  anonymous: true,
  withoutAccount: { allowance: 60, used: 0, textCharacters: 100 },
  model: { provider: "builtin", standard: "builtin", fast: "builtin" },
  account: null,
};
const account: UsageReport = {
  email: "ana@example.org",
  plan: "free",
  allowance: { used: 3, limit: 40, periodStart: "2026-11-21T00:00:00.000Z", periodEnd: "2026-11-22T00:00:00.000Z" },
  credits: { balance: 0 },
  tiers: ["standard"],
  limits: { textCharacters: 200, streams: 5, perMinute: 30 },
  recent: [],
  byKey: [],
};
const refusal = (code: string, more: Partial<Refusal> = {}): Refusal => ({
  code,
  message: "No.",
  requestId: null,
  retryAfterS: null,
  atMs: 1_000,
  signedIn: false,
  ...more,
});
const clear: Circumstances = { online: true, site, account: null, length: 50, refusal: null, nowMs: 1_000 };
const kindOf = (change: Partial<Circumstances>): string | undefined => obstacleOf({ ...clear, ...change })?.kind;

describe("what stands in the way of a rewrite", () => {
  test("is nothing while the page knows of nothing", () => {
    expect(kindOf({})).toBeUndefined();
    expect(kindOf({ site: null })).toBeUndefined();
  });

  test("is the network first, whatever else there is", () => {
    expect(kindOf({ online: false, refusal: refusal("quota_exhausted") })).toBe("offline");
  });

  test("is the length, by the account's limit or by the one for people without an account", () => {
    expect(kindOf({ length: 101 })).toBe("too-long");
    expect(kindOf({ length: 101, account })).toBeUndefined();
    expect(kindOf({ length: 201, account })).toBe("too-long");
  });

  test("is an account where the server wants one, and a session that ended where there was one", () => {
    expect(kindOf({ site: { ...site, anonymous: false, withoutAccount: null } })).toBe("signed-out");
    expect(kindOf({ refusal: refusal("sign_in_required") })).toBe("signed-out");
    expect(kindOf({ refusal: refusal("sign_in_required", { signedIn: true }) })).toBe("session-ended");
  });

  test("is an allowance that is used up, unless credits are left", () => {
    const used = { ...account, allowance: { ...account.allowance, used: 40 } };
    expect(kindOf({ account: used })).toBe("quota");
    expect(kindOf({ account: { ...used, credits: { balance: 1 } } })).toBeUndefined();
  });

  test("is a rate limit until its time has passed", () => {
    const limited = refusal("rate_limited", { retryAfterS: 6, message: ERRORS.rate_limited[1] });
    expect(kindOf({ refusal: limited, nowMs: 6_999 })).toBe("wait");
    expect(kindOf({ refusal: limited, nowMs: 7_000 })).toBeUndefined();
  });

  test("is what the server says of rewrites that run already, for which no time to wait is counted", () => {
    const message = "Two rewrites are already running. Wait for one to finish.";
    const busy = refusal("rate_limited", { retryAfterS: 2, message });
    expect(obstacleOf({ ...clear, refusal: busy, nowMs: 9_000 })).toEqual({ kind: "refused", message, passes: true });
  });

  test("is never a failure that came with text, or one that is the model's", () => {
    expect(isObstacle(refusal("rate_limited"), "")).toBe(true);
    expect(isObstacle(refusal("rate_limited"), "Some text")).toBe(false);
    expect(isObstacle(refusal("provider_error"), "")).toBe(false);
  });
});
