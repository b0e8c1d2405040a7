import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UsageReport } from "@rewrite-service/contract";
import { describe, expect, test } from "vitest";
import { GOOD_KEY, testApp } from "../../testing/test-app.ts";

const authorization = `Bearer ${GOOD_KEY}`;
const report: UsageReport = {
  email: "ada@example.org",
  plan: "free",
  allowance: { used: 1, limit: 40, periodStart: "2026-11-21T00:00:00.000Z", periodEnd: "2026-11-22T00:00:00.000Z" },
  credits: { balance: 3 },
  tiers: ["standard"],
  limits: { textCharacters: 20_000, streams: 5, perMinute: 30 },
  recent: [],
  byKey: [],
};

describe("GET /api/usage", () => {
  test("200: the account's own figures, not to be stored", async () => {
    const { app } = testApp({ usageReport: (id) => Promise.resolve(id === "account-1" ? report : null) });
    const response = await app.request("/api/usage", { headers: { authorization } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(report);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("ratelimit-policy")).toBe('"rewrites";q=1000;w=60');
  });

  test("401: without key or session, and with a bad key", async () => {
    const { app } = testApp();
    for (const headers of [{}, { authorization: "Bearer svc_bad" }, { cookie: "service_session=forged" }]) {
      const response = await app.request("/api/usage", { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toMatch(/^Bearer/);
    }
  });

  test("405: another method, with Allow", async () => {
    const response = await testApp().app.request("/api/usage", { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});

test("GET /api/site says what somebody without an account has used, by the block of the address", async () => {
  const anonymousUsed = (block: string): Promise<number> => Promise.resolve(block === "192.0.2.0" ? 12 : 0);
  const { app } = testApp({ anonymousUsed, clientAddress: () => "192.0.2.7", blockOf: () => "192.0.2.0" });
  const response = await app.request("/api/site");
  expect(await response.json()).toMatchObject({ withoutAccount: { allowance: 30, used: 12 }, account: null });
});

describe("GET /api/policy", () => {
  const { app } = testApp({ policy: '{"version":"7","é":1}' });

  test("200: the bytes of the policy, cacheable, with an ETag", async () => {
    const response = await app.request("/api/policy");
    expect(await response.text()).toBe('{"version":"7","é":1}');
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("etag")).toMatch(/^"[\w-]{27}"$/);
    expect(response.headers.get("cache-control")).toContain("max-age");
  });

  test("304: for a caller who has it, by any form of the header", async () => {
    const etag = (await app.request("/api/policy")).headers.get("etag") ?? "";
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await app.request("/api/policy", { headers: { "if-none-match": header } });
      expect([response.status, await response.text(), response.headers.get("etag")]).toEqual([304, "", etag]);
    }
    expect((await app.request("/api/policy", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("HEAD has the headers and no body", async () => {
    const response = await app.request("/api/policy", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});

describe("GET /api/registers", () => {
  test("200: every register with name and summary", async () => {
    const body = (await (await testApp().app.request("/api/registers")).json()) as { items: Record<string, string>[] };
    expect(body.items.map(({ id }) => id)).toEqual(["slack", "email", "skip_level", "linkedin"]);
    for (const item of body.items) expect(Object.keys(item)).toEqual(["id", "name", "summary"]);
  });
});

describe("GET /api/openapi.json and /docs", () => {
  test("200: the description and a page that asks nobody else for anything", async () => {
    const { app } = testApp();
    expect(await (await app.request("/api/openapi.json")).json()).toMatchObject({ openapi: "3.1.0" });
    const page = await (await app.request("/docs")).text();
    expect(page).toContain("/api/humanize");
    expect(page).not.toMatch(/<script|(?:src|href)="(?:https?:)?\/\//);
  });
});

test("security.txt names the operator's contact for half a year, and is not there where there is none", async () => {
  expect((await testApp().app.request("/.well-known/security.txt")).status).toBe(404);
  const { deps } = testApp();
  const server = { ...deps.server, securityContact: "mailto:security@example.org" };
  const answer = await testApp({ server, clock: { now: () => Date.UTC(2026, 0, 1, 12) } }).app.request(
    "/.well-known/security.txt",
  );
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect((await answer.text()).split("\n").slice(0, 2)).toEqual([
    "Contact: mailto:security@example.org",
    "Expires: 2026-06-30T00:00:00.000Z",
  ]);
});

describe("health", () => {
  test("healthz answers while readyz says why the server is not ready", async () => {
    const { app } = testApp({ notReady: () => Promise.resolve("no database") });
    expect((await app.request("/healthz")).status).toBe(200);
    const ready = await app.request("/readyz");
    expect([ready.status, await ready.json()]).toEqual([503, { status: "not ready", reason: "no database" }]);
    expect((await testApp().app.request("/readyz")).status).toBe(200);
  });

  test.each([null, "."])("metrics count requests by route, never by address (web folder %j)", async (webFolder) => {
    const { app } = testApp({ webFolder });
    await app.request("/healthz");
    await app.request("/api/registers?secret=canary");
    await app.request("/canary");
    const page = await (await app.request("/metrics")).text();
    expect(page).toMatch(/rewrite_http_requests_total\{method="GET",route="\/api\/registers",status="200"\} 1/);
    expect(page).toMatch(/route="\/healthz",status="200"\} 1/);
    expect(page).toMatch(/route="unmatched",status="404"\} 1/);
    expect(page).not.toContain("canary");
    for (const line of page.trim().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
  });
});

test("the web app's pages and files are counted as such, whatever their addresses", async () => {
  const webFolder = await mkdtemp(join(tmpdir(), "web-"));
  await writeFile(join(webFolder, "index.html"), "<p>here</p>");
  await writeFile(join(webFolder, "icon.svg"), "<svg/>");
  const { app } = testApp({ webFolder });
  for (const path of ["/", "/history", "/icon.svg", "/canary.svg"]) await app.request(path);
  // The app says there that it has no such page.
  const none = await app.request("/canary");
  expect([none.status, await none.text()]).toEqual([404, "<p>here</p>"]);
  const page = await (await app.request("/metrics")).text();
  expect(page).toMatch(/route="page",status="200"\} 2/);
  expect(page).toMatch(/route="page",status="404"\} 1/);
  expect(page).toMatch(/route="file",status="200"\} 1/);
  expect(page).toMatch(/route="unmatched",status="404"\} 1/);
  await rm(webFolder, { recursive: true });
});

test("a file whose name changes with what is in it is kept for a year, every other asked for again", async () => {
  const webFolder = await mkdtemp(join(tmpdir(), "web-"));
  await mkdir(join(webFolder, "assets"));
  for (const name of ["index.html", "icon.svg", "assets/app-1.js"]) await writeFile(join(webFolder, name), "here");
  const { app } = testApp({ webFolder });
  const kept = async (path: string) => (await app.request(path)).headers.get("cache-control");
  expect([await kept("/assets/app-1.js"), await kept("/icon.svg"), await kept("/")]).toEqual([
    "public, max-age=31536000, immutable",
    "no-cache",
    "no-cache",
  ]);
  await rm(webFolder, { recursive: true });
});

test("every answer has the security headers and a request id", async () => {
  const { app } = testApp();
  for (const path of ["/", "/docs", "/api/policy", "/api/nothing", "/healthz"]) {
    const { headers } = await app.request(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy")).not.toContain("script-src 'self' 'unsafe");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("strict-transport-security")).toBeNull();
  }
  const server = { ...testApp().deps.server, appUrl: new URL("https://rewrite.example"), loopback: false };
  expect((await testApp({ server }).app.request("/")).headers.get("strict-transport-security")).toContain("max-age");
});
