import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import { startModel, type Model } from "./model.ts";
import { startDevice } from "./screens/account.ts";
import { samples } from "./screens/library.ts";
import { startService, type RunningService } from "./service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const EMAIL = "ana@example.org";
const PASSWORD = "four calm grey herons";
const NOTES = "- release moves to Thursday 16:00\n- 3 tests in billing fail\n- do not page ops";
const EXPANDED =
  "The release moves to Thursday 16:00. The reason is that 3 tests in billing fail. Until then, do not page ops.";
const VARIANTS = [
  EXPANDED.replace("The reason is that 3 tests in billing fail.", "In billing, 3 tests fail."),
  EXPANDED.replace("The reason is that 3 tests in billing fail.", "This is because 3 tests in billing fail."),
  EXPANDED.replace("The reason is that 3 tests in billing fail.", "We found 3 tests in billing that fail."),
];

/** One person's first day, each step on what the step before left. */
describe.skipIf(chromium === null)("From sign-up to a device of one's own, in Chromium", () => {
  let service: RunningService;
  let model: Model;
  let browser: BrowserContext;
  let page: Page;
  const secrets: string[] = [];

  const press = (name: string, within = "main") =>
    page.locator(within).getByRole("button", { name, exact: true }).click();
  const left = (): Promise<string> => page.innerText(".left-today");
  const clean = async (): Promise<string> => {
    await page.click(".result-pane .choice >> text=Clean");
    return page.locator(".clean, .review").evaluate((box) => box.textContent);
  };
  const usage = async (key: string | undefined): Promise<{ allowance?: { used: number } }> => {
    const answer = await fetch(`${service.url}/api/usage`, { headers: { authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { allowance: { used: number } };
  };

  test.beforeAll(async ({ sharedBrowser }) => {
    model = await startModel();
    service = await startService(model.environment);
    browser = await openContext(sharedBrowser);
    await browser.grantPermissions(["clipboard-read", "clipboard-write"], { origin: service.url });
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await model?.stop();
  });

  test("notes that were written signed out are still there after signing up, with 60 rewrites", async () => {
    await page.goto(service.url);
    await page.waitForSelector(".cm-content");
    await page.click(".cm-content");
    await page.keyboard.insertText(NOTES);
    await page.click("header >> text=Sign in");
    await page.click("text=New here? Create an account");
    await page.fill("input[name=email]", EMAIL);
    await page.fill("input[name=password]", PASSWORD);
    await page.click("button[type=submit]");
    await page.waitForSelector(".cm-content");
    expect((await page.innerText(".cm-content")).split("\n").filter((line) => line !== "")).toEqual(NOTES.split("\n"));
    await expect.poll(left).toBe("60 rewrites left today");
  });

  test("a voice is measured from samples, and is the one that rewrites use", async () => {
    await page.click("nav >> text=Voices");
    await page.click("text=New voice");
    await page.fill("form input", "Mine");
    await page.fill(".sample textarea", samples[0] as string);
    await page.click("text=Add sample");
    await page.fill(".sample:nth-of-type(2) textarea", samples[1] as string);
    await page.waitForSelector(".habit");
    await press("Save voice");
    await page.waitForURL(/\/voices\/(?!new)/);
    await page.click("nav >> text=Write");
    await page.waitForSelector("option >> text=Mine (default)", { state: "attached" });
  });

  test("the notes are expanded, every fact of them is kept, and one rewrite is gone", async () => {
    model.sayInTurn(EXPANDED);
    await page.click(".draft-column >> text=Notes");
    await page.click(".cm-content");
    const asked = page.waitForRequest("**/api/humanize");
    await page.keyboard.press("Control+Enter");
    expect((await asked).postDataJSON()).toMatchObject({ mode: "expand", text: NOTES });
    await page.waitForSelector("[data-phase=done]");
    await expect.poll(() => page.textContent("#facts-summary")).toMatch(/none missing, none added/);
    expect(await clean()).toContain("3 tests in billing fail");
    await expect.poll(left).toBe("59 rewrites left today");
  });

  test("a protected place goes along with every variant, and two more rewrites are gone", async () => {
    await page.click(".cm-content");
    await page.keyboard.press("Control+End");
    for (const _letter of "do not page ops") await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Control+'");
    await page.waitForSelector(".chip >> text=do not page ops");
    model.sayInTurn(...VARIANTS);
    const asked = page.waitForRequest("**/api/humanize");
    await page.click(".result-pane [aria-label=More]");
    await press("Another version uses 1 rewrite", ".more-menu");
    expect((await asked).postDataJSON()).toMatchObject({
      mode: "vary",
      fromNotes: true,
      protectedSpans: ["do not page ops"],
    });
    await press("One more version uses 1 rewrite", ".versions");
    await page.waitForSelector(".version-option:nth-child(2)[data-phase=done]");
    await expect.poll(left).toBe("57 rewrites left today");
  });

  test("a sentence of one variant is mixed into the result, all is accepted and copied", async () => {
    expect(await page.locator(".result-pane .choice >> text=Review").count()).toBe(0);
    await page.locator(".review .unchanged", { hasText: "3 tests in billing" }).click();
    await press("This sentence only", ".versions");
    await page.click(".version-option .take >> text=This is because 3 tests in billing fail.");
    await expect.poll(clean).toContain("This is because 3 tests in billing fail.");
    const mixed = await clean();
    expect(mixed).toContain("do not page ops");
    await page.keyboard.press("Control+Shift+Enter");
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toBe(mixed);
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });

  test("a key is made, and sees the same allowance", async () => {
    await page.goto(`${service.url}/account`);
    await page.waitForSelector("text=57 of 60 rewrites left today.");
    await page.click("#keys >> text=New key");
    await page.fill("dialog input", "ci-drafts");
    await page.click("dialog button[type=submit]");
    secrets.push(await page.innerText("dialog output"));
    await page.click("text=Done");
    expect(await usage(secrets[0])).toMatchObject({ allowance: { used: 3 } });
  });

  test("a device that asks is approved by a press, and its rewrite is the next to fall off the allowance", async () => {
    const asked = await startDevice(service.url, "laptop-ana");
    await page.goto(asked["verification_uri_complete"] ?? "");
    await page.waitForSelector("dd >> text=laptop-ana");
    expect(await page.textContent(".shown-code")).toBe(asked["user_code"]);
    // A key that is pressed before the codes were compared approves nothing.
    await page.keyboard.press("Enter");
    expect(await page.locator("text=Done.").count()).toBe(0);
    await press(`Approve as ${EMAIL}`);
    await page.waitForSelector("text=Done. Go back to laptop-ana.");
    const token = await fetch(`${service.url}/api/device/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        grant_type: "urn:ietf:params:oauth:grant-type:device_code",
        client_id: "rewrite-service-mcp",
        device_code: asked["device_code"],
      }),
    });
    const { access_token: key = "none" } = (await token.json()) as Record<string, string>;
    secrets.push(key);
    model.sayInTurn("The release moves to Thursday 16:00.");
    const rewrite = await fetch(`${service.url}/api/humanize`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ text: "release moves to Thursday 16:00", register: "slack" }),
    });
    expect(await rewrite.text()).toContain('"done"');
    await page.click("nav >> text=Write");
    await expect.poll(left).toBe("56 rewrites left today");
  });

  test("no secret and nothing of the draft is in the service's log", () => {
    for (const secret of [...secrets, PASSWORD, "page ops"]) expect(service.output()).not.toContain(secret);
  });
});
