import type { Database } from "../../database/database.ts";
import type { Log } from "../../runtime/log.ts";
import type { Offers } from "./offers.ts";
import type { StripeApi, StripeSubscription } from "./stripe-api.ts";

const LIVE: ReadonlySet<string> = new Set(["active", "trialing", "past_due"]);
const PLAN_WITHOUT = "free";

/** An account's customer and subscription at the payment provider. */
export interface BillingAccount {
  customer: string | null;
  /** Null without one, and once it has ended. */
  subscription: { id: string; plan: string; status: string; periodEnd: number | null; cancels: boolean } | null;
}

export type Applied = "applied" | "ignored";
type ApplyOutcome = Applied | "second";

interface SubscriptionsDeps {
  db: Database;
  api: StripeApi;
  offers: Offers;
  log: Pick<Log, "error">;
}

interface Row {
  customer: string | null;
  subscription_id: string | null;
  plan: string | null;
  status: string | null;
  period_end: number | null;
  cancels: number;
  applied: number;
}

const rowSql = `SELECT customer, subscription_id, plan, status, period_end, cancels, applied FROM billing_account
  WHERE account_id = $1`;

const isLive = (row: Row): boolean => row.subscription_id !== null && row.plan !== null && LIVE.has(row.status ?? "");

/** What is known here of an account's customer and subscription. */
export const billingAccountOf = async (db: Database, accountId: string): Promise<BillingAccount> => {
  const [row] = await db.rows<Row>(rowSql, [accountId]);
  if (row === undefined) return { customer: null, subscription: null };
  const { customer, subscription_id: id, plan, status, period_end: periodEnd, cancels } = row;
  if (!isLive(row) || id === null || plan === null || status === null) return { customer, subscription: null };
  return { customer, subscription: { id, plan, status, periodEnd, cancels: cancels === 1 } };
};

/**
 * Subscriptions, one for each account. Events come late, twice and out of order, so none is believed: each only makes us
 * ask how the subscription is now. Questions are numbered before they are put, and an answer stands only until that of a
 * later question, so that no answer that was slow on its way undoes a newer one.
 */
export const createSubscriptions = ({ db, api, offers, log }: SubscriptionsDeps) => {
  const of = (accountId: string): Promise<BillingAccount> => billingAccountOf(db, accountId);

  /** The number of the next question about an account; null for an account that is not there. */
  const ask = async (accountId: string): Promise<number | null> => {
    const rows = await db.rows<{ asked: number }>(
      `INSERT INTO billing_account (account_id, asked) SELECT id, 1 FROM account WHERE id = $1
       ON CONFLICT (account_id) DO UPDATE SET asked = billing_account.asked + 1 RETURNING asked`,
      [accountId],
    );
    return rows[0]?.asked ?? null;
  };

  const apply = (accountId: string, asked: number, now: StripeSubscription, plan: string): Promise<ApplyOutcome> =>
    db.transaction(async (statements) => {
      // Changes nothing; it makes two answers about one account wait for each other on either database.
      await statements.run("UPDATE account SET id = id WHERE id = $1", [accountId]);
      const [held] = await statements.rows<Row>(rowSql, [accountId]);
      if (held === undefined || held.applied >= asked) return "ignored";
      const before = isLive(held) ? held.plan : null;
      const after = LIVE.has(now.status) ? plan : null;
      if (before !== null && held.subscription_id !== now.id) return after === null ? "ignored" : "second";
      await statements.run(
        `UPDATE billing_account SET customer = $2, subscription_id = $3, plan = $4, status = $5, period_end = $6,
           cancels = $7, applied = $8 WHERE account_id = $1`,
        [accountId, now.customer, now.id, plan, now.status, now.periodEnd, now.cancels ? 1 : 0, asked],
      );
      if (before !== after) {
        await statements.run("UPDATE account SET plan = $2 WHERE id = $1", [accountId, after ?? PLAN_WITHOUT]);
      }
      return "applied";
    });

  return {
    of,

    /** Looks how a subscription is now and gives its account the plan that goes with it. */
    refresh: async (subscriptionId: string, accountId: string): Promise<Applied> => {
      const asked = await ask(accountId);
      if (asked === null) return "ignored";
      const now = await api.subscription(subscriptionId);
      if (now === null || now.accountId !== accountId) return "ignored";
      const plan = offers.planOf(now.price);
      if (plan === null) {
        log.error({ subscription: now.id }, "a subscription has a price that OFFERS_FILE does not name");
        return "ignored";
      }
      const outcome = await apply(accountId, asked, now, plan);
      if (outcome !== "second") return outcome;
      await api.cancel(now.id);
      log.error({ subscription: now.id }, "a second subscription of one account was ended: refund it");
      return "ignored";
    },

    /** Notes the customer that a checkout made. */
    noteCustomer: async (accountId: string, customer: string): Promise<void> => {
      await db.run(
        `INSERT INTO billing_account (account_id, customer) SELECT id, CAST($2 AS TEXT) FROM account WHERE id = $1
         ON CONFLICT (account_id) DO UPDATE SET customer = $2`,
        [accountId, customer],
      );
    },

    /** Ends an account's subscription at the provider's, before the account itself goes. */
    end: async (accountId: string): Promise<void> => {
      const { subscription } = await of(accountId);
      if (subscription !== null) await api.cancel(subscription.id);
    },
  };
};

export type Subscriptions = ReturnType<typeof createSubscriptions>;
