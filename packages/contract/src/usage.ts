import * as z from "zod/mini";

export const FUNDING_SOURCES = ["allowance", "credits", "anonymous", "connected"] as const;
export type FundingSource = (typeof FUNDING_SOURCES)[number];

/** Sent once, before `done`. Token counts are the provider's own where it gave them; money is exact, from the commit. */
export const UsageEvent = z.strictObject({
  type: z.literal("usage"),
  plan: z.string(),
  modelTier: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  requests: z.int(),
  fundingSource: z.enum(FUNDING_SOURCES),
  creditsUsed: z.int(),
  creditBalance: z.int(),
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
