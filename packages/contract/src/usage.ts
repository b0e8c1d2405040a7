import * as z from "zod/mini";

export const FUNDING_SOURCES = ["allowance", "credits", "anonymous", "connected"] as const;
export type FundingSource = (typeof FUNDING_SOURCES)[number];

/** Descriptions of the members of the usage event. */
export const USAGE_MEANINGS = {
  plan: "Your plan, or anonymous.",
  modelTier: "The tier used: standard or fast.",
  inputTokens: "As counted by the provider over all requests, or by us if it gives no count.",
  outputTokens: "As counted by the provider over all requests, or by us if it gives no count.",
  requests:
    "Calls to a model: 0 for the built-in engine, 1 normally, more when an answer was repaired or judged. The price does not depend on it.",
  fundingSource: "The source of payment: allowance, credits, anonymous allowance, or your connected account.",
  creditsUsed: "0 unless credits paid.",
  creditBalance: "Credits left.",
};

/** Sent once, before `done`. Token counts are the provider's own where it gave them; money is exact, from the commit. */
export const UsageEvent = z.strictObject({
  type: z.literal("usage"),
  plan: z.string().check(z.describe(USAGE_MEANINGS.plan)),
  modelTier: z.string().check(z.describe(USAGE_MEANINGS.modelTier)),
  inputTokens: z.int().check(z.describe(USAGE_MEANINGS.inputTokens)),
  outputTokens: z.int().check(z.describe(USAGE_MEANINGS.outputTokens)),
  requests: z.int().check(z.describe(USAGE_MEANINGS.requests)),
  fundingSource: z.enum(FUNDING_SOURCES).check(z.describe(USAGE_MEANINGS.fundingSource)),
  creditsUsed: z.int().check(z.describe(USAGE_MEANINGS.creditsUsed)),
  creditBalance: z.int().check(z.describe(USAGE_MEANINGS.creditBalance)),
});
export type UsageEvent = z.infer<typeof UsageEvent>;

/** Answer of `GET /api/usage`. Times are ISO 8601 in UTC; `units` is what the rewrite cost. */
export const UsageReport = z.strictObject({
  email: z.string(),
  plan: z.string(),
  allowance: z.strictObject({ used: z.int(), limit: z.int(), periodStart: z.string(), periodEnd: z.string() }),
  credits: z.strictObject({ balance: z.int() }),
  tiers: z.array(z.string()),
  limits: z.strictObject({ textCharacters: z.int(), streams: z.int(), perMinute: z.int() }),
  recent: z.array(
    z.strictObject({
      at: z.string(),
      register: z.string(),
      mode: z.string(),
      modelTier: z.string(),
      units: z.int(),
      fundingSource: z.enum(FUNDING_SOURCES),
      inputTokens: z.int(),
      outputTokens: z.int(),
      keyId: z.nullable(z.string()),
      client: z.nullable(z.string()),
    }),
  ),
  byKey: z.array(z.strictObject({ keyId: z.nullable(z.string()), name: z.string(), units: z.int() })),
});
export type UsageReport = z.infer<typeof UsageReport>;
