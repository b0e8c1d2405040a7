import * as z from "zod/mini";
import { BillingPage, BillingReport, CheckoutRequest } from "./billing.ts";
import type { ErrorCode } from "./errors.ts";
import type { Operation } from "./operations.ts";

const CHANGE: readonly ErrorCode[] = [
  "invalid_json",
  "invalid_request",
  "invalid_key",
  "sign_in_required",
  "origin_forbidden",
  "not_found",
  "body_too_large",
  "unsupported_media_type",
  "rate_limited",
  "internal",
  "provider_unavailable",
];
const json = (description: string, schema: z.ZodMiniType): Operation["answer"] => ({
  mediaType: "application/json",
  description,
  schema,
});

/** Buying credits or a plan, where the operator sells any; else these addresses are 404. */
export const BILLING_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/billing",
    summary: "What is for sale",
    description: "Plans and credits that can be bought here, and your subscription.",
    access: "session",
    answer: json("The offers and the subscription.", BillingReport),
    errors: ["invalid_key", "sign_in_required", "not_found", "internal"],
  },
  {
    method: "post",
    path: "/api/billing/checkout",
    summary: "Buy something",
    description:
      "Gives the address of the payment provider's page. What was bought counts once the provider has told us, whatever " +
      "page the browser comes back to.",
    access: "session",
    body: { schema: CheckoutRequest, meanings: { item: "One of the offers." }, example: { item: "credits-500" } },
    answer: json("Where the browser goes.", BillingPage),
    errors: CHANGE,
  },
  {
    method: "post",
    path: "/api/billing/portal",
    summary: "Change or end a subscription",
    description: "Gives the address of the payment provider's page for invoices, cards and the subscription.",
    access: "session",
    body: { schema: z.strictObject({}), meanings: {}, example: {} },
    answer: json("Where the browser goes.", BillingPage),
    errors: CHANGE,
  },
];
