import type { FundingSource, UsageReport } from "@rewrite-service/contract";
import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";
import { allowanceId, creditsId } from "./funds.ts";
import { periodAt } from "../plans/period.ts";
import type { Plans } from "../plans/plans.ts";

const RECENT_MAX = 50;

interface HoldRow {
  created_at: number;
  register: string;
  mode: string;
  tier: string;
  charged: number;
  kind: FundingSource | null;
  input_tokens: number;
  output_tokens: number;
  key_id: string | null;
  client: string | null;
}

interface KeyRow {
  key_id: string | null;
  name: string | null;
  units: number;
}

/** Settled rewrites of an account, newest first; split by key since the start of its allowance period. */
export const createUsageReport =
  ({ db, plans, clock }: { db: Database; plans: Plans; clock: Clock }) =>
  async (accountId: string): Promise<UsageReport | null> => {
    const [account] = await db.read<{ email: string; plan: string }>("SELECT email, plan FROM account WHERE id = $1", [
      accountId,
    ]);
    if (account === undefined) return null;
    const plan = plans.get(account.plan);
    const now = clock.now();
    const period = periodAt(now, plan.period);
    const funds = await db.read<{ id: string; granted: number; held: number; used: number }>(
      "SELECT id, granted, held, used FROM fund WHERE id IN ($1, $2)",
      [allowanceId(accountId, plan, now), creditsId(accountId)],
    );
    const allowance = funds.find(({ id }) => id !== creditsId(accountId));
    const credits = funds.find(({ id }) => id === creditsId(accountId));
    const recent = await db.read<HoldRow>(
      `SELECT h.created_at, h.register, h.mode, h.tier, h.charged, f.kind, h.input_tokens, h.output_tokens, h.key_id, h.client
       FROM hold h LEFT JOIN fund f ON f.id = h.fund_id
       WHERE h.owner = $1 AND h.state = 'settled' ORDER BY h.created_at DESC, h.id LIMIT ${RECENT_MAX}`,
      [accountId],
    );
    const byKey = await db.read<KeyRow>(
      `SELECT h.key_id, MAX(k.name) AS name, CAST(SUM(h.charged) AS BIGINT) AS units
       FROM hold h LEFT JOIN api_key k ON k.id = h.key_id
       WHERE h.owner = $1 AND h.state = 'settled' AND h.created_at >= $2 GROUP BY h.key_id ORDER BY 3 DESC, 2`,
      [accountId, period.start],
    );
    return {
      email: account.email,
      plan: plan.name,
      allowance: {
        used: (allowance?.used ?? 0) + (allowance?.held ?? 0),
        limit: Math.max(allowance?.granted ?? 0, plan.allowance),
        periodStart: new Date(period.start).toISOString(),
        periodEnd: new Date(period.end).toISOString(),
      },
      credits: { balance: credits === undefined ? 0 : credits.granted - credits.used - credits.held },
      tiers: [...plan.tiers],
      limits: { textCharacters: plan.textCharacters, streams: plan.streams, perMinute: plan.perMinute },
      recent: recent.map((row) => ({
        at: new Date(row.created_at).toISOString(),
        register: row.register,
        mode: row.mode,
        modelTier: row.tier,
        units: row.charged,
        fundingSource: row.kind ?? "connected",
        inputTokens: row.input_tokens,
        outputTokens: row.output_tokens,
        keyId: row.key_id,
        client: row.client,
      })),
      byKey: byKey.map(({ key_id, name, units }) => ({ keyId: key_id, name: name ?? "signed in", units })),
    };
  };
