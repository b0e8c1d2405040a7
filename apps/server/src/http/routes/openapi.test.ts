import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OPERATIONS } from "@rewrite-service/contract";
import { expect, onTestFinished, test } from "vitest";
import { startService } from "../../testing/test-service.ts";

/** What other documents describe: the sign-in library's own paths, MCP, Stripe's webhook, and the description itself. */
const ELSEWHERE = /^\/api\/(?:auth\/|mcp$|billing\/webhook$|openapi\.json$)|^\/api\/\*$/;

/** A service on which everything optional that has routes is switched on. */
const startWhole = () => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-openapi-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const offers = join(folder, "offers.json");
  writeFileSync(
    offers,
    JSON.stringify({ "credits-500": { name: "500 credits", price: "price_credits", credits: 500 } }),
  );
  return startService(`sqlite:${join(folder, "openapi.sqlite")}`, {
    STRIPE_SECRET_KEY: "sk_test_openapi",
    STRIPE_WEBHOOK_SECRET: "whsec_openapi",
    OFFERS_FILE: offers,
  });
};

test("every path of the interface is described with its methods, and nothing that is not there", async () => {
  const { routes } = await startWhole();
  const described = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const served = routes
    .filter(({ method, path }) => !["ALL", "OPTIONS"].includes(method) && path.startsWith("/api/"))
    .map(({ method, path }) => ({ path, name: `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}` }))
    // Of the sign-in library's paths, those that callers need are described.
    .filter(({ path, name }) => !ELSEWHERE.test(path) || described.includes(name))
    .map(({ name }) => name);
  expect([...new Set(described)].sort()).toEqual([...new Set(served)].sort());
});

test("a key on anything that is for browsers alone is told that it needs a session", async () => {
  const { signUp, call } = await startWhole();
  const ada = await signUp();
  const key = String((await ada.as("POST", "/api/keys", { name: "one" })).body["key"]);
  const browsersAlone = OPERATIONS.filter(({ access }) => access === "session" || access === "admin").map(
    ({ method, path, body }) => [method, path.replaceAll(/\{\w+\}/g, "x"), body?.example] as const,
  );
  const sessions = [
    ["get", "/api/auth/list-sessions", undefined],
    ["post", "/api/auth/revoke-session", { token: "x" }],
    ["post", "/api/auth/revoke-other-sessions", {}],
    ["post", "/api/auth/change-password", { currentPassword: "a", newPassword: "b" }],
    ["post", "/api/auth/two-factor/enable", { password: "a" }],
    ["post", "/api/auth/two-factor/disable", { password: "a" }],
    ["post", "/api/auth/two-factor/generate-backup-codes", { password: "a" }],
  ] as const;
  for (const [method, path, body] of [...browsersAlone, ...sessions]) {
    const answer = await call(method.toUpperCase(), path, body, { authorization: `Bearer ${key}` });
    const { code } = (answer.body["error"] ?? {}) as { code?: string };
    expect([method, path, answer.status, code]).toEqual([method, path, 403, "session_required"]);
    const wrong = await call(method.toUpperCase(), path, body, { authorization: "Bearer svc_wrong" });
    expect([path, wrong.status]).toEqual([path, 401]);
  }
});
