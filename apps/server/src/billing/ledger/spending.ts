import { ServiceError } from "@rewrite-service/contract";
import type { Principal } from "../../accounts/principal.ts";
import type { CostSettings, Prices } from "../../config/price-settings.ts";
import type { Database } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import { periodAt, resetOf } from "../plans/period.ts";

interface TierTokens {
  tier: string;
  input: number;
  output: number;
}

const MILLION = 1_000_000;

/** What the tokens cost, in the operator's money. */
export const costOf = (prices: Prices, { tier, input, output }: TierTokens): number => {
  const price = prices.get(tier);
  return price === undefined ? 0 : (input * price.input + output * price.output) / MILLION;
};

// A hold without a fund is a rewrite that the user's own account at a provider paid.
const SPENT = `SELECT tier, CAST(SUM(input_tokens) AS BIGINT) AS input, CAST(SUM(output_tokens) AS BIGINT) AS output FROM hold
  WHERE owner = $1 AND created_at >= $2 AND state = 'settled' AND fund_id IS NOT NULL GROUP BY tier`;

/**
 * Refuses an account whose finished rewrites of the calendar month, in UTC, have cost what it may. Rewrites that run at
 * the same time may exceed that by what they cost. Anonymous callers have their daily units alone.
 *
 * @throws ServiceError `quota_exhausted`
 */
export const createBudgetCheck = (
  { db, clock }: { db: Pick<Database, "read">; clock: Clock },
  { prices, monthlyBudget }: CostSettings,
): ((principal: Principal) => Promise<void>) => {
  if (monthlyBudget === null) return () => Promise.resolve();
  return async (principal) => {
    if (principal.kind === "anonymous") return;
    const now = clock.now();
    const month = periodAt(now, "month");
    const tiers = await db.read<TierTokens>(SPENT, [principal.accountId, month.start]);
    const spent = tiers.reduce((sum, tier) => sum + costOf(prices, tier), 0);
    if (spent < monthlyBudget) return;
    const message = `This account has used up its budget for the month. The budget resets at ${resetOf(month)}.`;
    throw new ServiceError("quota_exhausted", { message, retryAfterS: Math.ceil((month.end - now) / 1000) });
  };
};
