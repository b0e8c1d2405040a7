import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createAccountTable } from "../../accounts/account-table.ts";
import { describeDatabases } from "../../testing/database-suite.ts";
import { sendJson, startStandIn } from "../../testing/http-stand-in.ts";
import { PASSWORD, startService } from "../../testing/test-service.ts";

const TOKENS = ["gho_canary_access", "ya29_canary_access", "1//canary_refresh"];
const CLIENT = {
  GITHUB_CLIENT_ID: "github-id",
  GITHUB_CLIENT_SECRET: "github-canary-secret",
  GOOGLE_CLIENT_ID: "google-id",
  GOOGLE_CLIENT_SECRET: "google-canary-secret",
};
/** Hosts of the providers, which these tests answer for on loopback. */
const HOSTS = new Set(["github.com", "api.github.com", "oauth2.googleapis.com"]);

interface Person {
  id: number;
  email: string;
  verified: boolean;
}

const jwtOf = (claims: object): string =>
  ["e30", Buffer.from(JSON.stringify(claims)).toString("base64url"), "c2lnbmF0dXJl"].join(".");

describeDatabases("sign-in with GitHub and Google", (given) => {
  let standIn: Awaited<ReturnType<typeof startStandIn>>;
  let person: Person;
  const someone = (over: Partial<Person> = {}): Person => ({
    id: Math.floor(Math.random() * 1e9),
    email: `${randomUUID()}@example.org`,
    verified: true,
    ...over,
  });

  beforeAll(async () => {
    standIn = await startStandIn(({ path, body }, response) => {
      const code = new URLSearchParams(body).get("code");
      if (path === "/github.com/login/oauth/access_token") {
        if (code !== "good") return sendJson(response, 200, { error: "bad_verification_code" });
        return sendJson(response, 200, { access_token: TOKENS[0], token_type: "bearer", scope: "user:email" });
      }
      if (path === "/api.github.com/user") return sendJson(response, 200, { id: person.id, login: "ada", email: null });
      if (path === "/api.github.com/user/emails") {
        return sendJson(response, 200, [{ email: person.email, primary: true, verified: person.verified }]);
      }
      const { id, email, verified } = person;
      const id_token = jwtOf({ sub: String(id), email, email_verified: verified, name: "Ada" });
      sendJson(response, 200, { access_token: TOKENS[1], refresh_token: TOKENS[2], token_type: "Bearer", id_token });
    });
  });
  afterAll(() => standIn.close());
  beforeEach(() => {
    person = someone();
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : input);
      return real(HOSTS.has(url.host) ? `${standIn.url}/${url.host}${url.pathname}` : input, init);
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const setUp = async (env: Record<string, string> = {}) => {
    const service = await startService(given, { ...CLIENT, ...env });
    const cookiesOf = (headers: Headers): string =>
      headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; ");
    const begin = async (provider: string, callbackURL = "/account") => {
      const begun = await service.call("POST", "/api/auth/sign-in/social", { provider, callbackURL });
      return { status: begun.status, url: new URL(String(begun.body["url"])), cookie: cookiesOf(begun.headers) };
    };
    const finish = async (provider: string, url: URL, cookie: string, code = "good") => {
      const query = new URLSearchParams({ code, state: url.searchParams.get("state") ?? "" }).toString();
      const back = await service.call("GET", `/api/auth/callback/${provider}?${query}`, undefined, { cookie });
      return { status: back.status, to: back.headers.get("location") ?? "", cookie: cookiesOf(back.headers) };
    };
    const enter = async (provider: string) => {
      const { url, cookie } = await begin(provider);
      const back = await finish(provider, url, cookie);
      const as = (method: string, path: string, body?: unknown) =>
        service.call(method, path, body, { cookie: back.cookie });
      return { ...back, as };
    };
    return { ...service, begin, finish, enter };
  };

  test.each(["github", "google"])("%s: a newcomer gets an account, a second visit the same one", async (provider) => {
    const { begin, finish, enter, call, lines } = await setUp();
    const { url, cookie } = await begin(provider);
    expect(url.host).toBe(provider === "github" ? "github.com" : "accounts.google.com");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: `${provider}-id`,
      redirect_uri: `http://localhost:8787/api/auth/callback/${provider}`,
      response_type: "code",
      code_challenge_method: "S256",
    });
    const back = await finish(provider, url, cookie);
    expect([back.status, back.to]).toEqual([302, "/account"]);
    const first = await call("GET", "/api/usage", undefined, { cookie: back.cookie });
    expect(first.body).toMatchObject({ email: person.email, plan: "free" });
    const again = await enter(provider);
    expect((await again.as("GET", "/api/usage")).body).toMatchObject({ email: person.email });
    const [row] = await given.db.read<{ n: number }>("SELECT COUNT(*) AS n FROM account WHERE email = $1", [
      person.email,
    ]);
    expect(row?.n).toBe(1);
    expect((await again.as("GET", "/api/account/sign-ins")).body).toMatchObject({ items: [{ provider }] });

    const kept = JSON.stringify(await given.db.read("SELECT * FROM auth_identity"));
    for (const secret of [...TOKENS, "canary-secret", "c2lnbmF0dXJl"]) {
      expect([kept.includes(secret), lines.join("").includes(secret)]).toEqual([false, false]);
    }
  });

  test("a state is good once, for the browser that began, and a refused code signs nobody in", async () => {
    const { begin, finish } = await setUp();
    const { url, cookie } = await begin("github");
    const elsewhere = await finish("github", url, "");
    expect(elsewhere.to).toMatch(/^http:\/\/localhost:8787\/signin\?error=/);
    expect(elsewhere.cookie).not.toContain("service_session");
    const second = await begin("github");
    const refused = await finish("github", second.url, second.cookie, "bad");
    expect(refused.to).toContain("/signin?error=");
    const third = await begin("github");
    expect((await finish("github", third.url, third.cookie)).to).toBe("/account");
    expect((await finish("github", third.url, third.cookie)).to).toContain("/signin?error=");
    expect((await finish("github", new URL("http://x?state=forged"), cookie)).to).toContain("/signin?error=");
  });

  test("a redirect after sign-in leads only to pages of this server", async () => {
    const { begin } = await setUp();
    for (const to of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
      expect([to, (await begin("github", to).catch(() => ({ status: 0 }))).status]).not.toEqual([to, 200]);
    }
  });

  test.each(["github", "google"])(
    "%s: an address that the provider has not proved makes no account",
    async (provider) => {
      const { enter } = await setUp();
      person = someone({ verified: false });
      const refused = await enter(provider);
      expect(refused.to).toContain("error=");
      expect((await refused.as("GET", "/api/usage")).status).toBe(401);
      expect(await createAccountTable({ db: given.db, clock: Date }).byEmail(person.email)).toBeNull();
    },
  );

  test("where sign-up is by invitation or closed a newcomer is refused, and somebody known is not", async () => {
    const open = await setUp();
    await open.enter("github");
    for (const signUp of ["invite", "closed"]) {
      const shut = await setUp({ SIGN_UP: signUp });
      expect((await (await shut.enter("github")).as("GET", "/api/usage")).status).toBe(200);
      const known = person;
      person = someone();
      expect((await shut.enter("github")).to).toContain("error=");
      expect(await createAccountTable({ db: given.db, clock: Date }).byEmail(person.email)).toBeNull();
      person = known;
    }
  });

  test("an account whose address nobody proved is not joined by a provider's sign-in", async () => {
    const { signUp, enter } = await setUp();
    const squatter = await signUp(person.email);
    const refused = await enter("google");
    expect(refused.to).toContain("error=");
    expect((await squatter.as("GET", "/api/account/sign-ins")).body).toMatchObject({
      items: [{ provider: "password" }],
    });
  });

  test("the only way to sign in cannot be taken away; a second one can, once", async () => {
    const { enter, call } = await setUp();
    const ada = await enter("github");
    const only = await ada.as("DELETE", "/api/account/sign-ins/github");
    expect(only).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/only way/) as string } },
    });
    const google = await enter("google");
    expect((await google.as("GET", "/api/account/sign-ins")).body).toMatchObject({
      items: [{ provider: "github" }, { provider: "google" }],
    });
    const both = await Promise.all(
      ["github", "google"].map((provider) => ada.as("DELETE", `/api/account/sign-ins/${provider}`)),
    );
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400]);
    expect((await ada.as("DELETE", "/api/account/sign-ins/password")).status).toBe(404);
    expect((await call("GET", "/api/account/sign-ins")).status).toBe(401);
  });

  test("row 9: without a password, changes need a sign-in of the last ten minutes", async () => {
    const { enter } = await setUp();
    const ada = await enter("github");
    expect((await ada.as("DELETE", "/api/account", { password: PASSWORD })).status).toBe(401);
    const aged = new Date(Date.now() - 601_000).toISOString();
    await given.db.run(
      `UPDATE auth_session SET "createdAt" = $2 WHERE "userId" = (SELECT id FROM account WHERE email = $1)`,
      [person.email, aged],
    );
    const email = `${randomUUID()}@example.org`;
    for (const [method, path, body] of [
      ["POST", "/api/account/email", { email }],
      ["DELETE", "/api/account", {}],
    ] as const) {
      expect(await ada.as(method, path, body)).toMatchObject({
        status: 401,
        body: { error: { message: expect.stringMatching(/sign in again/) as string } },
      });
    }
    const fresh = await enter("github");
    expect((await fresh.as("DELETE", "/api/account", {})).status).toBe(204);
    expect((await fresh.as("GET", "/api/usage")).status).toBe(401);
  });

  test("without their ids the providers are not there", async () => {
    const service = await startService(given);
    const begun = await service.call("POST", "/api/auth/sign-in/social", {
      provider: "github",
      callbackURL: "/account",
    });
    expect(begun.status).toBe(404);
  });
});
