import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { violations } from "../../billing/ledger/invariants.ts";
import { sendJson, startStandIn } from "../../testing/http-stand-in.ts";
import { PASSWORD, startService } from "../../testing/test-service.ts";

const STRIPE_KEY = "sk_test_canary_4242";
const WEBHOOK = "whsec_for_this_test_alone";
const OFFERS = {
  pro: { name: "Pro, monthly", price: "price_pro", plan: "pro" },
  "credits-500": { name: "500 credits", price: "price_500", credits: 500 },
};
const folder = mkdtempSync(join(tmpdir(), "rewrite-service-offers-"));
const offersFile = join(folder, "offers.json");
writeFileSync(offersFile, JSON.stringify(OFFERS));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Subscription {
  id: string;
  customer: string;
  status: string;
  metadata: { account_id: string };
  items: { data: { price: { id: string }; current_period_end: number }[] };
  cancel_at_period_end: boolean;
}

describeOnPostgres("checkout, portal and subscriptions", (given) => {
  let stripe: Awaited<ReturnType<typeof startStandIn>>;
  const subscriptions = new Map<string, Subscription>();
  const failures: number[] = [];
  /** Called before a question about a subscription is answered. */
  let hold: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    stripe = await startStandIn(({ method, path, body }, response) => {
      const failure = failures.shift();
      if (failure !== undefined) return sendJson(response, failure, { error: { message: "not now" } });
      if (path === "/v1/checkout/sessions") {
        return sendJson(response, 200, { url: `https://checkout.example/${new URLSearchParams(body).get("mode")}` });
      }
      if (path === "/v1/billing_portal/sessions") return sendJson(response, 200, { url: "https://portal.example/" });
      const id = path.slice("/v1/subscriptions/".length);
      const asked = structuredClone(subscriptions.get(id));
      if (asked === undefined) return sendJson(response, 404, { error: {} });
      if (method === "DELETE") {
        subscriptions.set(id, { ...asked, status: "canceled" });
        return sendJson(response, 200, { ...asked, status: "canceled" });
      }
      void hold().then(() => sendJson(response, 200, asked));
    });
  });
  afterAll(() => stripe.close());

  const setUp = async () => {
    const service = await startService(given, {
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK,
      STRIPE_API_BASE: stripe.url,
      OFFERS_FILE: offersFile,
    });
    const ada = await service.signUp();
    const accountId = String(((await ada.as("GET", "/api/account/export")).body["account"] as { id: string }[])[0]?.id);
    const plan = async (): Promise<unknown> => (await ada.as("GET", "/api/usage")).body["plan"];
    const subscribe = (status = "active", over: Partial<Subscription> = {}): Subscription => {
      const made = {
        id: `sub_${randomUUID()}`,
        customer: `cus_${accountId}`,
        status,
        metadata: { account_id: accountId },
        items: { data: [{ price: { id: "price_pro" }, current_period_end: 2_000_000_000 }] },
        cancel_at_period_end: false,
        ...over,
      };
      subscriptions.set(made.id, made);
      return made;
    };
    /** Reports an event, signed; the object is whatever the event said when it happened. */
    const report = async (
      type: string,
      object: object,
      { tamper = "", at = Date.now() } = {},
    ): Promise<[number, unknown]> => {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object } });
      const t = Math.floor(at / 1_000);
      const v1 = createHmac("sha256", WEBHOOK).update(`${t}.${body}`).digest("hex");
      const response = await fetch(`${service.url}/api/billing/webhook`, {
        method: "POST",
        headers: { "stripe-signature": `t=${t},v1=${v1}`, "content-type": "application/json" },
        body: body + tamper,
      });
      return [response.status, ((await response.json()) as { received?: unknown }).received];
    };
    return { ...service, ada, accountId, plan, subscribe, report };
  };

  test("what is for sale, and a checkout whose metadata comes back with every later event", async () => {
    const { ada, accountId } = await setUp();
    expect((await ada.as("GET", "/api/billing")).body).toEqual({
      items: [
        { id: "pro", name: "Pro, monthly", kind: "plan", plan: "pro", credits: null },
        { id: "credits-500", name: "500 credits", kind: "credits", plan: null, credits: 500 },
      ],
      subscription: null,
      portal: false,
    });
    const before = stripe.seen.length;
    const bought = await ada.as("POST", "/api/billing/checkout", { item: "credits-500" });
    expect([bought.status, bought.body]).toEqual([200, { url: "https://checkout.example/payment" }]);
    const [seen] = stripe.seen.slice(before);
    expect(seen?.headers).toMatchObject({ authorization: `Bearer ${STRIPE_KEY}` });
    expect(seen?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.fromEntries(new URLSearchParams(seen?.body))).toMatchObject({
      mode: "payment",
      "line_items[0][price]": "price_500",
      customer_email: ada.email,
      client_reference_id: accountId,
      "metadata[account_id]": accountId,
      "metadata[credits]": "500",
      "payment_intent_data[metadata][credits]": "500",
      success_url: "http://localhost:8787/account?billing=done",
    });
    expect((await ada.as("POST", "/api/billing/checkout", { item: "pro" })).body).toEqual({
      url: "https://checkout.example/subscription",
    });
    expect((await ada.as("POST", "/api/billing/checkout", { item: "gold" })).status).toBe(404);
    expect((await ada.as("POST", "/api/billing/checkout", { item: "pro", price: "price_1" })).status).toBe(400);
    expect((await ada.as("POST", "/api/billing/portal", {})).status).toBe(404);
  });

  test("a call that fails is made once more under the same idempotency key, and then reported plainly", async () => {
    const { ada, lines } = await setUp();
    const before = stripe.seen.length;
    failures.push(503);
    expect((await ada.as("POST", "/api/billing/checkout", { item: "pro" })).status).toBe(200);
    const keys = stripe.seen.slice(before).map(({ headers }) => headers["idempotency-key"]);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    failures.push(500, 500);
    expect(await ada.as("POST", "/api/billing/checkout", { item: "pro" })).toMatchObject({
      status: 503,
      body: { error: { code: "provider_unavailable", message: expect.stringMatching(/payment provider/) as string } },
    });
    expect(lines.join("")).not.toContain(STRIPE_KEY);
  });

  test("a subscription gives its plan, and its end takes it back, however often and in whatever order it is reported", async () => {
    const { ada, plan, subscribe, report, accountId } = await setUp();
    const sub = subscribe();
    const session = { id: "cs_1", subscription: sub.id, customer: sub.customer, metadata: { account_id: accountId } };
    const reports = [
      () => report("customer.subscription.created", { ...sub, status: "incomplete" }),
      () => report("customer.subscription.updated", sub),
      () => report("checkout.session.completed", session),
    ];
    await Promise.all([...reports, ...reports, ...reports].map((send) => send()));
    expect(await plan()).toBe("pro");
    expect((await ada.as("GET", "/api/billing")).body).toMatchObject({
      subscription: { plan: "pro", status: "active", periodEnd: "2033-05-18T03:33:20.000Z", cancels: false },
      portal: true,
    });
    expect((await ada.as("POST", "/api/billing/checkout", { item: "pro" })).status).toBe(400);
    expect((await ada.as("POST", "/api/billing/portal", {})).body).toEqual({ url: "https://portal.example/" });

    subscriptions.set(sub.id, { ...sub, status: "canceled" });
    expect(await report("customer.subscription.deleted", { ...sub, status: "canceled" })).toEqual([200, "applied"]);
    expect(await plan()).toBe("free");
    // Late and repeated news of when it was active changes nothing.
    for (const send of reports) await send();
    expect(await plan()).toBe("free");
    expect(await given.db.snapshot(violations)).toEqual([]);
  });

  test("a plan change acts once: what the operator set afterwards is not undone by an event that is reported again", async () => {
    const { plan, subscribe, report, accountId } = await setUp();
    const sub = subscribe();
    await report("customer.subscription.updated", sub);
    subscriptions.set(sub.id, { ...sub, status: "canceled" });
    await report("customer.subscription.deleted", sub);
    expect(await plan()).toBe("free");
    await given.db.run("UPDATE account SET plan = 'pro' WHERE id = $1", [accountId]);
    for (let n = 0; n < 3; n += 1) await report("customer.subscription.deleted", sub);
    expect(await plan()).toBe("pro");
  });

  test("an answer that was slow on its way does not undo a newer one", async () => {
    const { plan, subscribe, report } = await setUp();
    const sub = subscribe();
    let letGo = (): void => undefined;
    hold = () => new Promise((resolve) => void (letGo = resolve));
    const before = stripe.seen.length;
    const slow = report("customer.subscription.updated", sub);
    while (stripe.seen.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    hold = () => Promise.resolve();
    subscriptions.set(sub.id, { ...sub, status: "canceled" });
    await report("customer.subscription.deleted", sub);
    letGo();
    expect(await slow).toEqual([200, "ignored"]);
    expect(await plan()).toBe("free");
  });

  test("two subscriptions of one account: the first stands, the second is ended at the provider's", async () => {
    const { plan, subscribe, report, lines } = await setUp();
    const [first, second] = [subscribe(), subscribe()];
    await report("customer.subscription.created", first);
    await report("customer.subscription.created", second);
    expect(subscriptions.get(second.id)?.status).toBe("canceled");
    expect(subscriptions.get(first.id)?.status).toBe("active");
    await report("customer.subscription.deleted", second);
    expect(await plan()).toBe("pro");
    expect(lines.join("")).toContain("refund it");
  });

  test("tampered, old, strange and foreign news changes nothing", async () => {
    const { plan, subscribe, report } = await setUp();
    const other = await setUp();
    const sub = subscribe();
    expect((await report("customer.subscription.updated", sub, { tamper: " " }))[0]).toBe(400);
    expect((await report("customer.subscription.updated", sub, { at: Date.now() - 301_000 }))[0]).toBe(400);
    const stolen = { ...sub, metadata: { account_id: other.accountId } };
    expect(await report("customer.subscription.updated", stolen)).toEqual([200, "ignored"]);
    const strange = subscribe("active", {
      items: { data: [{ price: { id: "price_unknown" }, current_period_end: 2_000_000_000 }] },
    });
    expect(await report("customer.subscription.updated", strange)).toEqual([200, "ignored"]);
    expect(await report("customer.subscription.updated", { ...sub, id: "sub_none" })).toEqual([200, "ignored"]);
    expect([await plan(), await other.plan()]).toEqual(["free", "free"]);
    failures.push(500, 500);
    expect((await report("customer.subscription.updated", sub))[0]).toBe(503);
    expect(await report("customer.subscription.updated", sub)).toEqual([200, "applied"]);
    expect(await plan()).toBe("pro");
  });

  test("deleting an account ends its subscription first, or does not delete it", async () => {
    const { ada, subscribe, report } = await setUp();
    const sub = subscribe();
    await report("customer.subscription.created", sub);
    failures.push(500, 500);
    expect((await ada.as("DELETE", "/api/account", { password: PASSWORD })).status).toBe(503);
    expect((await ada.as("GET", "/api/usage")).status).toBe(200);
    expect((await ada.as("DELETE", "/api/account", { password: PASSWORD })).status).toBe(204);
    expect(subscriptions.get(sub.id)?.status).toBe("canceled");
    expect(await report("customer.subscription.deleted", sub)).toEqual([200, "ignored"]);
  });

  test("without a key nothing is for sale, and by an API key nothing is bought", async () => {
    const { ada, call } = await setUp();
    const key = (await ada.as("POST", "/api/keys", { name: "one" })).body["key"];
    const bearer = { authorization: `Bearer ${String(key)}` };
    expect((await call("POST", "/api/billing/checkout", { item: "pro" }, bearer)).status).toBe(403);
    const plain = await startService(given);
    const bo = await plain.signUp();
    expect((await bo.as("GET", "/api/billing")).status).toBe(404);
    expect((await bo.as("POST", "/api/billing/checkout", { item: "pro" })).status).toBe(404);
  });
});
