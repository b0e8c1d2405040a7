import { BODY_BYTES_MAX, CheckoutRequest, ServiceError, type BillingReport } from "@rewrite-service/contract";
import type { Hono } from "hono";
import * as z from "zod/mini";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import type { Offer, Offers } from "../../billing/payments/offers.ts";
import type { Payments } from "../../billing/payments/payments.ts";
import { isSignedByStripe } from "../../billing/payments/stripe-signature.ts";
import type { BillingAccount } from "../../billing/payments/subscriptions.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { readBytes } from "../request/read-bytes.ts";
import { accountIdOf, emailOf, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";

const VISITS_MAX = 20;
const Nothing = z.strictObject({});

/** `/api/billing/*`: what is for sale, the payment provider's pages, and what it reports to us. */
export const mountBilling = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { billing, attempts }: Pick<AccountServices, "billing" | "attempts">,
): void => {
  if (billing === null) return;
  const { payments, webhookSecret, shop } = billing;
  mountWebhook(app, deps, payments, webhookSecret);
  if (shop === null) return;
  const { api, offers, subscriptions } = shop;
  const account = new URL("/account", deps.server.appUrl).href;
  const counted = async (c: AppContext): Promise<string> => {
    const accountId = accountIdOf(c);
    await attempts.take("billing", accountId, VISITS_MAX);
    return accountId;
  };

  mountAccountPath(app, deps, "/api/billing", "session", {
    GET: async (c) => c.json(reportOf(offers, await subscriptions.of(accountIdOf(c)))),
  });
  mountAccountPath(app, deps, "/api/billing/checkout", "session", {
    POST: async (c) => {
      const { item } = await readBody(c, CheckoutRequest);
      const accountId = await counted(c);
      const offer = offers.byId(item);
      if (offer === null) throw new ServiceError("not_found", { message: "This can't be bought on this server." });
      const known = await subscriptions.of(accountId);
      if (offer.kind === "plan" && known.subscription !== null) {
        const message = "You already have a subscription. Change it on the payment provider's page.";
        throw new ServiceError("invalid_request", {
          message,
          details: [{ path: "item", message: "is a second plan" }],
        });
      }
      const buyer = { accountId, email: emailOf(c), customer: known.customer, returnTo: account };
      return c.json({ url: await api.checkout(checkoutFields(offer, buyer)) });
    },
  });
  mountAccountPath(app, deps, "/api/billing/portal", "session", {
    POST: async (c) => {
      await readBody(c, Nothing);
      const { customer } = await subscriptions.of(await counted(c));
      if (customer === null) throw new ServiceError("not_found", { message: "You haven't bought anything yet." });
      return c.json({ url: await api.portal({ customer, return_url: account }) });
    },
  });
};

// Answered 200 only after the commit, so that the provider reports again what was not kept.
const mountWebhook = (app: Hono<AppEnv>, deps: AppDeps, payments: Payments, webhookSecret: string): void => {
  app.post("/api/billing/webhook", async (c) => {
    const body = new TextDecoder().decode(await readBytes(c, BODY_BYTES_MAX));
    const signature = c.req.header("stripe-signature") ?? "";
    if (!isSignedByStripe(body, signature, webhookSecret, deps.clock.now())) {
      throw new ServiceError("invalid_request", { message: "The signature isn't valid." });
    }
    return c.json({ received: await payments.receive(eventIn(body)) });
  });
  app.all("/api/billing/webhook", methodNotAllowed(["POST"]));
};

type Event = Parameters<Payments["receive"]>[0];

/** @throws ServiceError for what is signed well and is no event all the same. */
const eventIn = (body: string): Event => {
  const event = jsonIn(body) as Partial<Event> | null;
  const object = event?.data?.object;
  if (typeof event?.type !== "string" || typeof object !== "object" || object === null)
    throw new ServiceError("invalid_request");
  return event as Event;
};

const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new ServiceError("invalid_json");
  }
};

const reportOf = (offers: Offers, { customer, subscription }: BillingAccount): BillingReport => ({
  items: offers.all.map((offer) => ({
    id: offer.id,
    name: offer.name,
    kind: offer.kind,
    plan: offer.kind === "plan" ? offer.plan : null,
    credits: offer.kind === "credits" ? offer.credits : null,
  })),
  subscription: subscription && {
    plan: subscription.plan,
    status: subscription.status,
    periodEnd: subscription.periodEnd === null ? null : new Date(subscription.periodEnd).toISOString(),
    cancels: subscription.cancels,
  },
  portal: customer !== null,
});

interface Buyer {
  accountId: string;
  email: string;
  customer: string | null;
  returnTo: string;
}

/** The form of a checkout. Its metadata is what the webhook reads, on the session and on what a later event is about. */
const checkoutFields = (offer: Offer, { accountId, email, customer, returnTo }: Buyer): Record<string, string> => {
  const about: Record<string, string> = {
    account_id: accountId,
    ...(offer.kind === "credits" ? { credits: String(offer.credits) } : {}),
  };
  const later = offer.kind === "credits" ? "payment_intent_data" : "subscription_data";
  return {
    mode: offer.kind === "credits" ? "payment" : "subscription",
    "line_items[0][price]": offer.price,
    "line_items[0][quantity]": "1",
    success_url: `${returnTo}?billing=done`,
    cancel_url: `${returnTo}?billing=cancelled`,
    client_reference_id: accountId,
    ...(customer === null ? { customer_email: email } : { customer }),
    ...(customer === null && offer.kind === "credits" ? { customer_creation: "always" } : {}),
    ...Object.fromEntries(
      Object.entries(about).flatMap(([name, value]) => [
        [`metadata[${name}]`, value],
        [`${later}[metadata][${name}]`, value],
      ]),
    ),
  };
};
