import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, openBrowser } from "./browser.ts";
import { startScriptedService, type ScriptedService } from "./scripted-service.ts";

const chromium = chromiumPath();

describe.skipIf(chromium === null)("Compare, in Chromium", () => {
  let service: ScriptedService;
  let browser: BrowserContext;

  beforeAll(async () => {
    service = await startScriptedService();
    browser = await openBrowser(chromium as string);
  });

  // A breach of the page's policy is an error here.
  afterAll(async () => {
    await service?.stop();
    await browser?.close();
  });

  test("a text is typed over where words of it are marked, and one undo takes that back", async () => {
    const page = await browser.newPage();
    await page.goto(`${service.url}/compare`);
    await page.waitForSelector(".cm-content >> nth=1");
    const [draft, result] = [page.locator(".cm-content").nth(0), page.locator(".cm-content").nth(1)];
    await draft.click();
    await page.keyboard.insertText("The hearing is in court 3.");
    await result.click();
    await page.keyboard.insertText("The hearing is in court 4.");
    await page.waitForSelector(".cm-wrong");
    for (const text of ["Bed 14 is free.", "Bed 15 is not free."]) {
      await page.keyboard.press("Control+a");
      await page.keyboard.type(text);
      await expect.poll(() => result.innerText()).toBe(text);
      await page.waitForSelector(".cm-differs");
    }
    await page.keyboard.press("Control+z");
    await expect.poll(() => result.innerText()).not.toContain("Bed 15");
  });
});
