import { randomUUID } from "node:crypto";
import {
  AdminConfig,
  AdminHealth,
  AdminPlanList,
  AdminUserDetails,
  AdminUserList,
  AuditList,
  OPERATIONS,
} from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { createApiKeys } from "../../accounts/keys/api-keys.ts";
import { violations } from "../../billing/ledger/invariants.ts";
import { startService } from "../../testing/test-service.ts";

const CANARY = "canary-of-the-provider-key";
const operations = OPERATIONS.filter(({ path }) => path.startsWith("/api/admin/"));
// Nothing is sold on this server.
const elsewhere = OPERATIONS.filter(
  ({ access, path }) => ["account", "anyone", "session"].includes(access) && !path.startsWith("/api/billing"),
);

describeOnPostgres("the operator's routes", (given) => {
  const setUp = async () => {
    const adminEmail = `${randomUUID()}@example.org`;
    const service = await startService(given, {
      PROVIDER: "openai-compatible",
      PROVIDER_BASE_URL: "http://name:pass@localhost:9/v1",
      MODEL_STANDARD: "small",
      PROVIDER_API_KEY: CANARY,
    });
    const boss = await service.signUp(adminEmail);
    await given.db.run("UPDATE account SET admin = 1 WHERE email = $1", [adminEmail]);
    const ada = await service.signUp();
    const idOf = async (email: string): Promise<string> =>
      (await given.db.rows<{ id: string }>("SELECT id FROM account WHERE email = $1", [email]))[0]?.id ?? "";
    return { ...service, boss, ada, adaId: await idOf(ada.email), bossId: await idOf(adminEmail) };
  };

  test("are not there for a signed-in person, need an administrator, and take no ordinary key, on every route", async () => {
    const { call, boss, ada, adaId } = await setUp();
    const key = String((await boss.as("POST", "/api/keys", { name: "boss" })).body["key"]);
    expect(operations.length).toBeGreaterThan(7);
    for (const { method, path, body } of operations) {
      const at = path.replace("{id}", adaId);
      const send = body?.example;
      expect(await ada.as(method.toUpperCase(), at, send)).toMatchObject({ status: 404 });
      expect(await call(method.toUpperCase(), at, send)).toMatchObject({
        status: 401,
        body: { error: { code: "sign_in_required" } },
      });
      const bearer = { authorization: `Bearer ${key}` };
      expect(await call(method.toUpperCase(), at, send, bearer)).toMatchObject({
        status: 403,
        body: { error: { code: "session_required" } },
      });
      if (method === "get") continue;
      for (const origin of ["https://evil.example", "null"]) {
        expect(await boss.as(method.toUpperCase(), at, send, { origin })).toMatchObject({
          status: 403,
          body: { error: { code: "origin_forbidden" } },
        });
      }
    }
  });

  test("accounts are listed newest first, page by page, and found by a part of the address or by the id", async () => {
    const { boss, adaId, ada } = await setUp();
    const tag = randomUUID().slice(0, 8);
    for (let n = 0; n < 52; n += 1) {
      const row = [randomUUID(), `n${n}-100%_${tag}@example.org`, 1_000 + Math.floor(n / 3)];
      await given.db.run(
        "INSERT INTO account (id, email, plan, admin, created_at) VALUES ($1, $2, 'free', 0, $3)",
        row,
      );
    }
    const first = AdminUserList.parse((await boss.as("GET", `/api/admin/users?search=${tag}`)).body);
    expect(first).toMatchObject({ total: 52 });
    expect(first.items).toHaveLength(50);
    const rest = `/api/admin/users?search=${tag}&after=${String(first.next)}`;
    const second = AdminUserList.parse((await boss.as("GET", rest)).body);
    expect(second.next).toBeNull();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(52);
    const times = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const total = async (search: string) =>
      (await boss.as("GET", `/api/admin/users?search=${encodeURIComponent(search)}`)).body["total"];
    expect(await total(`100%_${tag.toUpperCase()}`)).toBe(52);
    expect(await total(`100__${tag}`)).toBe(0);
    expect((await boss.as("GET", `/api/admin/users?search=${adaId}`)).body).toMatchObject({
      items: [{ email: ada.email, plan: "free", admin: false, disabledAt: null }],
    });
    expect((await boss.as("GET", "/api/admin/users?after=x")).status).toBe(400);
    expect((await boss.as("GET", `/api/admin/users?search=${"x".repeat(300)}`)).status).toBe(400);
  });

  test("a program has an account that nobody signs in to, and its keys keep to their scope and their end", async () => {
    const { boss, call, rewrite, adaId } = await setUp();
    const name = `reports-${randomUUID().slice(0, 8)}`;
    const made = await boss.as("POST", "/api/admin/service-accounts", { name, plan: "pro" });
    expect(made).toMatchObject({ status: 201, body: { user: { email: `${name}@service.invalid`, service: true } } });
    const { id, email } = made.body["user"] as { id: string; email: string };
    expect((await boss.as("POST", "/api/admin/service-accounts", { name })).status).toBe(400);
    const signUp = await call("POST", "/api/auth/sign-up/email", { email, password: "correct horse battery" });
    expect(signUp.status).toBe(400);

    const at = `/api/admin/service-accounts/${id}/keys`;
    const keyWith = async (limits: object) => (await boss.as("POST", at, { name: "job", ...limits })).body;
    const reading = await keyWith({ scope: "read", expiresAt: new Date(Date.now() + 60_000).toISOString() });
    const bearer = ({ key }: Record<string, unknown>) => ({ authorization: `Bearer ${String(key)}` });
    expect((await call("GET", "/api/usage", undefined, bearer(reading))).body).toMatchObject({ email, plan: "pro" });
    const draft = { text: "We moved it to Tuesday.", register: "slack" };
    for (const [path, body] of [
      ["/api/humanize", draft],
      ["/api/verify", { before: "Tuesday.", after: "On Tuesday." }],
    ] as const)
      expect(await call("POST", path, body, bearer(reading))).toMatchObject({
        status: 403,
        body: { error: { code: "session_required", message: "This key's scope doesn't allow rewriting." } },
      });
    const question = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "rewrite", arguments: draft } };
    const mcp = await call("POST", "/api/mcp", question, {
      ...bearer(reading),
      accept: "application/json, text/event-stream",
    });
    expect(JSON.stringify(mcp.body)).toContain("scope doesn't allow rewriting");

    const writing = await keyWith({});
    expect(writing).toMatchObject({ scope: "rewrite", madeBy: "admin", expiresAt: null });
    expect((await rewrite(draft, bearer(writing))).status).not.toBe(403);
    expect((await boss.as("POST", at, { name: "late", expiresAt: "2001-01-01T00:00:00Z" })).status).toBe(400);
    await given.db.run("UPDATE api_key SET expires_at = 1 WHERE id = $1", [String(reading["id"])]);
    expect((await call("GET", "/api/usage", undefined, bearer(reading))).status).toBe(401);

    // A person's account is none, for making keys as for ending it.
    expect((await boss.as("POST", `/api/admin/service-accounts/${adaId}/keys`, { name: "x" })).status).toBe(404);
    expect((await boss.as("DELETE", `/api/admin/service-accounts/${adaId}`)).status).toBe(404);
    expect((await boss.as("DELETE", `/api/admin/service-accounts/${id}/keys/${String(writing["id"])}`)).status).toBe(
      204,
    );
    expect((await boss.as("GET", at)).body).toEqual({ items: [] });
    expect((await boss.as("DELETE", `/api/admin/service-accounts/${id}`)).status).toBe(204);
    expect((await boss.as("GET", `/api/admin/users/${id}`)).status).toBe(404);
    const { items } = AuditList.parse((await boss.as("GET", `/api/admin/audit?subject=${id}`)).body);
    expect(items.map(({ action }) => action).toSorted()).toEqual([
      "key.create",
      "key.create",
      "key.revoke",
      "user.create",
      "user.delete",
    ]);
  });

  test("a key that administers does what the page does under its name, and nothing else, while its account may", async () => {
    const { boss, bossId, adaId, call } = await setUp();
    const made = await createApiKeys({ db: given.db, clock: Date }).create(bossId, "ci", { scope: "admin" });
    const bearer = { authorization: `Bearer ${made.key}`, origin: "https://elsewhere.example" };
    const ask = (method: string, path: string, body?: unknown) => call(method, path, body, bearer);
    for (const { path } of operations.filter(({ method }) => method === "get")) {
      const status = path.includes("service-accounts") ? 404 : 200;
      expect([path, (await ask("GET", path.replace("{id}", adaId))).status]).toEqual([path, status]);
    }
    expect(AdminUserList.parse((await ask("GET", "/api/admin/users")).body).items.length).toBeGreaterThan(1);
    expect((await ask("PATCH", `/api/admin/users/${adaId}`, { plan: "pro" })).status).toBe(200);
    expect((await ask("PATCH", `/api/admin/users/${bossId}`, { disabled: true })).status).toBe(400);
    const { items } = AuditList.parse((await boss.as("GET", `/api/admin/audit?subject=${adaId}`)).body);
    expect(items.map(({ actor, key, action }) => [actor, key, action])).toEqual([[boss.email, "ci", "user.plan"]]);
    expect((await boss.as("GET", "/api/keys")).body).toMatchObject({ items: [{ name: "ci", scope: "admin" }] });

    const ids = { "{id}": made.id, "{provider}": "github" };
    for (const { method, path, body } of elsewhere) {
      const at = path.replaceAll(/\{\w+\}/g, (name) => ids[name as keyof typeof ids] ?? "x");
      expect([path, await ask(method.toUpperCase(), at, body?.example)]).toMatchObject([
        path,
        { status: 403, body: { error: { code: "session_required" } } },
      ]);
    }
    expect((await ask("POST", "/api/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" })).status).toBe(403);
    for (const at of ["/api/keys", `/api/admin/service-accounts/${adaId}/keys`])
      expect((await boss.as("POST", at, { name: "more", scope: "admin" })).status).toBe(400);

    const often = await Promise.all(Array.from({ length: 121 }, () => ask("GET", "/api/admin/plans")));
    expect(often.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    await given.db.run("UPDATE account SET admin = 0 WHERE id = $1", [bossId]);
    expect((await ask("GET", "/api/admin/users")).status).toBe(404);
    await given.db.run("UPDATE api_key SET expires_at = 1 WHERE id = $1", [made.id]);
    expect((await ask("GET", "/api/admin/users")).status).toBe(401);
  });

  test("who came in, and on which days keys were used, is listed beside what operators did", async () => {
    const { boss, ada, adaId, flushKeyUse, call } = await setUp();
    const key = String((await ada.as("POST", "/api/keys", { name: "laptop" })).body["key"]);
    for (let n = 0; n < 2; n += 1) await call("GET", "/api/usage", undefined, { authorization: `Bearer ${key}` });
    await flushKeyUse();
    await flushKeyUse();
    const list = await boss.as("GET", `/api/admin/audit?kind=use&subject=${adaId}`);
    expect(AuditList.parse(list.body).items.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
      [ada.email, "key.use", "laptop"],
      [ada.email, "sign-in", "password"],
    ]);
    expect((await boss.as("GET", `/api/admin/audit?subject=${adaId}`)).body).toMatchObject({ items: [] });
    expect((await boss.as("GET", "/api/admin/audit?kind=all")).status).toBe(400);
  });

  test("a plan is changed at once and written down; an unknown plan and an unknown account are refused", async () => {
    const { boss, ada, adaId } = await setUp();
    const changed = await boss.as("PATCH", `/api/admin/users/${adaId}`, { plan: "pro", reason: "Pilot group" });
    expect(changed).toMatchObject({ status: 200, body: { user: { plan: "pro" } } });
    expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ plan: "pro", tiers: ["standard", "fast"] });
    for (const plan of ["gold", "anonymous"]) {
      expect(await boss.as("PATCH", `/api/admin/users/${adaId}`, { plan })).toMatchObject({
        status: 400,
        body: { error: { details: [{ path: "plan" }] } },
      });
    }
    expect((await boss.as("PATCH", `/api/admin/users/${adaId}`, { admin: true })).status).toBe(400);
    expect((await boss.as("PATCH", "/api/admin/users/nobody", { plan: "pro" })).status).toBe(404);
    expect((await boss.as("GET", "/api/admin/users/nobody")).status).toBe(404);
    const audit = AuditList.parse((await boss.as("GET", `/api/admin/audit?subject=${adaId}`)).body);
    expect(audit.items).toMatchObject([
      { actor: boss.email, action: "user.plan", subject: { email: ada.email }, detail: "free to pro: Pilot group" },
    ]);
  });

  test("a disabled account is signed out, its keys stop, and it comes back; nobody disables themselves", async () => {
    const { boss, bossId, ada, adaId, call } = await setUp();
    const key = String((await ada.as("POST", "/api/keys", { name: "one" })).body["key"]);
    const bearer = { authorization: `Bearer ${key}` };
    const disable = (disabled: boolean) =>
      boss.as("PATCH", `/api/admin/users/${adaId}`, { disabled, reason: "Lost laptop" });
    expect((await disable(true)).body).toMatchObject({ user: { disabledAt: expect.any(String) as string } });
    expect((await ada.as("GET", "/api/usage")).status).toBe(401);
    expect((await call("GET", "/api/usage", undefined, bearer)).status).toBe(401);
    expect((await disable(false)).body).toMatchObject({ user: { disabledAt: null } });
    expect((await call("GET", "/api/usage", undefined, bearer)).status).toBe(200);
    expect((await boss.as("PATCH", `/api/admin/users/${bossId}`, { disabled: true })).status).toBe(400);
    const { items } = AuditList.parse((await boss.as("GET", `/api/admin/audit?subject=${adaId}`)).body);
    expect(items.map(({ action, detail }) => `${action}: ${detail}`).toSorted()).toEqual([
      "user.disable: Lost laptop",
      "user.enable: Lost laptop",
    ]);
  });

  test("credits are granted once for each Idempotency-Key, with a reason, in the ledger and in the audit list", async () => {
    const { boss, ada, adaId } = await setUp();
    const grant = (amount: number, headers: Record<string, string> = {}) =>
      boss.as("POST", `/api/admin/users/${adaId}/grants`, { amount, reason: "Lost rewrites" }, headers);
    expect(await grant(30)).toMatchObject({ status: 201, body: { amount: 30, balance: 30 } });
    const named = { "idempotency-key": "press-1" };
    const both = await Promise.all([1, 2, 3, 4, 5].map(() => grant(7, named)));
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(both.map(({ body }) => body["id"])).size).toBe(1);
    expect((await grant(8, named)).status).toBe(422);
    expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ credits: { balance: 37 } });
    for (const body of [{ amount: 0, reason: "x" }, { amount: 1.5, reason: "x" }, { amount: 1, reason: " " }, {}]) {
      expect((await boss.as("POST", `/api/admin/users/${adaId}/grants`, body)).status).toBe(400);
    }
    expect((await boss.as("POST", "/api/admin/users/nobody/grants", { amount: 1, reason: "x" })).status).toBe(404);
    const details = AdminUserDetails.parse((await boss.as("GET", `/api/admin/users/${adaId}`)).body);
    expect(details.grants.map(({ amount }) => amount).toSorted((a, b) => b - a)).toEqual([30, 7]);
    expect(details.grants[0]).toMatchObject({ kind: "grant", reason: "Lost rewrites", by: boss.email });
    const { items } = AuditList.parse((await boss.as("GET", `/api/admin/audit?subject=${adaId}`)).body);
    expect(items.map(({ action }) => action)).toEqual(["credits.grant", "credits.grant"]);
    expect(await violations(given.db)).toEqual([]);
  });

  test("health, plans and settings show no secret", async () => {
    const { boss } = await setUp();
    const health = AdminHealth.parse((await boss.as("GET", "/api/admin/health")).body);
    expect(health).toMatchObject({ ok: true, database: given.db.dialect, openStreams: 0 });
    const plans = AdminPlanList.parse((await boss.as("GET", "/api/admin/plans")).body);
    expect(plans.items.map(({ name }) => name)).toEqual(["anonymous", "free", "pro"]);
    const config = AdminConfig.parse((await boss.as("GET", "/api/admin/config")).body);
    const shown = (name: string) => config.items.find((item) => item.name === name);
    expect(shown("PROVIDER_API_KEY")).toMatchObject({ isSet: true, isSecret: true, value: "(set, not shown)" });
    expect(shown("PROVIDER_BASE_URL")).toMatchObject({ value: "http://…@localhost:9/v1" });
    expect(shown("SIGN_UP")).toMatchObject({ isSet: false, value: "open" });
    const text = JSON.stringify(config);
    for (const secret of [CANARY, "b7c1e0d94f6a4a1c8e2d5f7a9b3c6d1e", given.url]) expect(text).not.toContain(secret);
  });
});
