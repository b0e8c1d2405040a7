import * as z from "zod/mini";

/** Answer of `GET /api/billing`: what is for sale, and the account's subscription. */
export const BillingReport = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      kind: z.enum(["plan", "credits"]),
      plan: z.nullable(z.string()),
      credits: z.nullable(z.int()),
    }),
  ),
  subscription: z.nullable(
    z.strictObject({
      plan: z.string(),
      /** `active`, `trialing` or `past_due`. */
      status: z.string(),
      /** ISO 8601, UTC. */
      periodEnd: z.nullable(z.string()),
      /** Whether it ends with its period. */
      cancels: z.boolean(),
    }),
  ),
  /** Whether there is anything to see on the payment provider's page. */
  portal: z.boolean(),
});
export type BillingReport = z.infer<typeof BillingReport>;

/** Body of `POST /api/billing/checkout`. */
export const CheckoutRequest = z.strictObject({ item: z.string().check(z.minLength(1), z.maxLength(50)) });
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** Answer of `POST /api/billing/checkout` and `/portal`: where the browser goes. */
export const BillingPage = z.strictObject({ url: z.string() });
export type BillingPage = z.infer<typeof BillingPage>;
