import { spawnSync } from "node:child_process";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, openBrowser } from "./browser.ts";
import { startService, type RunningService } from "./service.ts";

const chromium = chromiumPath();
const draft =
  "Hi team, I hope this finds you well. The p95 went from 840 ms to 310 ms on Tuesday. Could someone please review PR 4471 before 5pm?";

describe.skipIf(chromium === null)("Write, in Chromium", () => {
  let service: RunningService;
  let browser: BrowserContext;
  let page: Page;
  const said: string[] = [];

  beforeAll(async () => {
    const built = spawnSync(process.execPath, ["scripts/build.mjs", "web"], { encoding: "utf8" });
    expect(built.status, built.stderr).toBe(0);
    service = await startService();
    browser = await openBrowser(chromium as string);
    page = await browser.newPage();
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    await page.goto(service.url);
    await page.waitForSelector(".cm-content");
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test("a draft that is typed streams back rewritten, notes apart", async () => {
    await page.click(".cm-content");
    await page.keyboard.insertText(draft);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector("[data-phase=done]");
    const result = await page.textContent(".result");
    for (const fact of ["840 ms", "310 ms", "Tuesday", "4471", "5pm"]) expect(result).toContain(fact);
    expect(result).not.toContain("NOTES:");
    expect(await page.textContent(".notes")).toContain("built-in engine");
  });

  test("a tell opens a card that says why", async () => {
    await page.click(".cm-tell");
    expect(await page.textContent(".tell-card")).toMatch(/times as frequent/);
    await page.keyboard.press("Escape");
    expect(await page.$(".tell-card")).toBeNull();
  });

  test("taking the result is one undo away from the draft", async () => {
    await page.click("text=Put it in the draft");
    expect(await page.innerText(".cm-content")).not.toContain("finds you well");
    await page.click(".cm-content");
    await page.keyboard.press("Control+z");
    expect((await page.innerText(".cm-content")).trim()).toBe(draft);
  });

  test("the draft is still there after a reload", async () => {
    await page.waitForTimeout(400);
    await page.reload();
    await page.waitForSelector(".cm-content");
    expect((await page.innerText(".cm-content")).trim()).toBe(draft);
  });

  test("nothing of the draft is in the console or in the service's log", () => {
    expect(`${said.join("\n")}\n${service.output()}`).not.toContain("PR 4471");
  });
});
