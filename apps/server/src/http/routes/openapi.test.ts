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
  const served = routes
    .filter(({ method, path }) => !["ALL", "OPTIONS"].includes(method) && path.startsWith("/api/"))
    .filter(({ path }) => !ELSEWHERE.test(path))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  const described = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect([...new Set(described)].sort()).toEqual([...new Set(served)].sort());
});
