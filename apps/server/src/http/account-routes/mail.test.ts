import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { codeFor } from "../../testing/authenticators.ts";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { startSmtpStandIn } from "../../testing/smtp-stand-in.ts";
import { PASSWORD, startService } from "../../testing/test-service.ts";

describeOnPostgres("mail", (given) => {
  let smtp: Awaited<ReturnType<typeof startSmtpStandIn>>;
  beforeAll(async () => {
    smtp = await startSmtpStandIn();
  });
  afterAll(() => smtp.close());
  beforeEach(() => void (smtp.mails.length = 0));

  const mailTo = async (to: string, subject: RegExp): Promise<string> => {
    for (let waited = 0; waited < 5_000; waited += 10) {
      const mail = smtp.mails.find((one) => one.to === to && subject.test(one.subject));
      if (mail !== undefined) {
        smtp.mails.splice(smtp.mails.indexOf(mail), 1);
        return mail.text;
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`no mail of ${String(subject)}; there are: ${smtp.mails.map((one) => one.subject).join(", ")}`);
  };

  const setUp = async (env: Record<string, string> = {}) => {
    const service = await startService(given, { SMTP_URL: smtp.url, ...env });
    const { url, call } = service;
    const linkIn = (text: string): URL => new URL(/http:\/\/\S+token=\S+/.exec(text)?.[0] ?? "http://none");
    const press = async (link: URL, fields: Record<string, string> = {}): Promise<[number, string]> => {
      const body = new URLSearchParams({ token: link.searchParams.get("token") ?? "", ...fields });
      const response = await fetch(url + link.pathname, { method: "POST", body });
      return [response.status, await response.text()];
    };
    const open = (link: URL): Promise<Response> => fetch(url + link.pathname + link.search);
    const signIn = (email: string, password = PASSWORD) => call("POST", "/api/auth/sign-in/email", { email, password });
    /** An account whose address is confirmed, and its cookie. */
    const join = async (email = `${randomUUID()}@example.org`) => {
      await service.signUp(email);
      await press(linkIn(await mailTo(email, /Confirm your email address/)), { password: PASSWORD });
      const cookie = ((await signIn(email)).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
      return {
        email,
        cookie,
        as: (method: string, path: string, body?: unknown) => call(method, path, body, { cookie }),
      };
    };
    return { ...service, linkIn, press, open, signIn, join };
  };

  test("signing up: no session before the address is confirmed, and opening the link alone confirms nothing", async () => {
    const { signUp, signIn, open, press, linkIn, call } = await setUp();
    const ada = await signUp();
    expect(ada.made.status).toBe(200);
    expect(ada.made.headers.get("set-cookie")).toBeNull();
    const link = linkIn(await mailTo(ada.email, /Confirm your email address/));
    expect((await signIn(ada.email)).status).toBe(401);
    const page = await open(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('name="password"')]);
    expect((await signIn(ada.email)).status).toBe(401);
    expect((await press(link))[0]).toBe(400);
    expect((await press(link, { password: "password1234" }))[0]).toBe(400);
    expect((await press(link, { password: PASSWORD }))[0]).toBe(200);
    expect((await press(link, { password: PASSWORD }))[0]).toBe(400);
    const entered = await signIn(ada.email);
    expect(entered.status).toBe(200);
    const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect((await call("GET", "/api/usage", undefined, { cookie })).body).toMatchObject({ email: ada.email });
    const forged = new URL("http://localhost/verify-email?token=forged");
    expect((await press(forged, { password: PASSWORD }))[0]).toBe(400);
  });

  test("whoever signs up first with an address is not in when its owner confirms it", async () => {
    const { signUp, signIn, press, linkIn, call } = await setUp();
    const email = `${randomUUID()}@example.org`;
    const [strangers, typed, own] = [PASSWORD, "what ada typed at first", "what ada chose by the link"];
    await signUp(email);
    const first = linkIn(await mailTo(email, /Confirm your email address/));
    const again = await call("POST", "/api/auth/sign-up/email", { email, password: typed, name: "x" });
    expect(again.status).toBe(200);
    const second = linkIn(await mailTo(email, /Confirm your email address/));
    expect((await press(first, { password: own }))[0]).toBe(200);
    expect((await signIn(email, strangers)).status).toBe(401);
    expect((await signIn(email, typed)).status).toBe(401);
    expect((await signIn(email, own)).status).toBe(200);
    // A link that was not used ends with the one that was.
    expect((await press(second, { password: strangers }))[0]).toBe(400);
    expect((await signIn(email, own)).status).toBe(200);
    // Without a password in the form it is the same, and a reset by mail proves the address too.
    const bo = `${randomUUID()}@example.org`;
    expect((await call("POST", "/api/auth/sign-up/email", { email: bo })).status).toBe(200);
    await call("POST", "/api/auth/request-password-reset", { email: bo });
    expect((await press(linkIn(await mailTo(bo, /Set a new password/)), { password: own }))[0]).toBe(200);
    expect((await signIn(bo, own)).status).toBe(200);
  });

  test("an account from before mail was switched on confirms its address, and all that opened it until then ends", async () => {
    const before = await startService(given, { CONNECTION_HOSTS: "api.openai.com" });
    const ada = await before.signUp();
    const key = String((await ada.as("POST", "/api/keys", { name: "one" })).body["key"]);
    const connection = { provider: "openai", key: "sk-canary-0123456789" };
    expect((await ada.as("POST", "/api/connections", connection)).status).toBe(201);
    await given.db.run(
      `INSERT INTO auth_passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
       SELECT 'p1', 'x', id, 'x', 0, 'x', (1 = 0) FROM account WHERE email = $1`,
      [ada.email],
    );
    const { signIn, press, linkIn, call } = await setUp();
    const byKey = () => call("GET", "/api/usage", undefined, { authorization: `Bearer ${key}` });
    const bySession = () => call("GET", "/api/usage", undefined, { cookie: ada.cookie });
    expect([(await byKey()).status, (await bySession()).status]).toEqual([200, 200]);
    expect(await signIn(ada.email)).toMatchObject({
      status: 401,
      body: { error: { message: expect.stringMatching(/Confirm your/) as string } },
    });
    const own = "what ada chose by the link";
    expect((await press(linkIn(await mailTo(ada.email, /Confirm your email address/)), { password: own }))[0]).toBe(
      200,
    );
    expect([(await byKey()).status, (await bySession()).status]).toEqual([401, 401]);
    expect((await signIn(ada.email)).status).toBe(401);
    const cookie = ((await signIn(ada.email, own)).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect((await call("GET", "/api/connections", undefined, { cookie })).body).toMatchObject({ items: [] });
    expect(await given.db.read("SELECT id FROM auth_passkey")).toEqual([]);
    // Proved once, a later reset leaves keys alone.
    const later = String((await call("POST", "/api/keys", { name: "two" }, { cookie })).body["key"]);
    await call("POST", "/api/auth/request-password-reset", { email: ada.email });
    await press(linkIn(await mailTo(ada.email, /Set a new password/)), { password: PASSWORD });
    expect((await call("GET", "/api/usage", undefined, { authorization: `Bearer ${later}` })).status).toBe(200);
  });

  test("links are good once, however many press at once, and a change ends the others", async () => {
    const { join, call, press, linkIn } = await setUp();
    const ada = await join();
    const ask = async () => {
      await call("POST", "/api/auth/request-password-reset", { email: ada.email });
      return linkIn(await mailTo(ada.email, /Set a new password/));
    };
    const [one, other] = [await ask(), await ask()];
    const presses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => press(one, { password: `a long password, number ${n}` })),
    );
    expect(presses.filter(([status]) => status === 200)).toHaveLength(1);
    expect((await press(other, { password: PASSWORD }))[0]).toBe(400);
    const sent = { token: other.searchParams.get("token"), newPassword: PASSWORD };
    expect((await call("POST", "/api/auth/reset-password", sent)).status).toBe(400);
  });

  test("a new address: its link ends when it is used, when the password changes, and never works again", async () => {
    const { join, press, open, linkIn, signIn, as } = await setUp().then((made) => ({
      ...made,
      as: (cookie: string) => (method: string, path: string, body?: unknown) =>
        made.call(method, path, body, { cookie }),
    }));
    const ada = await join();
    const cookieAfter = async (email: string): Promise<string> =>
      ((await signIn(email)).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const wish = async (cookie: string, email: string): Promise<URL> => {
      await as(cookie)("POST", "/api/account/email", { email, password: PASSWORD });
      return linkIn(await mailTo(email, /Confirm your new email address/));
    };
    const [next, last] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
    const there = await wish(ada.cookie, next);
    const elsewhere = await wish(ada.cookie, last);
    const page = await (await open(there)).text();
    expect(page).toContain(ada.email);
    expect(page).toContain(next);
    expect((await press(there))[0]).toBe(200);
    expect((await press(elsewhere))[0]).toBe(400);
    const back = await wish(await cookieAfter(next), ada.email);
    expect((await press(back))[0]).toBe(200);
    // The account has the address again that the first link names, and that link has been used all the same.
    expect((await press(there))[0]).toBe(400);
    expect((await open(there)).status).toBe(400);
    const cookie = await cookieAfter(ada.email);
    const stale = await wish(cookie, next);
    const change = { currentPassword: PASSWORD, newPassword: "another long password" };
    expect((await as(cookie)("POST", "/api/auth/change-password", change)).status).toBe(200);
    expect((await press(stale))[0]).toBe(400);
  });

  test("three mails in ten minutes are three, whatever causes them, and a notice waits instead of being lost", async () => {
    const { call, join, signUp, signIn, press, linkIn } = await setUp();
    const counted = (to: string): number => smtp.mails.filter((mail) => mail.to === to).length;
    /** The mails that came, once so many did, and a moment later. */
    const count = async (to: string, awaited: number): Promise<number> => {
      await vi.waitUntil(() => counted(to) >= awaited, { timeout: 10_000 }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return counted(to);
    };
    // Signing up again and again, and asking for a new password.
    const eve = `${randomUUID()}@example.org`;
    const made = [(await signUp(eve)).made.status, (await signUp(eve)).made.status];
    const ask = async () => (await call("POST", "/api/auth/request-password-reset", { email: eve })).status;
    made.push(await ask(), await ask(), (await signUp(eve)).made.status);
    expect(made).toEqual([200, 200, 200, 429, 429]);
    expect(await count(eve, 3)).toBe(3);
    // An account from before mail, whose right password asks for the link again.
    const cat = await (await startService(given)).signUp();
    for (let n = 0; n < 6; n += 1) expect((await signIn(cat.email)).status).toBe(401);
    expect(await count(cat.email, 3)).toBe(3);
    // Others who want the same address, and one's own acts.
    const [bo, dan] = [await join(), await join()];
    const wanted = `${randomUUID()}@example.org`;
    const wishes = [];
    for (const { as } of [bo, dan, bo, dan]) {
      wishes.push((await as("POST", "/api/account/email", { email: wanted, password: PASSWORD })).status);
    }
    expect(wishes).toEqual([202, 202, 202, 429]);
    expect(await count(wanted, 3)).toBe(3);
    for (let n = 0; n < 4; n += 1) await bo.as("POST", "/api/keys", { name: `key ${n}` });
    // One to confirm the address and two of the four keys; the other two wait for their turn.
    expect(await count(bo.email, 2)).toBe(2);
    await call("POST", "/api/auth/request-password-reset", { email: dan.email });
    const link = linkIn(await mailTo(dan.email, /Set a new password/));
    expect((await press(link, { password: "another long password" }))[0]).toBe(200);
    await mailTo(dan.email, /password was changed/);
    expect((await call("POST", "/api/auth/request-password-reset", { email: dan.email })).status).toBe(429);
  });

  test("an address with which nobody could sign in is refused, so that no mailbox has several names to be mailed under", async () => {
    const { join, call } = await setUp();
    const ada = await join();
    for (const email of [`(one)${ada.email}`, `"${ada.email.replace("@", '"@')}`, "ada@exämple.org", "ada@localhost"]) {
      expect((await ada.as("POST", "/api/account/email", { email, password: PASSWORD })).status).toBe(400);
      expect((await call("POST", "/api/auth/request-password-reset", { email })).status).toBe(400);
      expect((await call("POST", "/api/auth/sign-up/email", { email })).status).toBe(400);
    }
  });

  test("a known and a new address are answered alike at sign-up, and only the mail differs", async () => {
    const { join, signUp } = await setUp();
    const ada = await join();
    const [known, fresh] = [await signUp(ada.email), await signUp()];
    const shape = ({ made }: typeof known) => ({
      status: made.status,
      headers: [...made.headers.keys()].sort(),
      token: made.body["token"],
      fields: Object.keys(made.body["user"] ?? {}).sort(),
    });
    expect(shape(known)).toEqual(shape(fresh));
    expect(known.made.headers.get("set-cookie")).toBeNull();
    expect(await mailTo(ada.email, /already have an account/)).not.toContain("token=");
    await mailTo(fresh.email, /Confirm your email address/);
  });

  test("a forgotten password: the same answer for every address, a link good once, and other sessions end", async () => {
    const { join, call, signIn, press, linkIn } = await setUp();
    const ada = await join();
    const ask = (email: string) => call("POST", "/api/auth/request-password-reset", { email });
    const [known, unknown] = [await ask(ada.email), await ask(`${randomUUID()}@example.org`)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([known.status, known.body]).toEqual([200, { status: true }]);
    const link = linkIn(await mailTo(ada.email, /Set a new password/));
    expect(smtp.mails).toEqual([]);
    const kept = JSON.stringify(await given.db.read("SELECT * FROM auth_verification"));
    expect(kept).not.toContain(link.searchParams.get("token"));
    expect((await press(link, { password: "another long password" }))[0]).toBe(200);
    expect((await press(link, { password: "a third long password" }))[0]).toBe(400);
    await mailTo(ada.email, /password was changed/);
    expect((await ada.as("GET", "/api/usage")).status).toBe(401);
    expect((await signIn(ada.email, "another long password")).status).toBe(200);
  });

  test("nobody can have more than three mails sent to an address in ten minutes, known or not", async () => {
    const { join, call } = await setUp();
    const ada = await join();
    for (const [email, more] of [
      [ada.email, 2],
      [`${randomUUID()}@example.org`, 3],
    ] as const) {
      const ask = () => call("POST", "/api/auth/request-password-reset", { email });
      for (let n = 0; n < more; n += 1) expect((await ask()).status).toBe(200);
      expect((await ask()).status).toBe(429);
    }
  });

  test("a new address counts once its mail is answered: good once, for an hour, and the old one gets a mail", async () => {
    const { join, press, linkIn, signIn } = await setUp();
    const [ada, bo] = [await join(), await join()];
    const email = `${randomUUID()}@example.org`;
    expect((await ada.as("POST", "/api/account/email", { email, password: "not this password" })).status).toBe(401);
    expect((await ada.as("POST", "/api/account/email", { email })).status).toBe(400);
    const asked = await ada.as("POST", "/api/account/email", { email, password: PASSWORD });
    expect([asked.status, asked.body]).toEqual([202, { sent: true }]);
    expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ email: ada.email });
    const link = linkIn(await mailTo(email, /Confirm your new email address/));
    expect((await press(new URL(`${link.href.slice(0, -4)}AAAA`)))[0]).toBe(400);
    expect((await press(link))[0]).toBe(200);
    expect((await press(link))[0]).toBe(400);
    await mailTo(ada.email, /address was changed/);
    expect((await ada.as("GET", "/api/usage")).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
    const taken = await bo.as("POST", "/api/account/email", { email, password: PASSWORD });
    expect([taken.status, taken.body]).toEqual([202, { sent: true }]);
    expect(smtp.mails).toEqual([]);
  });

  test("row 12: a new key is reported by mail, and the mail does not hold it", async () => {
    const { join, call } = await setUp();
    const ada = await join();
    const { body } = await ada.as("POST", "/api/keys", { name: "laptop" });
    const text = await mailTo(ada.email, /new API key/);
    expect(text).toContain('"laptop"');
    expect(text).not.toContain(String(body["key"]));
    const code = await call("POST", "/api/device/code", { client_id: "rewrite-service-mcp", machine: "Ada's laptop" });
    const approval = { user_code: code.body["user_code"], action: "approve" };
    expect((await ada.as("POST", "/api/device/approval", approval)).status).toBe(200);
    expect(await mailTo(ada.email, /new API key/)).toContain(`The device "Ada's laptop"`);
    expect((await ada.as("POST", "/api/device/approval", { ...approval, action: "deny" })).status).toBe(404);
    expect(smtp.mails).toEqual([]);
  });

  test("a second step that is turned on or off is reported by mail, and the mail holds no secret of it", async () => {
    const { join, call } = await setUp();
    const ada = await join();
    const begun = await ada.as("POST", "/api/auth/two-factor/enable", { password: PASSWORD });
    const uri = String(begun.body["totpURI"]);
    expect(smtp.mails).toEqual([]);
    const on = await ada.as("POST", "/api/auth/two-factor/verify-totp", { code: codeFor(uri) });
    expect(on.status).toBe(200);
    const told = await mailTo(ada.email, /Your sign-in settings/);
    expect(told).toContain("Two-step sign-in was turned on");
    expect(told).not.toContain(new URL(uri).searchParams.get("secret"));
    const cookie = on.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const off = await call("POST", "/api/auth/two-factor/disable", { password: PASSWORD }, { cookie });
    expect(off.status).toBe(200);
    expect(await mailTo(ada.email, /Your sign-in settings/)).toContain("turned off");
  });

  test("row 13: no address, token or link of a mail is in the log", async () => {
    const { join, call, lines } = await setUp();
    const ada = await join();
    await call("POST", "/api/auth/request-password-reset", { email: ada.email });
    const text = await mailTo(ada.email, /Set a new password/);
    const log = lines.join("");
    expect(log).not.toContain(ada.email);
    expect(log).not.toContain(/token=(\S+)/.exec(text)?.[1] ?? "none");
  });

  test("without mail a reset is the operator's, sign-up needs no confirmation and says when an address is taken", async () => {
    const service = await startService(given);
    const ada = await service.signUp();
    expect(ada.made.headers.get("set-cookie")).not.toBeNull();
    expect((await service.call("POST", "/api/auth/request-password-reset", { email: ada.email })).status).toBe(404);
    expect((await service.signUp(ada.email)).made.status).toBe(400);
    expect(smtp.mails).toEqual([]);
  });
});
