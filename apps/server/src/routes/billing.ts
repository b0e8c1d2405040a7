import { BODY_BYTES_MAX, ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-context.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import type { Payments } from "../quota/payments.ts";
import { isSignedByStripe } from "../quota/stripe-signature.ts";

export interface BillingParts {
  payments: Payments;
  webhookSecret: string;
}

/** `POST /api/billing/webhook`: the payment provider tells of payments and refunds. Answered 200 only after the commit. */
export const createBillingRoutes = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { payments, webhookSecret }: BillingParts,
): void => {
  app.post("/api/billing/webhook", async (c) => {
    if (!(Number(c.req.header("content-length") ?? Number.NaN) <= BODY_BYTES_MAX))
      throw new ServiceError("body_too_large");
    const body = await c.req.text();
    const signature = c.req.header("stripe-signature") ?? "";
    if (!isSignedByStripe(body, signature, webhookSecret, deps.clock.now())) {
      throw new ServiceError("invalid_request", { message: "The signature does not fit." });
    }
    const event = JSON.parse(body) as Parameters<Payments["receive"]>[0];
    if (typeof event?.data?.object !== "object" || event.data.object === null)
      throw new ServiceError("invalid_request");
    return c.json({ received: await payments.receive(event) });
  });
  app.all("/api/billing/webhook", methodNotAllowed(["POST"]));
};
