import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, openBrowser } from "./browser.ts";
import { startService, type RunningService } from "./service.ts";

const chromium = chromiumPath();

describe.skipIf(chromium === null)("Accounts, in Chromium", () => {
  let service: RunningService;
  let browser: BrowserContext;
  let page: Page;
  const secrets: string[] = [];

  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await fetch(`${service.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };

  beforeAll(async () => {
    service = await startService();
    browser = await openBrowser(chromium as string);
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test("signing up leads back to the page that asked for it", async () => {
    await page.goto(`${service.url}/account`);
    await page.click("main a");
    await page.click("text=Create an account instead");
    await page.fill("input[name=email]", "ana@example.org");
    await page.fill("input[name=password]", "four calm grey herons");
    await page.click("button[type=submit]");
    await page.waitForURL("**/account");
    await page.waitForSelector("text=40 of 40 rewrites left");
  });

  test("a new key is shown once and then only by its last four", async () => {
    await page.click("text=New key");
    await page.fill("dialog input", "ci-drafts");
    await page.click("dialog button[type=submit]");
    const key = await page.innerText("dialog output");
    expect(key).toMatch(/^svc_[0-9A-Za-z]{49}$/);
    secrets.push(key);
    await page.click("text=I have saved it");
    await page.waitForSelector("td >> text=web");
    expect(await page.innerText("main")).not.toContain(key);
  });

  test("a device is approved by a press and is listed under its machine", async () => {
    const asked = await post("/api/device/code", { client_id: "rewrite-service-mcp", machine: "laptop-ana" });
    await page.goto(asked["verification_uri_complete"] ?? "");
    await page.waitForSelector("dd >> text=laptop-ana");
    const approve = page.locator("text=Approve as ana@example.org");
    expect(await approve.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(false);
    await approve.click();
    await page.waitForSelector("text=Done. Go back to laptop-ana.");
    const minted = await post("/api/device/token", {
      grant_type: "urn:ietf:params:oauth:grant-type:device_code",
      client_id: "rewrite-service-mcp",
      device_code: asked["device_code"],
    });
    secrets.push(minted["access_token"] ?? "none");
    await page.goto(`${service.url}/account`);
    await page.waitForSelector("td >> text=laptop-ana");
  });

  test("a key that is revoked stops at once", async () => {
    const usage = (): Promise<number> =>
      fetch(`${service.url}/api/usage`, { headers: { authorization: `Bearer ${secrets[0]}` } }).then(
        (answer) => answer.status,
      );
    expect(await usage()).toBe(200);
    await page.locator("tr", { hasText: "ci-drafts" }).locator("text=Revoke").click();
    await page.locator("dialog >> text=Revoke").last().click();
    await expect.poll(usage).toBe(401);
  });

  test("no key is in the service's log", () => {
    for (const secret of secrets) expect(service.output()).not.toContain(secret);
  });
});
