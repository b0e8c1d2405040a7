import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import { samples } from "./screens/library.ts";
import { admin, startService, type RunningService } from "./service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const PASSWORD = "four calm grey herons";
const draft = "We moved the launch of the billing page to 14 March because two tests still fail.";

describe.skipIf(chromium === null)("Voices, templates and history, in Chromium", () => {
  let service: RunningService;
  let browser: BrowserContext;
  let page: Page;

  const operate = (...args: string[]): void => {
    const run = admin(args, { DATA_DIR: service.dataDir });
    if (run.status !== 0) throw new Error(run.stderr);
  };

  test.beforeAll(async ({ sharedBrowser }) => {
    service = await startService();
    browser = await openContext(sharedBrowser);
    await browser.grantPermissions(["clipboard-read", "clipboard-write"], { origin: service.url });
    page = await browser.newPage();
    const account = { email: "ana@example.org", password: PASSWORD, name: "ana" };
    await page.request.post(`${service.url}/api/auth/sign-up/email`, {
      data: account,
      headers: { origin: service.url },
    });
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test("samples that are pasted at once are measured in the browser, before anything is sent", async () => {
    await page.goto(`${service.url}/voices/new`);
    await page.fill("form input", "Mine");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      document.querySelector(".sample textarea")?.dispatchEvent(event);
    }, samples.join("\n---\n"));
    await page.waitForSelector(".habit >> text=3 of 3 samples.");
    expect(await page.locator(".sample").count()).toBe(3);
    expect(sent.filter((body) => body.includes("staging"))).toEqual([]);
  });

  test("a habit that is taken out stays out, and no sample is kept unless the box is ticked", async () => {
    await page.click("[aria-label='Remove: Closes with cheers']");
    await page.waitForSelector(".habit[data-removed=true]");
    await page.click("text=Save voice");
    await page.waitForURL(/\/voices\/[0-9a-f-]{36}$/);
    // The page of the new voice shows its habits until the voice's own page has come.
    await page.waitForSelector("h1 >> text=Mine");
    await page.waitForSelector(".habit >> text=hey");
    expect(await page.innerText(".habits")).not.toContain("Closes with");
    await page.click("[aria-label='Remove: Greets with hey']");
    await expect.poll(() => page.locator(".habit >> text=hey").count()).toBe(0);
    await page.reload();
    await page.waitForSelector("h1 >> text=Mine");
    expect(await page.locator(".habit >> text=hey").count()).toBe(0);
    await page.goto(`${service.url}/voices`);
    await page.waitForSelector(".card >> text=Samples not kept");
    await page.waitForSelector(".card .tag >> text=Default");
  });

  test("a voice is renamed, measured again, and deleted after asking", async () => {
    await page.click(".card h2 a");
    await page.fill("[name=name]", "Work");
    await page.click("text=Save voice");
    await page.waitForSelector("[role=status] >> text=Saved.");
    await page.click("button >> text=Use new samples");
    await page.fill(".sample textarea", samples[0] ?? "");
    await page.locator("form.two-columns button[type=submit]").click();
    await page.waitForSelector(".beside >> text=Based on 1 sample");
    await page.click(".page-head >> text=Delete voice");
    await page.waitForSelector("dialog >> text=Delete “Work”?");
    await page.click("dialog .button-danger");
    await page.waitForURL("**/voices");
    await page.waitForSelector(".empty");
  });

  test("templates are explained where the plan has none, and work where it has", async () => {
    await page.goto(`${service.url}/templates`);
    await page.waitForSelector("text=The Pro plan includes up to 20 templates.");
    expect(await page.locator("text=New template").count()).toBe(0);
    operate("user", "set-plan", "--email", "ana@example.org", "--plan", "pro");
    await page.reload();
    await page.click("text=New template");
    await page.fill("dialog [name=name]", "Weekly");
    await page.fill("dialog textarea", "Start with the decision.");
    await page.click("dialog button[type=submit]");
    await page.waitForSelector(".card >> text=Start with the decision.");
  });

  test("templates leave as JSON and come back from it", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("text=Export JSON")]);
    const file = await download.path();
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ items: [{ name: "Weekly" }] });
    await page.click("[aria-label='Delete Weekly']");
    await page.click("dialog .button-danger");
    await page.waitForSelector(".empty");
    await page.setInputFiles("input[type=file]", file);
    await page.waitForSelector("text=1 template imported.");
    await page.waitForSelector(".card >> text=Weekly");
    const bad = { name: "bad.json", mimeType: "application/json", buffer: Buffer.from('{"items":[{}]}') };
    await page.setInputFiles("input[type=file]", bad);
    await page.waitForSelector("text=This file isn’t a list of templates.");
  });

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

  test("no history is kept before it is asked for", async () => {
    await rewrite(draft);
    // The question waits until the text has been of use.
    await page.waitForSelector(".joined button:enabled");
    await page.keyboard.press("Control+Shift+Enter");
    await page.waitForSelector("text=Turn on history?");
    await page.goto(`${service.url}/history`);
    await page.waitForSelector(".notice");
    expect(await page.locator(".version").count()).toBe(0);
  });

  test("once on, each result is kept here, even of a page that is left at once, found, and cleared in one press", async () => {
    await page.click(".notice button");
    await page.waitForSelector("text=Your next finished rewrite");
    await rewrite(draft);
    await rewrite(`${draft} Bo knows.`);
    await rewrite("Lunch on Friday is at noon in the small kitchen.");
    await page.goto(`${service.url}/history`);
    await page.waitForSelector("text=2 drafts, 3 rewrites");
    await page.fill("input[type=search]", "KITCHEN");
    await expect.poll(() => page.locator(".version").count()).toBe(1);
    await page.click("text=Clear all");
    await page.waitForSelector(".empty");
    await page.reload();
    await page.waitForSelector(".empty");
  });

  test("no word of a draft or a sample is in the service's log", () => {
    expect(service.output()).not.toMatch(/kitchen|staging|billing page/i);
  });
});
