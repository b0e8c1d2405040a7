import { createHmac, randomUUID } from "node:crypto";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createAccountTable } from "../../accounts/account-table.ts";
import { createAttempts } from "../../accounts/attempts.ts";
import type { AppEnv } from "../context.ts";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { errorHandler } from "../middleware/error-handler.ts";
import { requestScope } from "../middleware/request-scope.ts";
import { violations } from "../../billing/ledger/invariants.ts";
import { createLedger } from "../../billing/ledger/create-ledger.ts";
import { grantedIn } from "../../billing/ledger/grants.ts";
import { createPayments } from "../../billing/payments/payments.ts";
import { defaultPlans } from "../../billing/plans/plans.ts";
import { testApp } from "../../testing/test-app.ts";
import { mountBilling } from "./billing.ts";

const webhookSecret = "whsec_for_this_test_alone";

describeOnPostgres("the billing webhook", (given) => {
  const setUp = async () => {
    const { db } = given;
    const { deps } = testApp();
    const table = createAccountTable({ db, clock: deps.clock });
    const account = await table.create(`${randomUUID()}@example.org`);
    if (account === null) throw new Error("no account");
    const ledger = createLedger({ db, plans: defaultPlans, clock: deps.clock, secret: "x".repeat(32) });
    const payments = createPayments({
      ledger,
      hasAccount: async (id) => (await table.byId(id)) !== null,
      wasGranted: grantedIn(db),
      subscriptions: null,
    });
    const attempts = createAttempts({ db, clock: deps.clock, secret: "x".repeat(32) });
    const app = new Hono<AppEnv>();
    app.onError(errorHandler(deps));
    app.use("*", requestScope(deps));
    mountBilling(app, deps, { billing: { payments, webhookSecret, shop: null }, attempts });
    const send = async (event: object, { at = Date.now(), tamper = "" } = {}): Promise<[number, unknown]> => {
      const body = JSON.stringify(event);
      const t = Math.floor(at / 1_000);
      const v1 = createHmac("sha256", webhookSecret).update(`${t}.${body}`).digest("hex");
      const headers = { "stripe-signature": `t=${t},v1=${v1}`, "content-length": String(body.length + tamper.length) };
      const response = await app.request("/api/billing/webhook", { method: "POST", headers, body: body + tamper });
      return [response.status, ((await response.json()) as { received?: unknown }).received];
    };
    const metadata = { account_id: account.id, credits: "500" };
    const session = `cs_${randomUUID()}`;
    const payment = { payment_intent: `pi_${session}`, metadata };
    const paid = {
      type: "checkout.session.completed",
      data: { object: { id: session, payment_status: "paid", ...payment } },
    };
    const refunded = { type: "charge.refunded", data: { object: { id: `ch_${session}`, refunded: true, ...payment } } };
    const balance = async (): Promise<number> => (await ledger.usageReport(account.id))?.credits.balance ?? -1;
    return { send, paid, refunded, balance };
  };

  test("one payment reported ten times at once, and by two kinds of event, grants once", async () => {
    const { send, paid, balance } = await setUp();
    const twin = { ...paid, type: "checkout.session.async_payment_succeeded" };
    await Promise.all(Array.from({ length: 10 }, (_, n) => send(n % 2 === 0 ? paid : twin)));
    expect(await balance()).toBe(500);
    expect(await send(paid)).toEqual([200, "known already"]);
  });

  test("a tampered, an old and an unsigned call are refused and change nothing", async () => {
    const { send, paid, balance } = await setUp();
    expect((await send(paid, { tamper: " " }))[0]).toBe(400);
    expect((await send(paid, { at: Date.now() - 301_000 }))[0]).toBe(400);
    expect(await balance()).toBe(0);
  });

  test("a refund takes back once, in whatever order it comes, and never below zero", async () => {
    const { send, paid, refunded, balance } = await setUp();
    expect((await send(refunded))[0]).toBe(503);
    await send(paid);
    expect(await balance()).toBe(500);
    expect(await send(refunded)).toEqual([200, "taken back"]);
    expect(await send(refunded)).toEqual([200, "known already"]);
    expect(await balance()).toBe(0);
    expect(await given.db.snapshot(violations)).toEqual([]);
  });

  test("an unpaid session, another event and an unknown account are ignored", async () => {
    const { send, paid, balance } = await setUp();
    const { object } = paid.data;
    expect(await send({ ...paid, data: { object: { ...object, payment_status: "unpaid" } } })).toEqual([
      200,
      "ignored",
    ]);
    expect(await send({ ...paid, type: "customer.created" })).toEqual([200, "ignored"]);
    const stranger = { ...object, metadata: { account_id: "nobody", credits: "5" } };
    expect(await send({ ...paid, data: { object: stranger } })).toEqual([200, "ignored"]);
    expect(await balance()).toBe(0);
  });
});
