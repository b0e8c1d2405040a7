import { createHash, randomUUID } from "node:crypto";
import { UsageEvent } from "@rewrite-service/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { violations } from "../../billing/ledger/invariants.ts";
import { sendChat, sendJson, startStandIn } from "../../testing/http-stand-in.ts";
import { PASSWORD, SECRET, startService } from "../../testing/test-service.ts";

const CANARY = "sk-canary-0123456789abcdef";
const OPERATOR = "sk-operator-canary-9876";
const KEY_OF_OPENROUTER = "sk-or-v1-canary-fedcba98";
const draft = { text: "please look at the budget", register: "email" };

describeOnPostgres("connected accounts", (given) => {
  type StandIn = Awaited<ReturnType<typeof startStandIn>>;
  let provider: StandIn;
  let openRouter: StandIn;
  let operator: StandIn;
  let refuseWith: number | null = null;

  beforeAll(async () => {
    provider = await startStandIn((_, response) =>
      refuseWith === null
        ? sendChat(response, ["Please review ", "the budget."])
        : sendJson(response, refuseWith, { error: { message: `bad key ${CANARY}` } }),
    );
    operator = await startStandIn((_, response) => sendChat(response, ["Please review ", "the budget."]));
    openRouter = await startStandIn(({ body }, response) => {
      const { code, code_verifier: verifier } = JSON.parse(body) as Record<string, string>;
      const challenge = createHash("sha256")
        .update(verifier ?? "")
        .digest("base64url");
      if (code === `code-for-${challenge}`) sendJson(response, 200, { key: KEY_OF_OPENROUTER, user_id: "u" });
      else sendJson(response, 403, { error: `wrong code ${String(code)}` });
    });
  });
  afterAll(async () => {
    for (const standIn of [provider, openRouter, operator]) await standIn.close();
  });

  const setUp = (env: Record<string, string> = {}) =>
    startService(given, {
      CONNECTION_HOSTS: `${provider.host},${openRouter.host},api.openai.com,api.anthropic.com`,
      OPENROUTER_BASE_URL: openRouter.url,
      PROVIDER: "openai-compatible",
      PROVIDER_BASE_URL: operator.url,
      MODEL_STANDARD: "small",
      PROVIDER_API_KEY: OPERATOR,
      ...env,
    });
  const own = () => ({
    provider: "openai-compatible",
    key: CANARY,
    name: "Mine",
    model: "small",
    baseUrl: `${provider.url}/v1`,
  });

  test("connect, list without the key, choose, rewrite with it at no cost, disconnect", async () => {
    const { signUp } = await setUp();
    const ada = await signUp();
    const made = await ada.as("POST", "/api/connections", own());
    expect(made).toMatchObject({
      status: 201,
      body: { provider: "openai-compatible", name: "Mine", host: provider.host, model: "small", hint: "cdef" },
    });
    const id = String(made.body["id"]);
    const listed = await ada.as("GET", "/api/connections");
    expect(listed.body).toMatchObject({ items: [{ id, selected: false }], selected: null });
    expect(JSON.stringify(listed.body)).not.toContain(CANARY);

    expect((await ada.rewrite(draft)).usage).toMatchObject({ fundingSource: "allowance" });
    expect(await ada.as("PUT", "/api/connections/selected", { id })).toMatchObject({ body: { selected: id } });
    const before = provider.seen.length;
    const { usage, text } = await ada.rewrite(draft);
    expect(text).toContain("Please review the budget.");
    expect(usage).toMatchObject({ fundingSource: "connected", creditsUsed: 0, requests: 1, inputTokens: 12 });
    expect(provider.seen.slice(before)).toMatchObject([
      { path: "/v1/chat/completions", headers: { authorization: `Bearer ${CANARY}` } },
    ]);
    const report = (await ada.as("GET", "/api/usage")).body;
    expect(report).toMatchObject({ allowance: { used: 1 } });
    expect(new Set((report["recent"] as { fundingSource: string }[]).map((one) => one.fundingSource))).toEqual(
      new Set(["connected", "allowance"]),
    );

    expect((await ada.as("PUT", "/api/connections/selected", { id: null })).body).toEqual({ selected: null });
    expect((await ada.rewrite(draft)).usage).toMatchObject({ fundingSource: "allowance" });
    await ada.as("PUT", "/api/connections/selected", { id });
    expect((await ada.as("DELETE", `/api/connections/${id}`)).status).toBe(204);
    expect((await ada.rewrite(draft)).usage).toMatchObject({ fundingSource: "allowance" });
    expect(UsageEvent.safeParse(usage)).toMatchObject({ success: true });
    expect(await given.db.snapshot(violations)).toEqual([]);

    await ada.as("POST", "/api/connections", own());
    await ada.as("POST", "/api/connections/openrouter", {});
    expect((await ada.as("DELETE", "/api/account", { password: PASSWORD })).status).toBe(204);
    const left = await given.db.read(
      "SELECT owner FROM connection WHERE owner NOT IN (SELECT id FROM account) UNION ALL SELECT owner FROM connection_login WHERE owner NOT IN (SELECT id FROM account)",
    );
    expect(left).toEqual([]);
  });

  test.each([
    ["openai", "/v1", "/v1/chat/completions", "authorization", `Bearer ${CANARY}`],
    ["anthropic", "", "/v1/messages", "x-api-key", CANARY],
    ["google", "", "/v1beta/models/small:streamGenerateContent", "x-goog-api-key", CANARY],
  ])("a connected %s account is spoken to in its own language", async (kind, base, path, header, value) => {
    const ada = await (await setUp()).signUp();
    const body = { provider: kind, key: CANARY, model: "small", baseUrl: provider.url + base };
    const made = await ada.as("POST", "/api/connections", body);
    await ada.as("PUT", "/api/connections/selected", { id: made.body["id"] });
    refuseWith = 400;
    expect((await ada.rewrite(draft)).status).toBe(502);
    refuseWith = null;
    expect(provider.seen.at(-1)).toMatchObject({ path, headers: { [header]: value } });
  });

  test("a key neither sees, nor changes, nor pays with a connected account", async () => {
    const { signUp, call, rewrite } = await setUp();
    const ada = await signUp();
    const { body } = await ada.as("POST", "/api/connections", own());
    await ada.as("PUT", "/api/connections/selected", { id: body["id"] });
    const key = (await ada.as("POST", "/api/keys", { name: "one" })).body["key"];
    const bearer = { authorization: `Bearer ${String(key)}` };
    for (const [method, path, sent] of [
      ["GET", "/api/connections", undefined],
      ["POST", "/api/connections", own()],
      ["PUT", "/api/connections/selected", { id: null }],
      ["DELETE", `/api/connections/${String(body["id"])}`, undefined],
      ["POST", "/api/connections/openrouter", {}],
    ] as const) {
      expect(await call(method, path, sent, bearer)).toMatchObject({
        status: 403,
        body: { error: { code: "session_required" } },
      });
    }
    const before = provider.seen.length;
    expect((await rewrite(draft, bearer)).usage).toMatchObject({ fundingSource: "allowance" });
    expect(provider.seen).toHaveLength(before);
    expect((await call("GET", "/api/connections")).status).toBe(401);
  });

  test("row 2: another account's connection is not found, and is not chosen", async () => {
    const { signUp } = await setUp();
    const [ada, bo] = [await signUp(), await signUp()];
    const { body } = await ada.as("POST", "/api/connections", own());
    expect((await bo.as("DELETE", `/api/connections/${String(body["id"])}`)).status).toBe(404);
    expect((await bo.as("PUT", "/api/connections/selected", { id: body["id"] })).status).toBe(404);
    expect((await bo.as("GET", "/api/connections")).body).toMatchObject({ items: [] });
    expect((await bo.rewrite(draft)).usage).toMatchObject({ fundingSource: "allowance" });
  });

  test("row 15: only https addresses of hosts on the operator's list are taken", async () => {
    const { signUp } = await setUp();
    const ada = await signUp();
    for (const baseUrl of [
      "https://evil.example/v1",
      "http://api.openai.com/v1",
      "https://api.openai.com.evil.example/v1",
      "https://api.openai.com@evil.example/v1",
      "https://user:pass@api.openai.com/v1",
      "https://api.openai.com:8443/v1",
      "https://api.openai.com./v1",
      "https://169.254.169.254/latest",
      "https://[::ffff:169.254.169.254]/",
      "http://127.0.0.1:1/v1",
      `https://0x7f000001:1/v1`,
      "file:///etc/passwd",
      `${provider.url}/v1?x=1`,
      "not an address",
    ]) {
      const refused = await ada.as("POST", "/api/connections", { ...own(), baseUrl });
      expect([baseUrl, refused.status]).toEqual([baseUrl, 400]);
      expect(refused.body).toMatchObject({ error: { details: [{ path: "baseUrl" }] } });
    }
    const google = await ada.as("POST", "/api/connections", { provider: "google", key: CANARY });
    expect(google).toMatchObject({ status: 400, body: { error: { details: [{ path: "provider" }] } } });
    expect((await ada.as("POST", "/api/connections", { provider: "openai", key: CANARY })).status).toBe(201);
    const nowhere = await setUp({ CONNECTION_HOSTS: "none" });
    const bo = await nowhere.signUp();
    expect((await bo.as("GET", "/api/connections")).body).toMatchObject({ providers: [], hosts: [] });
    expect((await bo.as("POST", "/api/connections", own())).status).toBe(400);
    expect((await bo.as("POST", "/api/connections/openrouter", {})).status).toBe(404);
  });

  test("row 15: a host that the operator takes off the list is not called any more", async () => {
    const ada = await (await setUp()).signUp();
    const { body } = await ada.as("POST", "/api/connections", own());
    await ada.as("PUT", "/api/connections/selected", { id: body["id"] });
    const after = await setUp({ CONNECTION_HOSTS: "api.openai.com" });
    const before = provider.seen.length;
    const refused = await after.rewrite(draft, { cookie: ada.cookie });
    expect(refused).toMatchObject({ status: 502, error: expect.stringMatching(/no longer allows/) as string });
    expect(provider.seen).toHaveLength(before);
  });

  test("row 16: the operator's key goes to the operator's provider alone, and a refused account never falls back to it", async () => {
    const { signUp } = await setUp();
    const ada = await signUp();
    const { body } = await ada.as("POST", "/api/connections", own());
    await ada.as("PUT", "/api/connections/selected", { id: body["id"] });
    const calls = operator.seen.length;
    await ada.rewrite(draft);
    refuseWith = 401;
    const refused = await ada.rewrite(draft);
    refuseWith = null;
    expect(refused).toMatchObject({ status: 502, error: expect.stringMatching(/connected account/) as string });
    expect(operator.seen).toHaveLength(calls);
    expect(JSON.stringify(provider.seen)).not.toContain(OPERATOR);
    expect(JSON.stringify(operator.seen)).not.toContain(CANARY);
  });

  test("row 13: a provider key is in no answer, log line or metric, and in the database only sealed", async () => {
    const { signUp, lines, call } = await setUp();
    const ada = await signUp();
    const { body } = await ada.as("POST", "/api/connections", own());
    await ada.as("PUT", "/api/connections/selected", { id: body["id"] });
    refuseWith = 403;
    const refused = await ada.rewrite(draft);
    refuseWith = null;
    const exported = await ada.as("GET", "/api/account/export");
    expect(exported.body).toMatchObject({ connections: [{ name: "Mine", hint: "cdef" }] });
    const metrics = String((await call("GET", "/metrics")).body["text"]);
    const rows = JSON.stringify(await given.db.read("SELECT * FROM connection"));
    expect(rows).toMatch(/v1\.[0-9a-f]{8}\./);
    for (const place of [JSON.stringify(refused), JSON.stringify(exported.body), lines.join(""), metrics, rows]) {
      expect(place).not.toContain(CANARY);
    }
  });

  test("row 14: a sealed key opens for its own row, owner and address alone", async () => {
    const { signUp } = await setUp();
    const [ada, bo] = [await signUp(), await signUp()];
    const hers = String((await ada.as("POST", "/api/connections", own())).body["id"]);
    const his = String((await bo.as("POST", "/api/connections", own())).body["id"]);
    await bo.as("PUT", "/api/connections/selected", { id: his });
    await ada.as("PUT", "/api/connections/selected", { id: hers });
    const [row] = await given.db.read<{ sealed_key: string }>("SELECT sealed_key FROM connection WHERE id = $1", [
      hers,
    ]);
    await given.db.run("UPDATE connection SET sealed_key = $2 WHERE id = $1", [his, String(row?.sealed_key)]);
    expect(await bo.rewrite(draft)).toMatchObject({
      status: 502,
      error: expect.stringMatching(/connect it again/) as string,
    });
    await given.db.run("UPDATE connection SET base_url = $2 WHERE id = $1", [hers, `${openRouter.url}/v1`]);
    const moved = await ada.rewrite(draft);
    expect(moved).toMatchObject({ status: 502, error: expect.stringMatching(/connect it again/) as string });
  });

  test("row 14: a start under another secret is refused while it cannot open what is there", async () => {
    const ada = await (await setUp()).signUp();
    await ada.as("POST", "/api/connections", own());
    const next = { SECRET: "the-next-one-5b2e3f9c1d7a4c6e8a0b" };
    await expect(setUp(next)).rejects.toThrow(/SECRET: [1-9].*SECRET_PREVIOUS.*secret forget/);
    await setUp({ ...next, SECRET_PREVIOUS: SECRET });
  });

  test("OpenRouter: S256, a state that is good once and for its own session, and the key that comes back", async () => {
    const { signUp } = await setUp();
    const ada = await signUp();
    const begin = async () => {
      const url = new URL(String((await ada.as("POST", "/api/connections/openrouter", {})).body["url"]));
      expect([url.origin, url.pathname]).toEqual([openRouter.url, "/auth"]);
      expect(url.searchParams.get("code_challenge_method")).toBe("S256");
      const back = new URL(String(url.searchParams.get("callback_url")));
      expect(back.href).toMatch(/^http:\/\/localhost:8787\/account\?connect=openrouter&state=[\w-]{43}$/);
      const state = back.searchParams.get("state") ?? "";
      return { state, code: `code-for-${url.searchParams.get("code_challenge") ?? ""}` };
    };
    const finish = "/api/connections/openrouter/finish";
    const answer = await begin();
    const bo = await signUp();
    expect((await bo.as("POST", finish, answer)).status).toBe(400);
    const elsewhere = await ada.signInAgain();
    expect((await elsewhere("POST", finish, answer)).status).toBe(400);
    const made = await ada.as("POST", finish, answer);
    expect(made).toMatchObject({
      status: 201,
      body: { provider: "openrouter", hint: "ba98", model: "openrouter/auto" },
    });
    expect(JSON.stringify(made.body)).not.toContain(KEY_OF_OPENROUTER);
    expect((await ada.as("POST", finish, answer)).status).toBe(400);

    const wrong = { ...(await begin()), code: "canary-code" };
    const refused = await ada.as("POST", finish, wrong);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).not.toContain("canary-code");
    const old = await begin();
    await given.db.run("UPDATE connection_login SET expires_at = expires_at - 600000");
    expect((await ada.as("POST", finish, old)).status).toBe(400);
    expect(JSON.stringify(await given.db.read("SELECT * FROM connection_login"))).not.toContain(old.state);
  });

  test("ten at most, one chosen at most, under any concurrency", async () => {
    const { signUp } = await setUp();
    const ada = await signUp();
    const made = await Promise.all(Array.from({ length: 14 }, () => ada.as("POST", "/api/connections", own())));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    const ids = made.flatMap(({ body }) => (typeof body["id"] === "string" ? [body["id"]] : []));
    const chosen = await Promise.all(ids.map((id) => ada.as("PUT", "/api/connections/selected", { id })));
    expect(new Set(chosen.map(({ status }) => status))).toEqual(new Set([200]));
    const items = (await ada.as("GET", "/api/connections")).body["items"] as { selected: boolean }[];
    expect(items.filter(({ selected }) => selected)).toHaveLength(1);
  });

  test("row 7: a foreign origin connects nothing, and unknown fields are refused", async () => {
    const ada = await (await setUp()).signUp();
    const foreign = await ada.as("POST", "/api/connections", own(), { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    expect((await ada.as("POST", "/api/connections", { ...own(), owner: randomUUID() })).status).toBe(400);
    expect((await ada.as("POST", "/api/connections", { ...own(), key: "two words here" })).status).toBe(400);
    expect((await ada.as("POST", "/api/connections", { ...own(), model: undefined })).status).toBe(400);
  });
});
