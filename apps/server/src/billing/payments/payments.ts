import { ServiceError } from "@rewrite-service/contract";
import type { Ledger } from "../ledger/ledger.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** The relevant parts of a payment provider's event. Everything else in it is ignored. */
interface PaymentEvent {
  type: string;
  data: { object: Record<string, unknown> };
}

interface PaymentsDeps {
  ledger: Ledger;
  hasAccount: (id: string) => Promise<boolean>;
  /** Whether the ledger holds an entry of this name. */
  wasGranted: (sourceRef: string) => Promise<boolean>;
  /** Null where nothing is sold by subscription. */
  subscriptions: Subscriptions | null;
}

export type Payment = "granted" | "taken back" | "known already" | "applied" | "ignored";

const PAID = new Set(["checkout.session.completed", "checkout.session.async_payment_succeeded"]);
const SUBSCRIBED = /^customer\.subscription\.(created|updated|deleted|paused|resumed)$/;
const RETRY_S = 60;

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && !value.includes("\0") ? value : null;
const creditsIn = (value: unknown): number | null =>
  typeof value === "string" && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Applies an event about a subscription. Null for an event that is about something else. */
const applySubscription = async (
  subscriptions: Subscriptions | null,
  type: string,
  object: Record<string, unknown>,
  accountId: string,
): Promise<Payment | null> => {
  if (subscriptions === null) return null;
  const customer = text(object["customer"]);
  if (type === "checkout.session.completed" && customer !== null) {
    await subscriptions.noteCustomer(accountId, customer);
  }
  const subscription = SUBSCRIBED.test(type) ? text(object["id"]) : text(object["subscription"]);
  return subscription === null ? null : subscriptions.refresh(subscription, accountId);
};

/**
 * Turns events into ledger entries. Each is keyed by the payment that it is about, not by the event, so that repeated
 * and doubled deliveries act once. Account and credits come from metadata that a checkout wrote.
 */
export const createPayments = ({ ledger, hasAccount, wasGranted, subscriptions }: PaymentsDeps) => ({
  receive: async ({ type, data: { object } }: PaymentEvent): Promise<Payment> => {
    const metadata = membersOf(object["metadata"]);
    const [accountId, amount] = [text(metadata["account_id"]), creditsIn(metadata["credits"])];
    const applied = accountId === null ? null : await applySubscription(subscriptions, type, object, accountId);
    if (applied !== null) return applied;
    // A checkout and its later refund have this identifier in common.
    const id = text(object["payment_intent"]) ?? text(object["id"]);
    if (id === null || accountId === null || amount === null || !(await hasAccount(accountId))) return "ignored";
    const sourceRef = `stripe:${id}`;
    if (PAID.has(type) && object["payment_status"] === "paid") {
      const { granted } = await ledger.grant({ accountId, amount, sourceRef, reason: "payment" });
      return granted ? "granted" : "known already";
    }
    if (type !== "charge.refunded" || object["refunded"] !== true) return "ignored";
    // A refund that overtook its payment is asked to come again, so that the payment cannot outlive it.
    if (!(await wasGranted(sourceRef))) throw new ServiceError("provider_unavailable", { retryAfterS: RETRY_S });
    const change = { accountId, amount, sourceRef: `${sourceRef}:refund`, reason: "refund" };
    const { taken, shortfall } = await ledger.clawback(change);
    return taken + shortfall > 0 ? "taken back" : "known already";
  },
});

export type Payments = ReturnType<typeof createPayments>;
