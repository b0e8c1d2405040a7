import type { BrowserContext } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import { startScriptedService, type ScriptedService } from "./scripted-service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();

describe.skipIf(chromium === null)("Compare, in Chromium", () => {
  let service: ScriptedService;
  let browser: BrowserContext;

  test.beforeAll(async ({ sharedBrowser, sharedService }) => {
    service = await startScriptedService(sharedService);
    browser = await openContext(sharedBrowser);
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

  test("the places are in whole rows, each on one line, and the list of keys opens at its title", async () => {
    const page = await browser.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${service.url}/compare`);
    await page.waitForSelector(".cm-content >> nth=1");
    const draft = "Delivery takes 2 days. The deploy failed. It cost 5 million euros in Q3. Version 2.4.1 is required.";
    const result = "Delivery takes 3 days. The deploy succeeded. It cost 5 million dollars in Q4. Version 2.4.2 is.";
    for (const [at, text] of [draft, result].entries()) {
      await page.locator(".cm-content").nth(at).click();
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(text);
    }
    await page.waitForSelector(".summary li >> nth=4");
    const topsPx = (): Promise<number[]> =>
      page.locator(".summary li b").evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top));
    expect(new Set(await topsPx()).size).toBe(1);
    await page.setViewportSize({ width: 1280, height: 560 });
    const perRow = async (): Promise<number[]> =>
      [...Map.groupBy(await topsPx(), (topPx) => topPx).values()].map(({ length }) => length);
    // The page is laid out again a moment after its window was made smaller.
    await expect.poll(perRow).toEqual([3, 2]);
    await page.keyboard.press("Control+/");
    await page.waitForSelector("dialog");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Close");
    expect(await page.locator("dialog").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.close();
  });
});
