import type { SiteReport, UsageReport } from "@rewrite-service/contract";

/** When every page is opened. */
export const NOW = Date.parse("2026-11-22T12:00:00Z");

export const site: SiteReport = {
  signUp: "open",
  providers: ["github"],
  mail: true,
  billing: true,
  anonymous: true,
  withoutAccount: { allowance: 3, used: 0, textCharacters: 2_000 },
  newAccount: { allowance: 6, period: "day" },
  model: { provider: "builtin", standard: "builtin", fast: "builtin" },
  account: null,
};

/** A server with a model. */
export const withModel: SiteReport = {
  ...site,
  model: { provider: "openai-compatible", standard: "local-8b", fast: "local-8b" },
};

export const signedIn: SiteReport = {
  ...site,
  account: { email: "ana@example.org", plan: "pro", admin: false, templates: true },
};

export const usage: UsageReport = {
  email: "ana@example.org",
  plan: "pro",
  allowance: { used: 9, limit: 40, periodStart: "2026-11-22T00:00:00Z", periodEnd: "2026-11-23T00:00:00Z" },
  credits: { balance: 12 },
  tiers: ["standard", "fast"],
  limits: { textCharacters: 20_000, streams: 2, perMinute: 20 },
  recent: [],
  byKey: [],
};
