import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import type { RunningService } from "./service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const draft = "We moved the launch of the billing page to 14 March because two tests still fail.";

describe.skipIf(chromium === null)("History, in Chromium", () => {
  let service: RunningService;
  let browser: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ sharedBrowser, sharedService }) => {
    service = sharedService;
    browser = await openContext(sharedBrowser);
    page = await browser.newPage();
  });

  afterAll(() => browser?.close());

  const rewrite = async (text: string): Promise<void> => {
    await page.goto(service.url);
    await page.waitForSelector(".cm-content");
    await page.click(".cm-content");
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(text);
    // The result of the time before is on show until the request is sent.
    const answered = page.waitForResponse("**/api/humanize");
    await page.keyboard.press("Control+Enter");
    await answered;
    await page.waitForSelector("[data-phase=done]");
  };

  test("once on, each result is kept on this device, even of a page that is left at once", async () => {
    await page.goto(`${service.url}/history`);
    await page.click(".notice button");
    await page.waitForSelector("text=Your next finished rewrite");
    await rewrite(draft);
    await rewrite(`${draft} Bo knows.`);
    await page.goto(`${service.url}/history`);
    await page.waitForSelector("text=1 draft, 2 rewrites");
    await page.reload();
    await page.waitForSelector("text=1 draft, 2 rewrites");
  });

  test("no word of a draft is in the service's log", () => {
    expect(service.output()).not.toMatch(/billing page/i);
  });
});
