import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { describeDatabases } from "../../testing/database-suite.ts";
import { startSmtpStandIn } from "../../testing/smtp-stand-in.ts";
import { PASSWORD, startService } from "../../testing/test-service.ts";

describeDatabases("mail", (given) => {
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
    const service = await startService(given.url, { SMTP_URL: smtp.url, ...env });
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
      await press(linkIn(await mailTo(email, /Confirm your address/)));
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
    const link = linkIn(await mailTo(ada.email, /Confirm your address/));
    const early = await signIn(ada.email);
    expect(early).toMatchObject({
      status: 401,
      body: { error: { message: expect.stringMatching(/Confirm your/) as string } },
    });
    expect((await open(link)).status).toBe(200);
    expect((await signIn(ada.email)).status).toBe(401);
    expect((await press(link))[0]).toBe(200);
    const entered = await signIn(ada.email);
    expect(entered.status).toBe(200);
    const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect((await call("GET", "/api/usage", undefined, { cookie })).body).toMatchObject({ email: ada.email });
    expect((await press(new URL("http://localhost/verify-email?token=forged")))[0]).toBe(400);
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
    expect(await mailTo(ada.email, /account already/)).not.toContain("token=");
    await mailTo(fresh.email, /Confirm your address/);
  });

  test("a forgotten password: the same answer for every address, a link good once, and other sessions end", async () => {
    const { join, call, signIn, press, linkIn } = await setUp();
    const ada = await join();
    const ask = (email: string) => call("POST", "/api/auth/request-password-reset", { email });
    const [known, unknown] = [await ask(ada.email), await ask(`${randomUUID()}@example.org`)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
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
    const link = linkIn(await mailTo(email, /Confirm your new address/));
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
    const service = await startService(given.url);
    const ada = await service.signUp();
    expect(ada.made.headers.get("set-cookie")).not.toBeNull();
    expect((await service.call("POST", "/api/auth/request-password-reset", { email: ada.email })).status).toBe(404);
    expect((await service.signUp(ada.email)).made.status).toBe(400);
    expect(smtp.mails).toEqual([]);
  });
});
