import type { Dispatcher } from "undici";
import { createAccountTable } from "../../accounts/account-table.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/database.ts";
import type { Log } from "../../runtime/log.ts";
import { grantedIn } from "../ledger/grants.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Offers } from "./offers.ts";
import { createPayments, type Payments } from "./payments.ts";
import { createStripeApi, type StripeApi } from "./stripe-api.ts";
import { createSubscriptions, type Subscriptions } from "./subscriptions.ts";

/** The parts that payments need. */
export interface Billing {
  payments: Payments;
  webhookSecret: string;
  /** Null where nothing is sold from here. */
  shop: { api: StripeApi; offers: Offers; subscriptions: Subscriptions } | null;
}

interface BillingDeps {
  db: Database;
  clock: Clock;
  ledger: Ledger;
  log: Pick<Log, "error">;
  offers: Offers;
  dispatcher: Dispatcher;
  money: Config["money"];
}

/** Null where payments are not configured. */
export const createBilling = ({ db, clock, ledger, log, offers, dispatcher, money }: BillingDeps): Billing | null => {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeApiBase: baseUrl } = money;
  if (webhookSecret === null) return null;
  const table = createAccountTable({ db, clock });
  const hasAccount = async (id: string): Promise<boolean> => (await table.byId(id)) !== null;
  const api = secretKey === null ? null : createStripeApi({ baseUrl, secretKey, dispatcher });
  const shop = api === null ? null : { api, offers, subscriptions: createSubscriptions({ db, api, offers, log }) };
  const subscriptions = shop?.subscriptions ?? null;
  const payments = createPayments({ ledger, hasAccount, wasGranted: grantedIn(db), subscriptions });
  return { webhookSecret, shop, payments };
};
