import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createFactorSeal } from "../../accounts/sign-in/factor-seal.ts";
import { createConnections } from "../../accounts/connections/connections.ts";
import { isWellFormedKey } from "../../accounts/keys/key-format.ts";
import { createTerms } from "../../accounts/terms.ts";
import { createSeal } from "../../accounts/seal.ts";
import { DATABASE_KINDS, makeDatabase } from "../../testing/database-suite.ts";
import { openDatabase } from "../../database/open.ts";
import { startSmtpStandIn } from "../../testing/smtp-stand-in.ts";
import { sendJson, startStandIn } from "../../testing/http-stand-in.ts";
import type { Invited } from "../invitations.ts";
import { runAdmin } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "rewrite-service-admin-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = "n0t-used-anywhere-else-3f9c1d7a5b2e";

const shell =
  (url: string, over: Record<string, string> = {}) =>
  async (line: string): Promise<{ status: number; out: string; err: string; json: Record<string, unknown> }> => {
    let [out, err] = ["", ""];
    const env = { DATABASE_URL: url, DATA_DIR: folder, SECRET, ...over };
    const terminal = { env, out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
    const status = await runAdmin(line.split(" "), terminal);
    return { status, out, err, json: line.includes("--json") ? (JSON.parse(out) as Record<string, unknown>) : {} };
  };

test.each(DATABASE_KINDS)(
  "an operator makes an account, a key and credits, and sees the usage, on %s",
  async (kind) => {
    const { url, remove } = await makeDatabase(kind);
    const admin = shell(url);
    const user = await admin("user create --email Ada@Example.org --plan pro --admin --json");
    expect(user).toMatchObject({ status: 0, json: { email: "ada@example.org", plan: "pro", admin: true } });
    expect(typeof user.json["id"]).toBe("string");
    expect((await admin("user create --email ada@example.org --json")).status).toBe(2);
    expect((await admin("user create --email bo@example.org --password short --json")).status).toBe(1);
    const link = await admin("user reset-link --email ada@example.org --json");
    expect(String(link.json["url"])).toMatch(/^http:\/\/localhost:8787\/reset-password\?token=./);
    expect(String((await admin("invite create --json")).json["code"])).toHaveLength(32);

    const key = await admin("key create --email ada@example.org --name laptop --json");
    expect(isWellFormedKey(String(key.json["key"]))).toBe(true);
    expect(key.json).toMatchObject({ name: "laptop", madeBy: "admin" });

    const robot = await admin("service-account create --name nightly --plan pro --json");
    expect(robot.json).toMatchObject({ email: "nightly@service.invalid", service: true });
    const listed = (await admin("user list")).out;
    expect(listed).toMatch(/^\S+ {2}ada@example\.org {2}pro {2}admin$/m);
    expect(listed).toMatch(/^\S+ {2}nightly@service\.invalid {2}pro {2}service$/m);
    const of = "--email nightly@service.invalid";
    expect((await admin(`key create ${of} --name job --scope read --expires 2999-01-31 --json`)).json).toMatchObject({
      scope: "read",
      expiresAt: "2999-01-31T00:00:00.000Z",
    });
    expect((await admin(`key create ${of} --name job --scope write`)).status).toBe(2);
    expect((await admin(`key create ${of} --name lists --scope admin`)).err).toContain("user admin");
    expect((await admin(`user admin ${of} --json`)).json).toMatchObject({ admin: true, service: true });
    expect((await admin(`key create ${of} --name lists --scope admin --json`)).json).toMatchObject({ scope: "admin" });
    expect((await admin(`user admin ${of} --undo --json`)).json).toMatchObject({ admin: false });
    expect((await admin(`user reset-link ${of}`)).err).toContain("nobody signs in");
    expect((await admin("service-account end --name nightly")).status).toBe(0);

    const granted = await admin("credits grant --email ada@example.org --amount 12 --reason welcome --json");
    expect(granted.json).toMatchObject({ amount: 12, balance: 12 });
    const taken = await admin("credits take --email ada@example.org --amount 20 --reason dispute --json");
    expect(taken.json).toMatchObject({ taken: 12, shortfall: 8, balance: 0 });
    await admin("credits grant --email ada@example.org --amount 12 --reason again");
    const usage = await admin("usage show --email ada@example.org --json");
    expect(usage.json).toMatchObject({ plan: "pro", credits: { balance: 12 }, allowance: { used: 0, limit: 2_000 } });

    expect((await admin("user set-plan --email ada@example.org --plan free --json")).json).toMatchObject({
      plan: "free",
    });
    expect((await admin("user set-plan --email ada@example.org --plan gold")).err).toContain("no plan gold");
    expect((await admin("user list --json")).json).toMatchObject({
      items: [{ email: "ada@example.org", plan: "free" }],
    });
    expect((await admin("key revoke --email ada@example.org --name laptop --json")).json).toMatchObject({ revoked: 1 });
    expect((await admin("doctor --json")).json).toMatchObject({ ok: true, violations: [] });
    const db = await openDatabase({ url });
    const acts = await db.read<{ action: string; actor: string | null }>("SELECT action, actor FROM audit");
    expect(acts.every(({ actor }) => actor === null)).toBe(true);
    expect(acts.map(({ action }) => action).toSorted()).toEqual([
      "credits.grant",
      "credits.grant",
      "credits.take",
      "invite.create",
      "key.create",
      "key.create",
      "key.create",
      "key.revoke",
      "user.admin",
      "user.admin",
      "user.create",
      "user.create",
      "user.delete",
      "user.plan",
      "user.reset-link",
    ]);
    expect(JSON.stringify(acts)).not.toContain(String(key.json["key"]));
    await db.close();

    const file = join(folder, `${kind}.jsonl`);
    expect((await admin(`export ${file} --json`)).status).toBe(0);
    const other = await makeDatabase(kind === "sqlite" ? "postgres" : "sqlite");
    const elsewhere = shell(other.url);
    expect((await elsewhere(`import ${file} --json`)).status).toBe(0);
    expect((await elsewhere("usage show --email ada@example.org --json")).json).toMatchObject({
      credits: { balance: 12 },
    });
    expect((await elsewhere(`import ${file}`)).err).toContain("not empty");
    await other.remove();

    expect((await admin("user delete --email ada@example.org --json")).status).toBe(0);
    expect((await admin("user list --json")).json).toEqual({ items: [] });
    await remove();
  },
);

test("an account is deleted once its subscription has ended, and kept where that cannot be", async () => {
  const { url, remove } = await makeDatabase("sqlite");
  const stripe = await startStandIn((_, response) => sendJson(response, 200, { id: "sub_1", status: "canceled" }));
  const admin = shell(url);
  const { id } = (await admin("user create --email ada@example.org --json")).json;
  const db = await openDatabase({ url, connectionsMax: 1 });
  await db.run(
    `INSERT INTO billing_account (account_id, asked, customer, subscription_id, plan, status)
     VALUES ($1, 1, 'cus_1', 'sub_1', 'pro', 'active')`,
    [String(id)],
  );
  await db.close();

  const refused = await admin("user delete --email ada@example.org");
  expect(refused).toMatchObject({ status: 1, err: expect.stringContaining("STRIPE_SECRET_KEY") as string });
  expect((await admin("user list")).out).toContain("ada@example.org");
  const money = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_API_BASE: stripe.url,
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    OFFERS_FILE: "offers.json",
  };
  expect(await shell(url, money)("user delete --email ada@example.org")).toMatchObject({ err: "", status: 0 });
  expect(stripe.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /v1/subscriptions/sub_1"]);
  expect((await admin("user list --json")).json).toEqual({ items: [] });
  await stripe.close();
  await remove();
});

test("a list of people is invited by mail, each once; who has an account or a wrong line is told apart", async () => {
  const { url, remove } = await makeDatabase("sqlite");
  const mail = await startSmtpStandIn();
  const admin = shell(url, { SMTP_URL: mail.url, SIGN_UP_DOMAINS: "example.org" });
  await admin("user create --email bo@example.org");
  const file = join(folder, "people.csv");
  const invite = (lines: readonly string[]) => {
    writeFileSync(file, lines.join("\r\n"));
    return admin(`invite create --file ${file} --json`);
  };
  expect(await invite(["Email;Name", "ada@example.org;Ada", "not one", ""])).toMatchObject({
    status: 2,
    err: "No email address at the start of line 3.",
  });
  expect((await invite(["ada@example.org", "eve@elsewhere.example"])).err).toContain("Check line 2.");
  mail.refuse.push("550 no");
  const { status, json } = await invite([
    "\uFEFFE-mail,Name",
    '"Cy@Example.org","Cy, of sales"',
    "ada@example.org,Ada",
    "ADA@example.org",
    "bo@example.org",
  ]);
  expect(json).toMatchObject({
    invited: [{ email: "cy@example.org" }, { email: "ada@example.org" }],
    present: ["bo@example.org"],
  });
  expect(status).toBe(1);
  const mailed = (json["invited"] as Invited[]).filter((one) => one.mailed);
  const letter = ({ email, url: link }: Invited) => ({ to: email, text: expect.stringContaining(link) as string });
  expect(mailed).toHaveLength(1);
  expect(mail.mails).toMatchObject(mailed.map(letter));
  expect((await admin("invite create --email eve@elsewhere.example")).status).toBe(2);
  // Without mail the links are for the operator to hand over, which is no failure.
  writeFileSync(file, "di@example.org\ned@example.org\n");
  const byHand = await shell(url)(`invite create --file ${file}`);
  expect(byHand.status).toBe(0);
  expect(byHand.out).toMatch(
    /^Invited 2 people, 0 of them by email\. 0 people already had an account\.\nValid once, for 14 days; hand them over yourself:\ndi@example\.org,http\S+\ned@example\.org,http\S+$/,
  );
  await mail.close();
  await remove();
});

test("doctor exits 1 when the ledger does not add up, and says which rows", async () => {
  const { url, remove } = await makeDatabase("sqlite");
  const admin = shell(url);
  const { json } = await admin("user create --email bo@example.org --json");
  await admin("credits grant --email bo@example.org --amount 5 --reason test");
  const db = await openDatabase({ url });
  await db.run("UPDATE fund SET used = 2 WHERE owner = $1", [String(json["id"])]);
  await db.close();
  const sick = await admin("doctor --json");
  expect(sick.status).toBe(1);
  expect(sick.json).toMatchObject({ ok: false });
  expect(JSON.stringify(sick.json["violations"])).toContain(`${String(json["id"])}:credits`);
  await remove();
});

test("a backup made beside an open database is whole, and restore --check says so", async () => {
  const { url, remove } = await makeDatabase("sqlite");
  const admin = shell(url);
  await admin("user create --email bo@example.org");
  const server = await openDatabase({ url });
  const file = join(folder, "backup.sqlite");
  expect((await admin(`backup ${file}`)).status).toBe(0);
  expect(existsSync(file)).toBe(true);
  expect((await admin(`restore ${file} --check --json`)).json).toMatchObject({ ok: true });
  expect((await admin(`backup ${file}`)).err).toContain("exists already");
  await server.close();
  await remove();
});

test("config check masks secrets and names what is wrong", async () => {
  const admin = shell("sqlite::memory:");
  const good = await admin("config check --json");
  expect(good).toMatchObject({ status: 0, json: { ok: true } });
  expect(good.out).not.toContain(SECRET);
  const model = shell("sqlite::memory:", { PROVIDER: "anthropic", PROVIDER_API_KEY: "key-1", MODEL_FAST: "quick" });
  const { out } = await model("config check");
  expect(out).toContain("claude-haiku-5-5 at anthropic is used for: standard, kept until 2027-10-07 at least");
  expect(out).toContain("quick at anthropic is used for: fast");
  expect(out).not.toContain("key-1");
});

test("doctor names a model that is gone and exits 1", async () => {
  const { url, remove } = await makeDatabase("sqlite");
  const provider = await startStandIn(({ method }, response) =>
    method === "GET" ? sendJson(response, 200, { data: [{ id: "new" }] }) : sendJson(response, 404, {}),
  );
  const env = { PROVIDER: "openai-compatible", PROVIDER_BASE_URL: provider.url, MODEL_STANDARD: "old" };
  const { status, out } = await shell(url, env)("doctor");
  expect([status, out]).toEqual([1, expect.stringContaining("set MODEL_STANDARD to one that is there, such as new")]);
  await provider.close();
  await remove();
});

test("a wrong call is answered in one sentence and exits 2", async () => {
  const admin = shell("sqlite::memory:");
  for (const line of [
    "frobnicate",
    "user create",
    "key create --email nobody@example.org --name x",
    "user list --wat",
  ]) {
    const { status, err } = await admin(line);
    expect(status).toBe(2);
    expect(err).not.toContain("    at ");
  }
  expect((await admin("--help")).out).toContain("credits grant");
});

test("row 14: after a change of secret, doctor reports what cannot be opened and reseal brings it under the new one", async () => {
  const { url, remove } = await makeDatabase("sqlite");
  const { json } = await shell(url)("user create --email ada@example.org --json");
  const db = await openDatabase({ url });
  const parts = { db, clock: { now: () => 1 } };
  const baseUrl = new URL("https://api.openai.com/v1");
  const row = { provider: "openai", name: "Mine", baseUrl, model: "small", key: "sk-canary-1" } as const;
  const made = createConnections({ ...parts, seal: createSeal(SECRET) });
  const { id } = await made.create(String(json["id"]), row);
  await made.choose(String(json["id"]), id);
  await createTerms({ ...parts, seal: createSeal(SECRET) }).replace(String(json["id"]), ["Kestrel Desk"]);
  const factor = createFactorSeal({ secret: SECRET, previous: [] });
  await db.run(
    `INSERT INTO auth_two_factor (id, secret, "backupCodes", "userId", verified) VALUES ('1', $1, $2, $3, 1)`,
    [await factor.close("app-secret"), await factor.close('["code-1"]'), String(json["id"])],
  );
  await db.run(`UPDATE auth_user SET "twoFactorEnabled" = 1`);

  const NEXT = "the-next-one-5b2e3f9c1d7a4c6e8a0b";
  const lost = shell(url, { SECRET: NEXT });
  expect(await lost("doctor --json")).toMatchObject({ status: 1 });
  expect((await lost("secret reseal --json")).json).toMatchObject({ resealed: 0, unreadable: 4 });
  const changed = shell(url, { SECRET: NEXT, SECRET_PREVIOUS: SECRET });
  expect((await changed("doctor")).out).toContain("run secret reseal");
  expect((await changed("secret reseal --json")).json).toEqual({
    resealed: 4,
    current: 4,
    previous: 0,
    unreadable: 0,
  });
  expect(await lost("doctor --json")).toMatchObject({ status: 0 });
  expect((await lost("secret forget --json")).json).toEqual({ forgotten: 0 });
  const after = createConnections({ ...parts, seal: createSeal(NEXT) });
  expect(await after.chosen(String(json["id"]))).toMatchObject({ key: "sk-canary-1" });
  const terms = createTerms({ ...parts, seal: createSeal(NEXT) });
  expect(await terms.list(String(json["id"]))).toEqual(["Kestrel Desk"]);
  const [kept] = await db.read<{ secret: string }>("SELECT secret FROM auth_two_factor");
  expect(await createFactorSeal({ secret: NEXT, previous: [] }).open(kept?.secret ?? "")).toBe("app-secret");
  expect((await shell(url)("secret forget --json")).json).toEqual({ forgotten: 3 });
  expect(await db.read(`SELECT "twoFactorEnabled" AS "on" FROM auth_user`)).toEqual([{ on: null }]);
  expect(await db.read("SELECT id FROM connection")).toEqual([]);
  await db.close();
  await remove();
});

test("what each command gives to programs", async () => {
  const { url, remove } = await makeDatabase("sqlite");
  const admin = shell(url);
  const plain = (text: string): string =>
    text
      .replace(/"(hint|code|key|url)":"[^"]*"/g, '"$1":"\u2026"')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
      .replace(/\b20\d\d-\d\d(?:-\d\d(?:T[\d:.]+Z)?)?/g, "DAY");
  const said: string[] = [];
  for (const line of [
    "user create --email ada@example.org --plan pro",
    "user create --email bo@example.org --admin",
    "user disable --email bo@example.org",
    "user list",
    "user admin --email ada@example.org",
    "user set-plan --email ada@example.org --plan free",
    "user factor-reset --email ada@example.org",
    "key create --email ada@example.org --name laptop",
    "key create --email ada@example.org --name laptop --expires 2999-01-31",
    "key revoke --email ada@example.org --name laptop",
    "credits grant --email ada@example.org --amount 11 --reason more",
    "credits take --email ada@example.org --amount 20 --reason dispute",
    "usage show --email ada@example.org",
    "template create --email ada@example.org --name Brief --instructions Short. --register slack",
    "service-account create --name nightly --plan pro",
    "service-account end --name nightly",
    "invite create",
    "user delete --email bo@example.org",
    "secret reseal",
  ]) {
    const { status, out, err } = await admin(`${line} --json`);
    said.push(plain(`$ ${line}\n${status}: ${(out + err).trim()}`));
  }
  expect(said.join("\n")).toMatchSnapshot();
  await remove();
});

test("what each command says to people, and what it writes down", async () => {
  const { url, remove } = await makeDatabase("sqlite");
  const admin = shell(url);
  const sample = join(folder, "sample.txt");
  writeFileSync(sample, "Hey Bo,\n\nCan't make it. I'll send the deck tonight, don't wait for me!\n\nCheers,\nMax");
  // What differs from run to run goes: ids, secrets, the date and the folder.
  const plain = (text: string): string =>
    text
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
      .replace(/svc_\w+/g, "KEY")
      .replace(/token=\S+/g, "token=T")
      .replace(/invite=\S+/g, "invite=CODE")
      .replace(/\b20\d\d-\d\d(?:-\d\d(?:T[\d:.]+Z)?)?/g, "DAY")
      .replace(/\([^)]*(?:free in|fsync took|clock)[^)]*\)/g, "(\u2026)")
      .replaceAll(folder, "FOLDER");
  const said: string[] = [];
  for (const line of [
    "user create --email ada@example.org",
    "user create --email bo@example.org --plan pro --admin",
    "user create --email ada@example.org",
    "user create --email ada",
    "user create --email cy@example.org --plan gold",
    "user create --email cy@example.org --plan anonymous",
    "user disable --email ada@example.org",
    "user list",
    "user disable --email ada@example.org --undo",
    "user admin --email ada@example.org",
    "user admin --email ada@example.org --undo",
    "user admin --email ada@example.org --undo",
    "user set-plan --email ada@example.org --plan pro",
    "user set-plan --email ada@example.org --plan pro",
    "user set-plan --email ada@example.org --plan anonymous",
    "user reset-link --email ada@example.org",
    "user factor-reset --email ada@example.org",
    "key create --email bo@example.org --name laptop",
    "key create --email bo@example.org --name lists --scope admin",
    "key create --email ada@example.org --name lists --scope admin",
    "key create --email ada@example.org --name job --expires 2999-01-31",
    "key create --email ada@example.org --name job --expires soon",
    "key create --email ada@example.org --name job",
    "key revoke --email ada@example.org --name job",
    "key revoke --email ada@example.org --name job",
    "key revoke --email bo@example.org --name laptop",
    "credits grant --email ada@example.org --amount 1 --reason welcome",
    "credits grant --email ada@example.org --amount 11 --reason more",
    "credits grant --email ada@example.org --amount 0 --reason none",
    "credits take --email ada@example.org --amount 5 --reason dispute",
    "credits take --email ada@example.org --amount 20 --reason dispute",
    "usage show --email ada@example.org",
    "usage export --month 2026-11",
    "usage export --month 2026-13",
    "template create --email ada@example.org --name Brief --instructions Short. --register slack",
    "template create --email ada@example.org --name Brief --instructions Short. --register memo",
    `voice create --email ada@example.org --name Work --sample ${sample} --default`,
    `voice create --email ada@example.org --name Work --sample ${join(folder, "absent.txt")}`,
    "service-account create --name nightly --plan pro",
    "service-account create --name nightly",
    "service-account create --name Nightly!",
    "user list",
    "service-account end --name nightly",
    "service-account end --name nightly",
    "invite create",
    "invite create --email cy@example.org",
    "user delete --email bo@example.org",
    "user delete --email bo@example.org",
    "doctor",
    "secret reseal",
  ]) {
    const { status, out, err } = await admin(line);
    said.push(plain(`$ ${line}\n${status}: ${(out + err).trim()}`));
  }
  expect(said.join("\n")).toMatchSnapshot();
  const db = await openDatabase({ url });
  const acts = await db.read<{ action: string; detail: string | null }>(
    "SELECT action, detail FROM audit ORDER BY rowid",
  );
  expect(acts.map(({ action, detail }) => plain(`${action}: ${detail ?? "\u2013"}`))).toMatchSnapshot();
  await db.close();
  await remove();
});
