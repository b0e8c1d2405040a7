import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ServiceError } from "@rewrite-service/contract";
import { request, type Dispatcher } from "undici";
import { readBounded } from "../../runtime/bounded-body.ts";

/** A subscription as it is at the provider's now. */
export interface StripeSubscription {
  id: string;
  customer: string;
  status: string;
  /** The first item's price. */
  price: string;
  accountId: string | null;
  /** Milliseconds since 1970. */
  periodEnd: number | null;
  cancels: boolean;
}

export interface StripeApi {
  /** Opens a page of the provider's. @returns its address. */
  checkout(fields: Record<string, string>): Promise<string>;
  portal(fields: Record<string, string>): Promise<string>;
  /** Null for one that the provider does not know. */
  subscription(id: string): Promise<StripeSubscription | null>;
  /** Ends a subscription at once; one that has ended already is fine. */
  cancel(id: string): Promise<void>;
}

interface StripeApiDeps {
  baseUrl: URL;
  secretKey: string;
  dispatcher: Dispatcher;
  pauseMs?: number;
}

const VERSION = "2024-06-20";
const TIMEOUT_MS = 10_000;
const TRIES = 2;
const PAUSE_MS = 500;
const BODY_BYTES_MAX = 1024 * 1024;

type Json = Record<string, unknown>;

/** The few calls of Stripe's HTTP interface that are needed. A call is made twice at most, under one idempotency key. */
export const createStripeApi = ({ baseUrl, secretKey, dispatcher, pauseMs = PAUSE_MS }: StripeApiDeps): StripeApi => {
  const once = async (method: "GET" | "POST" | "DELETE", path: string, form: string | null, idempotencyKey: string) => {
    const answer = await request(new URL(path, baseUrl), {
      dispatcher,
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        "stripe-version": VERSION,
        ...(method === "POST" ? { "idempotency-key": idempotencyKey } : {}),
        ...(form === null ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form === null ? {} : { body: form }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.statusCode, body: await jsonOf(answer.body) };
  };

  const call = async (method: "GET" | "POST" | "DELETE", path: string, fields?: Record<string, string>) => {
    const form = fields === undefined ? null : new URLSearchParams(fields).toString();
    const idempotencyKey = randomUUID();
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await once(method, path, form, idempotencyKey);
        if (answer.status < 500 && answer.status !== 429 && answer.status !== 409) return answer;
        if (tries >= TRIES) throw new Error(`the payment provider answered ${answer.status}`);
      } catch (cause) {
        if (tries >= TRIES) throw unavailable(cause);
      }
      await sleep(pauseMs);
    }
  };

  const page = async (path: string, fields: Record<string, string>): Promise<string> => {
    const { status, body } = await call("POST", path, fields);
    const url = body["url"];
    if (status === 200 && typeof url === "string" && URL.canParse(url)) return url;
    throw unavailable(new Error(`the payment provider answered ${status} to ${path}`));
  };

  return {
    checkout: (fields) => page("/v1/checkout/sessions", fields),
    portal: (fields) => page("/v1/billing_portal/sessions", fields),
    subscription: async (id) => {
      const { status, body } = await call("GET", `/v1/subscriptions/${encodeURIComponent(id)}`);
      if (status === 404) return null;
      if (status !== 200) throw unavailable(new Error(`the payment provider answered ${status} about a subscription`));
      return subscriptionIn(body);
    },
    cancel: async (id) => {
      const { status } = await call("DELETE", `/v1/subscriptions/${encodeURIComponent(id)}`);
      if (status !== 200 && status !== 404) {
        throw unavailable(new Error(`the payment provider answered ${status} to the end of a subscription`));
      }
    },
  };
};

const unavailable = (cause: unknown): ServiceError =>
  new ServiceError("provider_unavailable", {
    message: "The payment provider can't be reached right now. Try again shortly.",
    cause,
  });

const jsonOf = async (body: AsyncIterable<Buffer>): Promise<Json> =>
  members(JSON.parse(await readBounded(body, BODY_BYTES_MAX)));

const members = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});
const textIn = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Reads what matters of a subscription. Newer versions of the interface keep the period's end with its items. */
const subscriptionIn = (body: Json): StripeSubscription => {
  const list = members(body["items"])["data"];
  const item = members(Array.isArray(list) ? (list as unknown[])[0] : null);
  const periodEnd = body["current_period_end"] ?? item["current_period_end"];
  const [id, customer, status, price] = [
    textIn(body["id"]),
    textIn(body["customer"]) ?? textIn(members(body["customer"])["id"]),
    textIn(body["status"]),
    textIn(members(item["price"])["id"]),
  ];
  if (id === null || customer === null || status === null || price === null) {
    throw unavailable(new Error("a subscription has an unexpected form"));
  }
  return {
    id,
    customer,
    status,
    price,
    accountId: textIn(members(body["metadata"])["account_id"]),
    periodEnd: Number.isSafeInteger(periodEnd) ? (periodEnd as number) * 1_000 : null,
    cancels: body["cancel_at_period_end"] === true,
  };
};
