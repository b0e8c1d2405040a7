import { Agent } from "undici";
import { describe, expect, onTestFinished, test } from "vitest";
import { sendJson, startStandIn } from "../../testing/http-stand-in.ts";
import { createStripeApi } from "./stripe-api.ts";

/** In place of a status: the connection is cut. */
const CUT = 0;

/** A provider that answers with these, one after another, and with the last one from then on. */
const answering = async (...answers: readonly (readonly [status: number, body?: unknown])[]) => {
  let at = 0;
  const server = await startStandIn((_request, response) => {
    const [status, body = {}] = answers[Math.min(at++, answers.length - 1)] ?? [500];
    if (status === CUT) return void response.destroy();
    sendJson(response, status, body);
  });
  const dispatcher = new Agent();
  onTestFinished(async () => {
    await dispatcher.close();
    await server.close();
  });
  const api = createStripeApi({ baseUrl: new URL(server.url), secretKey: "sk_test", dispatcher, pauseMs: 1 });
  return { api, seen: server.seen };
};
const UNREACHED = { code: "provider_unavailable" };
const subscription = {
  id: "sub_1",
  customer: "cus_1",
  status: "active",
  items: { data: [{ price: { id: "price_1" }, current_period_end: 1_800_000_000 }] },
  metadata: { account_id: "a1" },
  cancel_at_period_end: true,
};

describe("a call", () => {
  test.each([CUT, 500, 503, 429, 409])(
    "that is answered with %i is made once more, under the same key",
    async (status) => {
      const { api, seen } = await answering([status], [200, { url: "https://pay.test/1" }]);
      expect(await api.checkout({ price: "price_1", "line[0]": "a b" })).toBe("https://pay.test/1");
      expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual(
        [1, 2].map(() => ["POST", "/v1/checkout/sessions", "price=price_1&line%5B0%5D=a+b"]),
      );
      const [first, second] = seen.map(({ headers }) => headers["idempotency-key"]);
      expect([first === second, first?.length]).toEqual([true, 36]);
      expect(seen[0]?.headers).toMatchObject({
        authorization: "Bearer sk_test",
        "stripe-version": "2024-06-20",
        "content-type": "application/x-www-form-urlencoded",
      });
    },
  );

  test.each([CUT, 500])("that fails twice, with %i, is given up", async (status) => {
    const { api, seen } = await answering([status]);
    await expect(api.portal({})).rejects.toMatchObject(UNREACHED);
    expect(seen.map(({ path }) => path)).toEqual([1, 2].map(() => "/v1/billing_portal/sessions"));
  });

  test.each<[number, object]>([
    [400, {}],
    [200, {}],
    [200, { url: "no address" }],
    [201, { url: "https://pay.test/1" }],
  ])("that is answered with %i and %j opens no page, and is not made again", async (status, body) => {
    const { api, seen } = await answering([status, body]);
    await expect(api.checkout({})).rejects.toMatchObject(UNREACHED);
    expect(seen).toHaveLength(1);
  });
});

describe("a subscription", () => {
  test("is read as it is now", async () => {
    const { api, seen } = await answering([200, subscription]);
    expect(await api.subscription("sub/1")).toEqual({
      id: "sub_1",
      customer: "cus_1",
      status: "active",
      price: "price_1",
      accountId: "a1",
      periodEnd: 1_800_000_000_000,
      cancels: true,
    });
    expect([seen[0]?.method, seen[0]?.path, seen[0]?.headers["idempotency-key"]]).toEqual([
      "GET",
      "/v1/subscriptions/sub%2F1",
      undefined,
    ]);
    const older = { ...subscription, customer: { id: "cus_2" }, current_period_end: 1_700_000_000, metadata: null };
    const { api: again } = await answering([200, { ...older, cancel_at_period_end: false }]);
    expect(await again.subscription("sub_1")).toMatchObject({
      customer: "cus_2",
      periodEnd: 1_700_000_000_000,
      accountId: null,
      cancels: false,
    });
  });

  test("that the provider does not know is none, and one of another form is no answer", async () => {
    expect(await (await answering([404])).api.subscription("sub_1")).toBe(null);
    for (const [status, body] of [
      [403, subscription],
      [200, { ...subscription, status: "" }],
      [200, { ...subscription, items: {} }],
      [200, null],
    ] as const)
      await expect((await answering([status, body])).api.subscription("sub_1")).rejects.toMatchObject(UNREACHED);
  });

  test("ends at once, also where it has ended already", async () => {
    for (const status of [200, 404]) {
      const { api, seen } = await answering([status]);
      await api.cancel("sub_1");
      expect([seen[0]?.method, seen[0]?.path]).toEqual(["DELETE", "/v1/subscriptions/sub_1"]);
    }
    for (const status of [400, 403])
      await expect((await answering([status])).api.cancel("sub_1")).rejects.toMatchObject(UNREACHED);
  });
});
