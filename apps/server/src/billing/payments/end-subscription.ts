import { Agent } from "undici";
import type { Config } from "../../config/config.ts";
import { ConfigError } from "../../config/environment.ts";
import type { Database } from "../../database/database.ts";
import { createStripeApi } from "./stripe-api.ts";
import { billingAccountOf } from "./subscriptions.ts";

/**
 * Ends the subscription of an account that is about to go, outside a running server.
 * @throws ConfigError where there is one and no key to end it with: it would be paid on and on.
 */
export const endSubscription = async (db: Database, money: Config["money"], accountId: string): Promise<void> => {
  const { subscription } = await billingAccountOf(db, accountId);
  if (subscription === null) return;
  const { stripeApiBase: baseUrl, stripeSecretKey: secretKey } = money;
  if (secretKey === null) throw new ConfigError(["STRIPE_SECRET_KEY: needed to end the subscription of this account"]);
  const dispatcher = new Agent();
  try {
    await createStripeApi({ baseUrl, secretKey, dispatcher }).cancel(subscription.id);
  } finally {
    await dispatcher.destroy();
  }
};
