import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import type { RunningService } from "./service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const draft =
  "Hi team, I hope this finds you well. The p95 went from 840 ms to 310 ms on Tuesday. Could someone please review PR 90210 before 5pm?";

describe.skipIf(chromium === null)("Write, in Chromium", () => {
  let service: RunningService;
  let browser: BrowserContext;
  let page: Page;
  const said: string[] = [];
  const errors: string[] = [];

  test.beforeAll(async ({ sharedBrowser, sharedService }) => {
    service = sharedService;
    browser = await openContext(sharedBrowser);
    page = await browser.newPage();
    page.on("console", (message) => {
      said.push(message.text());
      if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => said.push(error.message));
    await page.goto(service.url);
    await page.waitForSelector(".cm-content");
  });

  afterAll(() => browser?.close());

  test("a draft that is typed streams back rewritten, notes apart", async () => {
    await page.click(".cm-content");
    await page.keyboard.insertText(draft);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector("[data-phase=done]");
    const result = await page.textContent(".result");
    for (const fact of ["840 ms", "310 ms", "Tuesday", "90210", "5pm"]) expect(result).toContain(fact);
    expect(result).not.toContain("NOTES:");
    expect(await page.textContent(".notes")).toContain("I hope this finds you well");
  });

  test("the facts panel says that every fact was kept", async () => {
    await page.waitForSelector(".fact-rows li[data-state=kept]");
    await expect.poll(() => page.textContent("#facts-summary")).toContain("none missing, none added");
  });

  test("a tell opens a card that says why", async () => {
    await page.click(".cm-tell");
    expect(await page.textContent(".tell-card")).toMatch(/times as often/);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".tell-card", { state: "detached" });
  });

  test("taking the result is one undo away from the draft", async () => {
    await page.click(".result-pane .choice >> text=Clean");
    await page.click(".result-pane [aria-label=More]");
    await page.click("text=Replace my draft >> visible=true");
    const lines = (): Promise<string[]> => page.locator(".cm-line").allTextContents();
    const result = (): Promise<string | null> => page.textContent(".result .clean");
    await page.waitForSelector("text=Your draft was replaced.");
    await expect.poll(async () => (await lines()).join("\n") === (await result())).toBe(true);
    await page.click(".cm-content");
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await page.innerText(".cm-content")).trim()).toBe(draft);
  });

  test("the draft is still there after a reload", async () => {
    await page.reload();
    await page.waitForSelector(".cm-content");
    await expect.poll(async () => (await page.innerText(".cm-content")).trim()).toBe(draft);
  });

  test("Compare works in the browser alone", async () => {
    await page.goto(`${service.url}/compare`);
    await page.waitForSelector(".compare-after .cm-content");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.click(".compare-before .cm-content");
    await page.keyboard.insertText("It cost $400 on Tuesday.");
    await page.click(".compare-after .cm-content");
    await page.keyboard.insertText("It cost $900 on Tuesday.");
    await page.waitForSelector(".fact-rows li[data-state=changed]");
    const top = (await page.locator(".compare-after .cm-wrong").boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
    expect(asked.filter((url) => !url.includes("/assets/"))).toEqual([]);
  });

  test("Check works in the browser alone", async () => {
    await page.goto(`${service.url}/check`);
    await page.waitForSelector(".cm-content");
    await page.click(".cm-content");
    await page.keyboard.insertText("I hope this finds you well. Our transformative approach plays a role untill noon.");
    await page.waitForSelector("button.finding-row >> text=Opening formula");
    await page.keyboard.press("F8");
    await page.waitForSelector(".finding-card >> text=times as often");
    await page.click(".cm-typo");
    await page.click(".finding-card >> text=Use “until”");
    await page.waitForSelector(".cm-typo", { state: "detached" });
  });

  test("the console has no error of any of these pages", () => {
    expect(errors).toEqual([]);
  });

  test("nothing of the draft is in the console or in the service's log", () => {
    const lines = [...said, ...service.output().split("\n")];
    expect(lines.filter((line) => line.includes("PR 90210"))).toEqual([]);
  });
});
