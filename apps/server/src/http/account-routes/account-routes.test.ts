import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Account } from "../../accounts/account-table.ts";
import { createApiKeys } from "../../accounts/keys/api-keys.ts";
import type { Passwords } from "../../accounts/sign-in/passwords.ts";
import { createAccountServices } from "../../app/account-services.ts";
import { noOffers } from "../../billing/payments/offers.ts";
import { parseConfig } from "../../config/config.ts";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { guardedAgent } from "../../providers/guarded-agent.ts";
import { createLedger } from "../../billing/ledger/create-ledger.ts";
import { defaultPlans } from "../../billing/plans/plans.ts";
import { tableNames } from "../../testing/table-names.ts";
import { silentLog, testApp } from "../../testing/test-app.ts";
import { quickPasswords } from "../../testing/test-service.ts";

const SECRET = "b7c1e0d94f6a4a1c8e2d5f7a9b3c6d1e";
const ORIGIN = "http://localhost:8787";
const PASSWORD = "correct horse battery";

describeOnPostgres("the account routes", (given) => {
  const setUp = (env: Record<string, string> = {}, passwords = quickPasswords) => {
    const { db } = given;
    let ahead = 0;
    const clock = { now: () => Date.now() + ahead };
    const config = parseConfig({ SECRET, ...env });
    const keys = createApiKeys({ db, clock });
    const ledger = createLedger({ db, plans: defaultPlans, clock, secret: SECRET });
    const dispatcher = { guarded: guardedAgent(), operator: guardedAgent() };
    const accountServices = createAccountServices({
      db,
      clock,
      config,
      secret: SECRET,
      dispatcher,
      log: silentLog,
      offers: noOffers,
      keys,
      ledger,
      mails: null,
      passwords,
      plans: defaultPlans,
      limits: "memory",
    });
    const usageReport = (id: string) => ledger.usageReport(id);
    const { app, lines } = testApp({
      server: config.server,
      clock,
      keys,
      accountServices,
      sessions: accountServices.accounts,
      usageReport,
    });
    const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const json = body === undefined ? {} : { "content-type": "application/json" };
      const request = { method, headers: { origin: config.server.appUrl.origin, ...json, ...headers } };
      const response = await app.request(path, {
        ...request,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const answer = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
      return { status: response.status, headers: response.headers, body: answer };
    };
    const signUp = async (email = `${randomUUID()}@example.org`) => {
      const made = await call("POST", "/api/auth/sign-up/email", { email, password: PASSWORD, name: email });
      const cookie = (made.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
      const as = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
        call(method, path, body, { cookie, ...headers });
      return { made, email, cookie, as };
    };
    return { app, call, signUp, accountServices, keys, lines, later: (s: number): void => void (ahead += s * 1_000) };
  };

  test("sign up, be known by the cookie, sign out, sign in again", async () => {
    const { signUp, call } = setUp();
    const ada = await signUp();
    expect(ada.made.status).toBe(200);
    expect(ada.made.headers.get("set-cookie")).toMatch(/^service_session=.*HttpOnly.*SameSite=Lax/i);
    expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ email: ada.email, plan: "free" });
    expect((await ada.as("POST", "/api/auth/sign-out", {})).status).toBe(200);
    expect((await ada.as("GET", "/api/usage")).status).toBe(401);
    const wrong = await call("POST", "/api/auth/sign-in/email", { email: ada.email, password: "not this password" });
    expect(wrong).toMatchObject({ status: 401, body: { error: { code: "sign_in_required" } } });
    const right = { email: ada.email.toUpperCase(), password: PASSWORD };
    const again = await call("POST", "/api/auth/sign-in/email", right, { "user-agent": "SomeBrowser/1.0" });
    expect(again.status).toBe(200);
    // The list of sessions shows the browser, so that a person knows which one to end.
    const cookie = (again.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const exported = await call("GET", "/api/account/export", undefined, { cookie });
    expect(exported.body["sessions"]).toMatchObject([{ userAgent: "SomeBrowser/1.0" }]);
  });

  test("signing up and signing in cost a hash whether an address is known or not, so that their time does not show it", async () => {
    let hashed = 0;
    const counting: Passwords = {
      hash: (password) => ((hashed += 1), quickPasswords.hash(password)),
      verify: (tried) => ((hashed += 1), quickPasswords.verify(tried)),
    };
    const { signUp, call } = setUp({}, counting);
    const cost = async (work: Promise<unknown>): Promise<number> => {
      hashed = 0;
      await work;
      return hashed;
    };
    const email = `${randomUUID()}@example.org`;
    const signIn = (body: object) => call("POST", "/api/auth/sign-in/email", body);
    expect(await cost(signUp(email))).toBe(1);
    expect(await cost(signUp(email))).toBe(1);
    expect(await cost(signIn({ email, password: "not this password" }))).toBe(1);
    expect(await cost(signIn({ email: `${randomUUID()}@example.org`, password: PASSWORD }))).toBe(1);
  });

  test("the site report names the signed-in account, and nobody without a session", async () => {
    const { signUp, call } = setUp();
    const ada = await signUp();
    const account = { email: ada.email, plan: "free", admin: false, templates: true };
    expect((await ada.as("GET", "/api/site")).body).toMatchObject({ signUp: "open", account });
    expect(await call("GET", "/api/site")).toMatchObject({ status: 200, body: { account: null } });
    const forged = await call("GET", "/api/site", undefined, { cookie: "service_session=forged" });
    expect(forged).toMatchObject({ status: 200, body: { account: null } });
  });

  test("row 9: a session ends seven days after it began, however often it is used", async () => {
    const { signUp } = setUp();
    const ada = await signUp();
    const sql = `FROM auth_session WHERE "userId" = (SELECT id FROM account WHERE email = $1)`;
    const end = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await given.db.run(
      `UPDATE auth_session SET "expiresAt" = $2 WHERE "userId" = (SELECT id FROM account WHERE email = $1)`,
      [ada.email, end],
    );
    expect((await ada.as("GET", "/api/auth/get-session")).body).toMatchObject({ user: { email: ada.email } });
    const [row] = await given.db.read<{ expiresAt: string | Date }>(`SELECT "expiresAt" ${sql}`, [ada.email]);
    expect(new Date(row?.expiresAt ?? 0).toISOString()).toBe(end);
  });

  test("row 6: over https the cookie is a true __Host- cookie", async () => {
    const { signUp } = setUp({ APP_URL: "https://rewrite.example.org", SIGN_UP: "open" });
    const cookie = (await signUp()).made.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-service_session=/);
    for (const attribute of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(attribute);
    expect(cookie).not.toContain("Domain");
  });

  test("keys: created once with their secret, listed without, renamed, revoked at once, five at most", async () => {
    const { signUp, call } = setUp();
    const ada = await signUp();
    const made = await ada.as("POST", "/api/keys", { name: "laptop" });
    expect(made).toMatchObject({ status: 201, body: { name: "laptop", madeBy: "web" } });
    const key = String(made.body["key"]);
    const bearer = { authorization: `Bearer ${key}` };
    expect((await call("GET", "/api/usage", undefined, bearer)).body).toMatchObject({ email: ada.email });
    expect((await ada.as("PATCH", `/api/keys/${String(made.body["id"])}`, { name: "desk" })).status).toBe(200);
    const listed = await ada.as("GET", "/api/keys");
    expect(listed.body).toMatchObject({ items: [{ name: "desk", hint: key.slice(-4) }] });
    expect(JSON.stringify(listed.body)).not.toContain(key);
    expect((await ada.as("DELETE", `/api/keys/${String(made.body["id"])}`)).status).toBe(204);
    expect((await call("GET", "/api/usage", undefined, bearer)).status).toBe(401);
    for (let n = 0; n < 5; n += 1) await ada.as("POST", "/api/keys", { name: `k${n}` });
    const sixth = await ada.as("POST", "/api/keys", { name: "six" });
    expect(sixth).toMatchObject({ status: 409, body: { error: { code: "key_limit_reached" } } });
  });

  test("row 3: a key cannot manage keys, and unknown fields are refused", async () => {
    const { signUp, call } = setUp();
    const ada = await signUp();
    const { body } = await ada.as("POST", "/api/keys", { name: "one" });
    const bearer = { authorization: `Bearer ${String(body["key"])}` };
    expect(await call("POST", "/api/keys", { name: "two" }, bearer)).toMatchObject({
      status: 403,
      body: { error: { code: "session_required" } },
    });
    const extra = await ada.as("POST", "/api/keys", { name: "x", owner: "someone" });
    expect(extra).toMatchObject({ status: 400, body: { error: { details: [{ path: "owner" }] } } });
  });

  test("row 12: device login over HTTP, in JSON and as a form", async () => {
    const { signUp, call, app, later } = setUp();
    const ada = await signUp();
    const code = await call("POST", "/api/device/code", { client_id: "rewrite-service-mcp", machine: "Ada's laptop" });
    expect(code.body).toMatchObject({ expires_in: 600, interval: 5, verification_uri: `${ORIGIN}/device` });
    const poll = async () => {
      const response = await app.request("/api/device/token", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "100" },
        body: new URLSearchParams({ device_code: String(code.body["device_code"]), client_id: "x" }).toString(),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    expect(await poll()).toEqual({ status: 400, body: { error: "authorization_pending" } });
    expect((await call("GET", `/api/device/approval?user_code=${String(code.body["user_code"])}`)).status).toBe(401);
    const shown = await ada.as("GET", `/api/device/approval?user_code=${String(code.body["user_code"])}`);
    expect(shown.body).toMatchObject({ machine: "Ada's laptop", client: "rewrite-service-mcp" });
    const approval = { user_code: code.body["user_code"], action: "approve" };
    const approved = await ada.as("POST", "/api/device/approval", approval);
    expect(approved.body).toMatchObject({ status: "approved", keyId: expect.any(String) });
    const again = await ada.as("POST", "/api/device/approval", approval);
    expect(again).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining("has been used") } },
    });
    later(6);
    const minted = await poll();
    expect(minted.status).toBe(200);
    const bearer = { authorization: `Bearer ${String(minted.body["access_token"])}` };
    expect((await call("GET", "/api/usage", undefined, bearer)).body).toMatchObject({ email: ada.email });
    expect((await ada.as("GET", "/api/keys")).body).toMatchObject({
      items: [{ machine: "Ada's laptop", madeBy: "device" }],
    });
  });

  test("a device that is denied gets no key, and its code says so from then on", async () => {
    const { signUp, call } = setUp();
    const ada = await signUp();
    const code = await call("POST", "/api/device/code", { client_id: "rewrite-service-mcp", machine: "m" });
    const denial = { user_code: code.body["user_code"], action: "deny" };
    expect(await ada.as("POST", "/api/device/approval", denial)).toMatchObject({
      status: 200,
      body: { status: "denied" },
    });
    expect(await ada.as("POST", "/api/device/approval", denial)).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringMatching(/denied|refused/) as string } },
    });
    const poll = { device_code: code.body["device_code"], client_id: "rewrite-service-mcp" };
    expect((await call("POST", "/api/device/token", { ...poll, grant_type: "password" })).body).toEqual({
      error: "unsupported_grant_type",
    });
    expect((await call("POST", "/api/device/token", poll)).body).toEqual({ error: "access_denied" });
    expect((await ada.as("GET", "/api/keys")).body).toEqual({ items: [] });
  });

  test("twenty templates and twenty voices are the limit, and each is read back as it was made", async () => {
    const { signUp } = setUp();
    const ada = await signUp();
    const bodies = {
      templates: { name: "Weekly", instructions: "Start with the decision.", register: "email" },
      voices: { name: "Mine", samples: ["I'd keep it short. It's fine!"] },
    };
    for (const [kind, body] of Object.entries(bodies)) {
      const made = await ada.as("POST", `/api/${kind}`, body);
      const read = await ada.as("GET", `/api/${kind}/${String(made.body["id"])}`);
      expect(read).toMatchObject({ status: 200, body: { id: made.body["id"], name: body.name } });
      for (let n = 1; n < 20; n += 1) expect((await ada.as("POST", `/api/${kind}`, body)).status).toBe(201);
      expect(await ada.as("POST", `/api/${kind}`, body)).toMatchObject({
        status: 400,
        body: { error: { message: `20 ${kind} is the limit. Delete one to add another.` } },
      });
    }
  });

  test("row 11: the sixth wrong code of an account is refused, and waiting helps", async () => {
    const { signUp, later } = setUp();
    const ada = await signUp();
    later(601);
    for (let n = 0; n < 5; n += 1) {
      expect((await ada.as("GET", "/api/device/approval?user_code=BBBBBBBB")).status).toBe(404);
    }
    const sixth = await ada.as("GET", "/api/device/approval?user_code=BBBBBBBB");
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
    later(601);
    expect((await ada.as("GET", "/api/device/approval?user_code=BBBBBBBB")).status).toBe(404);
    later(601);
  });

  test("row 7: a cookie changes nothing from a foreign, null or missing origin, and GET changes nothing", async () => {
    const { signUp, app, call } = setUp();
    const ada = await signUp();
    for (const origin of ["https://evil.example", "null", `${ORIGIN}.evil.example`]) {
      expect((await ada.as("POST", "/api/keys", { name: "x" }, { origin })).status).toBe(403);
      expect(
        (await call("POST", "/api/auth/sign-in/email", { email: ada.email, password: PASSWORD }, { origin })).status,
      ).toBe(403);
    }
    const bare = {
      method: "POST",
      headers: { cookie: ada.cookie, "content-type": "application/json" },
      body: '{"name":"x"}',
    };
    expect((await app.request("/api/keys", bare)).status).toBe(403);
    const form = await ada.as("POST", "/api/keys", undefined, { "content-type": "text/plain" });
    expect(form.status).toBe(415);
    expect((await ada.as("GET", "/api/auth/sign-out")).status).toBe(405);
    expect((await ada.as("GET", "/api/keys")).body).toEqual({ items: [] });
  });

  test("row 2: another account's key and code are not found", async () => {
    const { signUp } = setUp();
    const [ada, bo] = [await signUp(), await signUp()];
    const { body } = await ada.as("POST", "/api/keys", { name: "ada's" });
    expect((await bo.as("PATCH", `/api/keys/${String(body["id"])}`, { name: "mine" })).status).toBe(404);
    expect((await bo.as("DELETE", `/api/keys/${String(body["id"])}`)).status).toBe(404);
    expect((await ada.as("GET", "/api/keys")).body).toMatchObject({ items: [{ name: "ada's" }] });
  });

  test("row 2: another account's templates and voices are not found, on every route", async () => {
    const { signUp } = setUp();
    const [ada, bo] = [await signUp(), await signUp()];
    const bodies = {
      templates: { name: "Weekly", instructions: "Start with the decision." },
      voices: { name: "Mine", samples: ["I'd keep it short. It's fine!"] },
    };
    for (const [kind, body] of Object.entries(bodies)) {
      const made = await ada.as("POST", `/api/${kind}`, body);
      expect(made).toMatchObject({ status: 201, body: { name: body.name } });
      const path = `/api/${kind}/${String(made.body["id"])}`;
      expect((await bo.as("GET", path)).status).toBe(404);
      expect((await bo.as("PUT", path, body)).status).toBe(404);
      expect((await bo.as("DELETE", path)).status).toBe(404);
      expect((await bo.as("GET", `/api/${kind}`)).body).toEqual({ items: [] });
      expect((await ada.as("PUT", path, { ...body, name: "Other" })).body).toMatchObject({ name: "Other" });
      expect((await ada.as("GET", `/api/${kind}`)).body).toMatchObject({ items: [{ name: "Other" }] });
      expect((await ada.as("DELETE", path)).status).toBe(204);
      expect((await ada.as("GET", path)).status).toBe(404);
    }
  });

  test("a voice keeps habits; its samples are kept only sealed and on request; one voice is the default", async () => {
    const { signUp } = setUp();
    const ada = await signUp();
    const sample = "Canary sentence of a private letter.";
    const first = await ada.as("POST", "/api/voices", { name: "a", samples: [sample], isDefault: true });
    expect(first.body).toMatchObject({ isDefault: true, keepsSamples: false });
    const kept = await ada.as("POST", "/api/voices", {
      name: "b",
      samples: [sample],
      isDefault: true,
      keepSamples: true,
    });
    expect(kept.body).toMatchObject({ isDefault: true, keepsSamples: true });
    expect(JSON.stringify(kept.body)).not.toContain("Canary");
    expect(JSON.stringify(await given.db.read("SELECT * FROM voice"))).not.toContain("Canary");
    expect((await ada.as("GET", "/api/voices")).body).toMatchObject({
      items: [{ isDefault: false }, { isDefault: true }],
    });
    const path = `/api/voices/${String(first.body["id"])}`;
    expect((await ada.as("PATCH", path, { name: "renamed" })).body).toMatchObject({ isDefault: false });
    expect((await ada.as("GET", "/api/voices")).body).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ name: "b", isDefault: true })]) as unknown,
    });
    // A voice that does not exist takes nothing from the one that is the default.
    const gone = { name: "c", samples: [sample], isDefault: true };
    expect((await ada.as("PUT", "/api/voices/none", gone)).status).toBe(404);
    expect((await ada.as("PATCH", "/api/voices/none", { isDefault: true })).status).toBe(404);
    expect((await ada.as("GET", "/api/voices")).body).toMatchObject({
      items: [{ isDefault: false }, { isDefault: true }],
    });
  });

  test("row 9: a change of password ends the other sessions and asks for the old one", async () => {
    const { signUp, call } = setUp();
    const ada = await signUp();
    const other = await call("POST", "/api/auth/sign-in/email", { email: ada.email, password: PASSWORD });
    const elsewhere = { cookie: (other.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
    expect((await call("GET", "/api/usage", undefined, elsewhere)).status).toBe(200);
    const wrong = { currentPassword: "not this password", newPassword: "another long password" };
    expect((await ada.as("POST", "/api/auth/change-password", wrong)).status).toBe(400);
    const right = { currentPassword: PASSWORD, newPassword: "another long password" };
    expect((await ada.as("POST", "/api/auth/change-password", right)).status).toBe(200);
    expect((await call("GET", "/api/usage", undefined, elsewhere)).status).toBe(401);
  });

  test("a common password is refused wherever one is chosen, and spends no link", async () => {
    const { signUp, call, app, accountServices } = setUp();
    const refused = { status: 400, body: { error: { message: expect.stringContaining("too common") as string } } };
    const [email, common] = [`${randomUUID()}@example.org`, "Password1234!"];
    expect(await call("POST", "/api/auth/sign-up/email", { email, name: "x", password: common })).toMatchObject(
      refused,
    );
    const ada = await signUp();
    const change = { currentPassword: PASSWORD, newPassword: common };
    expect(await ada.as("POST", "/api/auth/change-password", change)).toMatchObject(refused);
    const account = await accountServices.table.byEmail(ada.email);
    const token = new URL(await accountServices.accounts.resetLink(account as Account)).searchParams.get("token") ?? "";
    expect(await call("POST", "/api/auth/reset-password", { token, newPassword: common })).toMatchObject(refused);
    const press = (password: string) =>
      app.request("/reset-password", {
        method: "POST",
        body: new URLSearchParams({ token, password }),
        headers: { "content-length": "200" },
      });
    const other = await app.request("/reset-password", { method: "PUT" });
    expect([other.status, other.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    const page = await press(common);
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining("too common")]);
    expect((await press("another long password")).status).toBe(200);
    await expect(accountServices.accounts.create({ email, password: common })).rejects.toThrow(/too common/);
  });

  test("row 9: an account is exported and, with the password, deleted with its keys and sessions", async () => {
    const { signUp, call, accountServices } = setUp();
    const ada = await signUp();
    const { body } = await ada.as("POST", "/api/keys", { name: "one" });
    await accountServices.invites.create(ada.email.toUpperCase());
    const exported = await ada.as("GET", "/api/account/export");
    expect(exported.body).toMatchObject({
      account: [{ email: ada.email }],
      person: [{ email: ada.email }],
      sign_ins: [{ providerId: "credential" }],
      sessions: [{ expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string }],
      keys: [{ name: "one" }],
      invitations: [{ used_at: null }],
      audit: [{ action: "sign-in" }],
    });
    expect(JSON.stringify(exported.body)).not.toContain("hash");
    expect(JSON.stringify(exported.body)).not.toContain(decodeURIComponent(ada.cookie).split(/[=.]/)[1]);
    const account = await accountServices.table.byEmail(ada.email);
    if (account !== null) await accountServices.accounts.resetLink(account);
    expect((await ada.as("DELETE", "/api/account", { password: "not this password" })).status).toBe(401);
    expect((await ada.as("DELETE", "/api/account", { password: PASSWORD })).status).toBe(204);
    expect((await ada.as("GET", "/api/usage")).status).toBe(401);
    expect(
      (await call("GET", "/api/usage", undefined, { authorization: `Bearer ${String(body["key"])}` })).status,
    ).toBe(401);
    expect((await call("POST", "/api/auth/sign-in/email", { email: ada.email, password: PASSWORD })).status).toBe(401);
    // The audit list names the account by its id for 400 days, and by nothing else.
    for (const table of await tableNames(given.db)) {
      const rows = JSON.stringify(await given.db.read(`SELECT * FROM ${table}`));
      expect([table, rows.includes(ada.email)]).toEqual([table, false]);
      if (table !== "audit") expect([table, rows.includes(account?.id ?? "")]).toEqual([table, false]);
    }
  });

  test("row 9: invitations that are over or were used a day ago are deleted, with the addresses that they name", async () => {
    const { accountServices, later } = setUp();
    const { invites } = accountServices;
    const emails = ["used", "open"].map((name) => `${name}-${randomUUID()}@example.org`);
    const [used = "", open = ""] = emails;
    await invites.use((await invites.create(used)).code, used);
    await invites.create(open);
    const left = async (): Promise<string[]> => {
      await invites.forget();
      const rows = await given.db.read<{ email: string }>("SELECT email FROM invite WHERE email IN ($1, $2)", emails);
      return rows.map(({ email }) => email).toSorted();
    };
    later(86_000);
    expect(await left()).toEqual([open, used]);
    later(1_000);
    expect(await left()).toEqual([open]);
    later(13 * 86_400);
    expect(await left()).toEqual([]);
  });

  test("a new e-mail address needs the password and signs every session out", async () => {
    const { signUp, call } = setUp();
    const ada = await signUp();
    const email = `${randomUUID()}@example.org`;
    expect((await ada.as("POST", "/api/account/email", { email, password: "not this password" })).status).toBe(401);
    expect((await ada.as("POST", "/api/account/email", { email, password: PASSWORD })).status).toBe(204);
    expect((await ada.as("GET", "/api/usage")).status).toBe(401);
    expect((await call("POST", "/api/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  });

  test("sign-up by invitation takes a code once; closed takes nobody; an operator's account cannot be taken over", async () => {
    const { call, accountServices, signUp } = setUp({ SIGN_UP: "invite" });
    expect((await signUp()).made.status).toBe(400);
    const { code } = await accountServices.invites.create(null);
    const join = (email: string) =>
      call("POST", "/api/auth/sign-up/email", { email, password: PASSWORD, name: "x", invite: code });
    const email = `${randomUUID()}@example.org`;
    // A sign-up that fails gives the code back.
    const present = `${randomUUID()}@example.org`;
    await accountServices.accounts.create({ email: present });
    expect((await join(present)).status).toBe(400);
    expect((await join(email)).status).toBe(200);
    expect((await join(`${randomUUID()}@example.org`)).status).toBe(400);
    const closed = setUp({ SIGN_UP: "closed" });
    expect((await closed.signUp()).made.status).toBe(404);
    const open = setUp();
    await open.accountServices.accounts.create({ email: "boss@example.org", admin: true });
    expect((await open.signUp("boss@example.org")).made.status).toBe(400);
  });

  test("nobody becomes an administrator by signing up with the administrator's address", async () => {
    const email = `admin-${randomUUID()}@example.org`;
    const eve = await setUp({ ADMIN_EMAIL: email }).signUp(email);
    expect((await eve.as("GET", "/api/site")).body).toMatchObject({ account: { email, admin: false } });
    expect((await eve.as("GET", "/api/admin/users")).status).toBe(404);
  });

  test("a reset link sets a password once, and a disabled account is signed out", async () => {
    const { call, accountServices } = setUp();
    const account = await accountServices.accounts.create({ email: `${randomUUID()}@example.org` });
    if (account === null) throw new Error("no account");
    const token = new URL(await accountServices.accounts.resetLink(account)).searchParams.get("token");
    const reset = () => call("POST", "/api/auth/reset-password", { token, newPassword: PASSWORD });
    const page = await call("GET", `/reset-password?token=${String(token)}`);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(400);
    const signIn = await call("POST", "/api/auth/sign-in/email", { email: account.email, password: PASSWORD });
    const cookie = (signIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect((await call("GET", "/api/usage", undefined, { cookie })).status).toBe(200);
    await given.db.run("UPDATE account SET disabled_at = 1 WHERE id = $1", [account.id]);
    expect((await call("GET", "/api/usage", undefined, { cookie })).status).toBe(401);
  });

  test("sessions and links that are over are deleted, and no others", async () => {
    const { signUp, accountServices, later } = setUp();
    const ada = await signUp();
    const account = await accountServices.accounts.create({ email: `${randomUUID()}@example.org` });
    if (account === null) throw new Error("no account");
    await accountServices.accounts.resetLink(account);
    const count = async (table: string): Promise<number> =>
      (await given.db.read<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n ?? -1;
    await accountServices.accounts.forget();
    const [sessions, links] = [await count("auth_session"), await count("auth_verification")];
    expect((await ada.as("GET", "/api/usage")).status).toBe(200);
    later(3_700);
    await accountServices.accounts.forget();
    expect([await count("auth_session"), await count("auth_verification")]).toEqual([sessions, 0]);
    expect(links).toBeGreaterThan(0);
    later(7 * 86_400);
    await accountServices.accounts.forget();
    expect(await count("auth_session")).toBe(0);
  });

  test("after ten wrong passwords from one place the right one waits there too; right ones are not counted", async () => {
    const { call, signUp, later } = setUp();
    const ada = await signUp();
    const signIn = (password: string) => call("POST", "/api/auth/sign-in/email", { email: ada.email, password });
    for (let n = 0; n < 12; n += 1) expect((await signIn(PASSWORD)).status).toBe(200);
    const tries = [];
    for (let n = 0; n < 12; n += 1) tries.push((await signIn("wrong password!")).status);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const refused = await signIn(PASSWORD);
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.closeTo(600, -2)]);
    // A session asks for the same password, so it counts the same guesses.
    expect((await ada.as("DELETE", "/api/account", { password: PASSWORD })).status).toBe(429);
    later(601);
    expect((await signIn(PASSWORD)).status).toBe(200);
    later(-601);
  });

  test("row 1: a cookie does not rescue a bad Authorization header", async () => {
    const { signUp } = setUp();
    const ada = await signUp();
    for (const authorization of ["Bearer svc_wrong", "Basic abc", "", `Bearer svc_${"0".repeat(49)}`]) {
      expect((await ada.as("GET", "/api/keys", undefined, { authorization })).status).toBe(401);
    }
  });

  test("row 13: no key, cookie or password appears in a log line or in the database", async () => {
    const { signUp, lines } = setUp();
    const ada = await signUp();
    const { body } = await ada.as("POST", "/api/keys", { name: "one" });
    await ada.as("POST", "/api/auth/change-password", { currentPassword: PASSWORD, newPassword: "canary pass phrase" });
    const log = lines.join("");
    for (const secret of [
      String(body["key"]),
      ada.cookie.split("=")[1] ?? "",
      PASSWORD,
      "canary pass phrase",
      ada.email,
    ]) {
      expect(log).not.toContain(secret);
    }
    const tables = await Promise.all(
      (await tableNames(given.db)).map((name) => given.db.rows(`SELECT * FROM ${name}`)),
    );
    const stored = JSON.stringify(tables);
    // The session's token is stored; without its signature, which is not, it opens nothing.
    for (const secret of [
      String(body["key"]),
      PASSWORD,
      "canary pass phrase",
      decodeURIComponent(ada.cookie).split(".")[1] ?? "none",
    ]) {
      expect(stored).not.toContain(secret);
    }
  });
});
