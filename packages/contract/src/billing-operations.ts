import * as z from "zod/mini";
import { BillingPage, BillingReport, CheckoutRequest } from "./billing.ts";
import type { ErrorCode } from "./errors.ts";
import { CHANGE_ERRORS, json, type Operation } from "./operation.ts";

const CHANGE: readonly ErrorCode[] = [...CHANGE_ERRORS, "not_found", "rate_limited", "provider_unavailable"];

/** Buying credits or a plan, where the operator sells any; else these addresses are 404. */
export const BILLING_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/billing",
    summary: "List what is for sale",
    description: "Plans and credits that can be bought here, and your subscription.",
    access: "session",
    answer: json("The offers and the subscription.", BillingReport),
    errors: ["invalid_key", "sign_in_required", "not_found", "internal"],
  },
  {
    method: "post",
    path: "/api/billing/checkout",
    summary: "Start a purchase",
    description:
      "Returns the address of the payment provider's page. A purchase is credited when the provider's webhook arrives.",
    access: "session",
    body: { schema: CheckoutRequest, meanings: { item: "One of the offers." }, example: { item: "credits-500" } },
    answer: json("The address to open in the browser.", BillingPage),
    errors: CHANGE,
  },
  {
    method: "post",
    path: "/api/billing/portal",
    summary: "Change or end a subscription",
    description: "Returns the address of the payment provider's page for invoices, cards and the subscription.",
    access: "session",
    body: { schema: z.strictObject({}), meanings: {}, example: {} },
    answer: json("The address to open in the browser.", BillingPage),
    errors: CHANGE,
  },
];
