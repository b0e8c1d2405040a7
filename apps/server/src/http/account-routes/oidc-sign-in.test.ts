import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isAdminBy } from "../../accounts/sign-in/oidc.ts";
import type { Database } from "../../database/database.ts";
import { makeDatabase } from "../../testing/database-suite.ts";
import { CLIENT, startOidcProvider, type Claims } from "../../testing/oidc-provider.ts";
import { startService } from "../../testing/test-service.ts";
import { openDatabase } from "../../database/open.ts";

const CALLBACK = "http://localhost:8787/api/auth/callback/oidc";

let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let place: Awaited<ReturnType<typeof makeDatabase>>;
let db: Database;
let person: Claims;
const someone = (domain = "example.org"): Claims => ({
  sub: randomUUID(),
  email: `${randomUUID()}@${domain}`,
  email_verified: true,
});

beforeAll(async () => {
  provider = await startOidcProvider(CALLBACK, () => person);
  place = await makeDatabase("sqlite");
  db = await openDatabase({ url: place.url });
});
beforeEach(() => void (person = someone()));
afterAll(async () => {
  await db.close();
  await place.remove();
  await provider.close();
});

const setUp = async (env: Record<string, string> = {}) => {
  const service = await startService(place.url, {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_SCOPES: "openid,email,groups",
    OIDC_NAME: "Example account",
    OIDC_ADMIN_CLAIM: "groups=rewrite-admins",
    SIGN_UP_DOMAINS: "example.org,example.com",
    ...env,
  });
  const cookiesOf = (headers: Headers): string =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  const begin = () => service.call("POST", "/api/auth/sign-in/social", { provider: "oidc", callbackURL: "/account" });
  const enter = async () => {
    const begun = await begin();
    const back = await provider.signIn(new URL(String(begun.body["url"])));
    const cookie = cookiesOf(begun.headers);
    const { headers } = await service.call("GET", back.pathname + back.search, undefined, { cookie });
    const as = (method: string, path: string, body?: unknown) =>
      service.call(method, path, body, { cookie: cookiesOf(headers) });
    return { to: headers.get("location") ?? "", as };
  };
  return { ...service, begin, enter };
};

const accountOf = async (email: string) =>
  (await db.read<{ id: string; admin: number }>("SELECT id, admin FROM account WHERE email = $1", [email]))[0];

test("a person of the company gets an account, and the provider's claim gives and takes the operator's rights", async () => {
  const { enter, call } = await setUp();
  expect((await call("GET", "/api/site")).body).toMatchObject({
    providers: ["oidc"],
    oidcName: "Example account",
    signUpDomains: ["example.org", "example.com"],
  });
  person = { ...person, groups: ["staff", "rewrite-admins"] };
  const ada = await enter();
  expect(ada.to).toBe("/account");
  expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ email: person.email });
  expect((await ada.as("GET", "/api/admin/plans")).status).toBe(200);
  expect((await ada.as("GET", "/api/account/sign-ins")).body).toMatchObject({ items: [{ provider: "oidc" }] });

  person = { ...person, groups: ["staff"] };
  const again = await enter();
  expect((await again.as("GET", "/api/usage")).body).toMatchObject({ email: person.email });
  expect((await again.as("GET", "/api/admin/plans")).status).toBe(404);
  const account = await accountOf(person.email);
  const acts = await db.read("SELECT action, actor, detail FROM audit WHERE subject = $1 ORDER BY at, action DESC", [
    account?.id ?? "",
  ]);
  expect(acts).toEqual(
    expect.arrayContaining([
      { action: "sign-in", actor: account?.id, detail: "oidc" },
      { action: "user.admin", actor: null, detail: "given by the sign-in provider" },
      { action: "user.admin", actor: null, detail: "taken by the sign-in provider" },
    ]),
  );
  const kept = await db.read('SELECT * FROM auth_identity WHERE "userId" = $1', [account?.id ?? ""]);
  expect(kept).toMatchObject([
    { accountId: `${provider.issuer} ${person.sub}`, accessToken: null, refreshToken: null, idToken: null },
  ]);
});

test("the first administrator, whose account the first start makes, comes in through the provider and stays one", async () => {
  const unproved = { ...person, email_verified: false };
  const proved = { ...person, groups: ["staff"] };
  const { enter } = await setUp({ ADMIN_EMAIL: person.email });
  person = unproved;
  expect((await enter()).to).toContain("error=");
  person = proved;
  const ada = await enter();
  expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ email: person.email });
  expect((await ada.as("GET", "/api/admin/plans")).status).toBe(200);
  expect((await ada.as("GET", "/api/account/sign-ins")).body).toMatchObject({ items: [{ provider: "oidc" }] });
});

test("another domain, and an address that the provider calls unproved, make no account", async () => {
  const { enter, call } = await setUp();
  person = someone("elsewhere.example");
  expect((await enter()).to).toContain("/signin?error=OTHER_DOMAIN");
  expect(await accountOf(person.email)).toBeUndefined();
  person = { ...someone(), email_verified: false };
  expect((await enter()).to).toContain("error=");
  expect(await accountOf(person.email)).toBeUndefined();
  const { email_verified: _, ...silent } = someone();
  person = silent;
  expect((await enter()).to).toContain("error=");
  expect(await accountOf(person.email)).toBeUndefined();
  const trusting = await setUp({ OIDC_TRUST_EMAIL: "on" });
  expect((await trusting.enter()).to).toBe("/account");
  // Without mail nobody can tell whose address somebody types, so no password makes an account here either.
  const signUp = (email: string) => call("POST", "/api/auth/sign-up/email", { email, password: "correct horse" });
  expect(await signUp("bo@elsewhere.example")).toMatchObject({
    status: 400,
    body: { error: { message: "Only example.org or example.com addresses can have an account here." } },
  });
  expect(await signUp("bo@example.org")).toMatchObject({ status: 404 });
  expect((await call("GET", "/api/site")).body).toMatchObject({ signUp: "closed" });
});

test("a provider that is away or has another name is a plain sentence, and holds up no other sign-in", async () => {
  const away = await setUp({ OIDC_ISSUER: `${provider.issuer}/nobody` });
  expect(await away.begin()).toMatchObject({
    status: 503,
    body: { error: { message: "The sign-in provider isn't responding. Try again shortly." } },
  });
  const renamed = await setUp({ OIDC_ISSUER: provider.issuer.replace("127.0.0.1", "localhost") });
  const { status, body } = await renamed.begin();
  expect([status, JSON.stringify(body)]).toEqual([503, expect.stringContaining("OIDC_ISSUER")]);
  expect((await renamed.call("GET", "/api/auth/get-session")).status).toBe(200);
});

test("the claim of administrators is found by its name, or along its dots, as a text or in a list", () => {
  const wanted = (claim: string) => ({ claim, value: "boss" });
  expect(isAdminBy({ "https://example.org/roles": ["boss"] }, wanted("https://example.org/roles"))).toBe(true);
  expect(isAdminBy({ realm_access: { roles: ["staff", "boss"] } }, wanted("realm_access.roles"))).toBe(true);
  expect(isAdminBy({ role: "boss" }, wanted("role"))).toBe(true);
  for (const profile of [{}, { role: "bosses" }, { role: null }, { role: [["boss", "x"]] }])
    expect(isAdminBy(profile, wanted("role"))).toBe(false);
  expect(isAdminBy({ role: "boss" }, null)).toBeNull();
});
