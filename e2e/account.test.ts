import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import { signInByPasskeyAndCode } from "./passkey-and-code.ts";
import type { RunningService } from "./service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const PASSWORD = "four calm grey herons";

/** What only a browser can show of an account: where things lie, its own dialogs, authenticators and downloads. */
describe.skipIf(chromium === null)("Accounts, in Chromium", () => {
  let service: RunningService;
  let browser: BrowserContext;
  let page: Page;
  let secret = "";

  test.beforeAll(async ({ sharedBrowser, sharedService }) => {
    service = sharedService;
    browser = await openContext(sharedBrowser);
    page = await browser.newPage();
  });

  afterAll(() => browser?.close());

  test("for a finger, the button that shows the password lies over no part of its field", async () => {
    const phone = await browser.browser()?.newContext({ hasTouch: true, isMobile: true });
    const form = await phone?.newPage();
    await form?.goto(`${service.url}/signup`);
    const [field, button] = await Promise.all([
      form?.locator(".password-field input").boundingBox(),
      form?.locator(".password-field > button").boundingBox(),
    ]);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    await phone?.close();
  });

  test("signing up leads back to the page that asked for it", async () => {
    await page.goto(`${service.url}/account`);
    await page.click("main a");
    await page.click("text=New here? Create an account");
    await page.fill("input[name=email]", "mia@example.org");
    await page.fill("input[name=password]", PASSWORD);
    await page.click("button[type=submit]");
    await page.waitForURL("**/account");
    await page.waitForSelector("text=60 of 60 rewrites left today.");
    expect(await page.textContent("#plan")).toMatch(/Resets at 00:00 UTC \(in (?:\d+ h|(?:\d+ h )?\d+ min)\)\./);
  });

  test("on a phone its parts are one line above the plan, and the button of a page stands beside its title", async () => {
    const middle = async (selector: string): Promise<number> => {
      const box = await page.locator(selector).boundingBox();
      return Math.round((box?.y ?? Number.NaN) + (box?.height ?? 0) / 2);
    };
    await page.setViewportSize({ width: 390, height: 844 });
    const lines = await page
      .locator(".parts a")
      .evaluateAll((links) => links.map((one) => one.getBoundingClientRect().top));
    expect(new Set(lines).size).toBe(1);
    const [list, plan] = await Promise.all([
      page.locator(".parts ul").boundingBox(),
      page.locator("#plan").boundingBox(),
    ]);
    expect(plan?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await middle(".page-head .button")).toBe(await middle("h1"));
    await page.goto(`${service.url}/voices`);
    await page.waitForSelector("text=New voice");
    expect(await middle(".page-head .button-primary")).toBe(await middle("h1"));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${service.url}/account`);
  });

  test("a new key is shown once; only “Done” closes it, and then its last four are left", async () => {
    await page.click("#keys >> text=New key");
    await page.fill("dialog input", "ci-drafts");
    await page.click("dialog button[type=submit]");
    secret = await page.innerText("dialog output");
    expect(secret).toMatch(/^svc_[0-9A-Za-z]{49}$/);
    // At the second press Chromium asks no page.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(await page.innerText("dialog output")).toBe(secret);
    await page.click("text=Done");
    await page.waitForSelector(`td >> text=svc_…${secret.slice(-4)}`);
    expect(await page.innerText("main")).not.toContain(secret);
  });

  test("a passkey signs in by itself, and after the password comes the code of the app", async () => {
    await signInByPasskeyAndCode(page, `${service.url}/signin?to=/account`, "mia@example.org", PASSWORD);
  });

  test("all that is stored can be had as a file", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("text=Export everything")]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
  });

  test("no key is in the service's log", () => {
    expect(service.output()).not.toContain(secret);
  });
});
