import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeEach, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import { paste } from "./screens/screen.ts";
import { startScriptedService, type ScriptedService } from "./scripted-service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const draft = `Hi team,

The p95 went from 840 ms to 310 ms on Tuesday. We utilise the new queue in order to smooth peaks.

Ana reviews PR 90210 by 5pm.`;
const rewritten = `The p95 fell from 840 ms to 310 ms. We use the new queue to smooth peaks.

Ana reviews PR 90210 by 5pm. The rollback has an owner in Lisbon.`;
const notes = "\n\nNOTES:\n- Tuesday is not in this text.";

describe.skipIf(chromium === null)("The result side of Write, in Chromium", () => {
  let service: ScriptedService;
  let browser: BrowserContext;
  let page: Page;
  const said: string[] = [];

  const pieces = (text: string): string[] => text.match(/[^]{1,9}/g) ?? [];
  const view = (name: string) => page.click(`.result-pane .choice >> text=${name}`);
  const press = (name: string, within = ".result-pane") =>
    page.locator(within).getByRole("button", { name, exact: true }).click();
  const clipboard = (type = "text/plain"): Promise<string> =>
    page.evaluate(async (wanted) => {
      const [item] = await navigator.clipboard.read();
      return item === undefined ? "" : (await item.getType(wanted)).text();
    }, type);
  const rewrite = async (): Promise<void> => {
    service.play([...pieces(rewritten), ...pieces(notes)]);
    await page.click(".cm-content");
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(".change");
  };

  test.beforeAll(async ({ sharedBrowser, sharedService }) => {
    service = await startScriptedService(sharedService);
    browser = await openContext(sharedBrowser);
    await browser.grantPermissions(["clipboard-read", "clipboard-write"], { origin: service.url });
    page = await browser.newPage();
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
  });

  beforeEach(async () => {
    service.asked.length = 0;
    // A result is kept on the device as the draft is; each test begins without one.
    await page.goto(`${service.url}/icon.svg`);
    await page.evaluate(
      () => new Promise((resolve) => (indexedDB.deleteDatabase("results").onsuccess = () => resolve(null))),
    );
    await page.goto(service.url);
    await page.waitForSelector(".cm-content");
    await page.click(".cm-content");
    await page.keyboard.press("Control+a");
    await paste(page, draft);
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test("undo outside of the draft leaves the draft alone, whose own undo still works", async () => {
    const own = page.locator(".cm-content");
    await page.keyboard.insertText(" Typed behind it.");
    for (const pane of ["#result", ".ledger"]) {
      await page.focus(pane);
      for (const key of ["Control+z", "Control+y"]) await page.keyboard.press(key);
      expect(await own.innerText()).toContain("Typed behind it.");
    }
    await own.click();
    await page.keyboard.press("Control+z");
    await expect.poll(() => own.innerText()).not.toContain("Typed behind it.");
  });

  test("undo on a choice takes back the last decision, and undo in the edit box only what was typed there", async () => {
    const own = page.locator(".cm-content");
    const typed = "teh error rate fell by 4%. can you pls review by Thursday?";
    await own.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(typed);
    service.play(["The error rate fell by 4%. Could you review it by Thursday?", notes]);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(".change");
    const decided = (): Promise<number> => page.locator(".change[data-decision=accepted]").count();
    await press("Accept", ".verdicts");
    expect(await decided()).toBe(1);
    await view("Clean");
    await page.keyboard.press("Control+z");
    await view("Review");
    await expect.poll(decided).toBe(0);
    await page.keyboard.press("F8");
    await page.keyboard.press("e");
    await page.keyboard.type("zz");
    for (let times = 0; times < 5; times += 1) await page.keyboard.press("Control+z");
    expect(await own.innerText()).toBe(typed);
    await page.keyboard.press("Escape");
    await own.click();
    await page.keyboard.press("Control+z");
    await expect.poll(() => own.innerText()).not.toBe(typed);
  });

  test("Escape closes the menu of what is done seldom, with the focus on its button and not in the draft", async () => {
    await rewrite();
    for (const steps of [0, 1]) {
      await page.locator(".result-pane .more").focus();
      await page.keyboard.press("Enter");
      await page.waitForSelector(".more-menu:popover-open");
      for (let step = 0; step < steps; step += 1) await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator(".more-menu:popover-open").count()).toBe(0);
      expect(await page.locator(".result-pane .more:focus").count()).toBe(1);
    }
    // After a dialog the focus is where it was.
    await page.keyboard.press("Control+/");
    await page.waitForSelector("dialog[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await expect.poll(() => page.locator(".result-pane .more:focus").count()).toBe(1);
  });

  test("keys walk to the changes from the result pane, accept, keep and edit; none works while a sentence is written", async () => {
    await rewrite();
    for (const pane of [".ledger", ".result-pane [data-change]"]) {
      await page.keyboard.press("F6");
      await page.waitForSelector(`${pane}:focus`);
    }
    await expect.poll(() => page.locator(".reasons").innerText()).toContain("“Tuesday” is missing");
    await expect.poll(() => page.locator("[data-change]:focus").count()).toBe(1);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.locator(".reasons").innerText()).not.toContain("“Tuesday” is missing");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => page.locator(".reasons").innerText()).toContain("“Tuesday” is missing");
    await page.keyboard.press("r");
    await expect.poll(() => page.locator("[data-decision=rejected]").innerText()).toContain("on Tuesday");
    await page.keyboard.press("a");
    await expect.poll(() => page.locator("[data-decision=accepted]").innerText()).toContain("use");
    await page.keyboard.press("e");
    await page.keyboard.type(" area");
    expect(await page.inputValue(".change-editor textarea")).toContain(" area");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+F8");
    await expect.poll(() => page.locator("[data-change]:focus").count()).toBe(1);
    await page.keyboard.press("Shift+F8");
    await page.keyboard.press("e");
    // Of what is decided no word is struck or inserted, so the place itself is marked.
    const place = page.locator("[data-decision=rejected][data-current=true]");
    const ground = (): Promise<string> => place.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect.poll(ground).not.toBe("rgba(0, 0, 0, 0)");
  });

  test("the next step is said in one line, on a small desk and on a phone", async () => {
    const before = page.viewportSize();
    await rewrite();
    await page.locator("[data-change]", { hasText: "utilise" }).click();
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width < 960) await page.locator(".pane-tabs label", { hasText: "Result" }).click();
      const row = page.locator(".result-actions");
      for (const [button, says] of [
        [row.locator(".button-primary"), "Review 2 changes"],
        [row.locator(".joined .button").first(), "Copy"],
      ] as const) {
        await expect.poll(() => button.textContent()).toBe(says);
        const [height, line] = await button.evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return [range.getBoundingClientRect().height, Number.parseFloat(getComputedStyle(one).lineHeight)];
        });
        expect([width, says, Math.round((height ?? 0) / (line ?? 1))]).toEqual([width, says, 1]);
      }
      expect([width, await row.evaluate((one) => one.scrollWidth - one.clientWidth)]).toEqual([width, 0]);
    }
    if (before !== null) await page.setViewportSize(before);
  });

  test("the draft comes along to the sentence whose change is under review", async () => {
    const same = Array.from({ length: 30 }, (_, at) => `\n\nAna reads page ${at + 2} of the plan.`).join("");
    await page.keyboard.press("Control+a");
    await paste(page, `We utilise the new queue.${same}`);
    const scrolled = () => page.$eval(".draft-column .cm-scroller", ({ scrollTop }) => scrollTop);
    expect(await scrolled()).toBeGreaterThan(100);
    service.play([`We use the new queue.${same}`]);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(".change");
    // Whoever is in the draft stays where they are.
    expect(await scrolled()).toBeGreaterThan(100);
    await page.keyboard.press("F8");
    await expect.poll(scrolled).toBeLessThan(20);
  });

  test("what else can be done with a change has one row on a phone, and all of it is in sight at 200 %", async () => {
    await page.keyboard.press("Control+a");
    await paste(page, "i have seen teh list, its fine. we utilise the queue. dont ring bo at 5pm, its late.");
    service.play(["I have seen the list; it's fine. We use the queue. Don't ring Bo at 5pm, it's late."]);
    // A model is asked for other wordings.
    await page.route("**/api/site", async (route) => {
      const answer = await route.fetch();
      const site = (await answer.json()) as { model: object };
      await route.fulfill({ response: answer, json: { ...site, model: { ...site.model, provider: "openai" } } });
    });
    await page.reload();
    await page.waitForSelector("text=OpenAI");
    await page.click(".cm-content");
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(".change");
    for (const [width, height] of [
      [390, 844],
      [720, 450],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.click(".change >> nth=0", { timeout: 5_000 });
      const acts = page.locator(".result-pane .dock-acts > button");
      expect((await acts.allInnerTexts()).length).toBe(3);
      const boxes = await acts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2))).size).toBe(1);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      const next = await page.locator(".result-actions .joined").boundingBox();
      expect((next?.y ?? height) + (next?.height ?? height)).toBeLessThanOrEqual(height);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.unroute("**/api/site");
  });

  test("what was decided is marked in the line of its words, however narrow the text is", async () => {
    await rewrite();
    while ((await page.locator("[data-decision=open]").count()) > 0) await press("Accept", ".verdicts");
    const apart = await page.locator(".review").evaluate((box) => {
      const found: number[] = [];
      for (let widthPx = 200; widthPx <= 440; widthPx += 4) {
        (box as HTMLElement).style.width = `${widthPx}px`;
        for (const mark of box.querySelectorAll(".decided")) {
          const words = document.createRange();
          words.setStart(mark.parentElement as Element, 0);
          words.setEndBefore(mark);
          const line = [...words.getClientRects()].at(-1);
          const { top } = (mark.querySelector("svg") as Element).getBoundingClientRect();
          if (line !== undefined && top > line.bottom) found.push(widthPx);
        }
      }
      return found;
    });
    expect(await page.locator(".decided").count()).toBeGreaterThan(2);
    expect(apart).toEqual([]);
  });

  test("what is said beside Rewrite has room on a small desk, and the actions of both sheets stay level", async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.keyboard.type("Bring 12 forms on Friday.");
    await page.waitForFunction(() => document.querySelector(".goes-to")?.textContent?.includes("No AI model"));
    const places = await page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector(".goes-to") as Element);
      const feet = [".draft-column > footer", ".result-pane > footer"].map(
        (one) => document.querySelector(one) as Element,
      );
      return [words, ...feet].map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    });
    const [words, foot, other] = places as [DOMRect, DOMRect, DOMRect];
    expect(words.top).toBeGreaterThan(foot.top);
    expect(words.bottom).toBeLessThan(foot.bottom);
    expect(foot.top).toBe(other.top);
    if (before !== null) await page.setViewportSize(before);
  });

  test("an example is called one where the result would be, at every width", async () => {
    const before = page.viewportSize();
    await page.keyboard.type("Bring 12 forms on Friday.");
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      if (width < 960) await page.locator(".pane-tabs label", { hasText: "Result" }).click();
      await page.waitForSelector(".result-empty");
      expect([width, await page.locator("#result-title").isVisible()]).toEqual([width, true]);
      expect(await page.textContent("#result-title")).toBe("Example");
    }
    if (before !== null) await page.setViewportSize(before);
  });

  test("the draft can be replaced at every width, by one button in sight or in the menu", async () => {
    const before = page.viewportSize();
    await rewrite();
    while ((await page.locator("[data-decision=open]").count()) > 0) await press("Accept", ".verdicts");
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      if (width < 960) await page.locator(".pane-tabs label", { hasText: "Result" }).click();
      await page.click(".result-actions .more");
      expect([width, await page.locator("button:visible", { hasText: "Replace my draft" }).count()]).toEqual([
        width,
        1,
      ]);
      await page.keyboard.press("Escape");
    }
    if (before !== null) await page.setViewportSize(before);
  });

  test("side by side shows the draft once, and F6 passes by the pane that made room for it", async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 800 });
    await rewrite();
    const draft = page.locator(".draft-column");
    expect(await draft.isVisible()).toBe(true);
    await view("Side by side");
    await draft.waitFor({ state: "hidden" });
    await page.focus(".controls input:checked");
    await page.keyboard.press("F6");
    await page.waitForSelector(".ledger:focus");
    await page.keyboard.press("F6");
    await page.waitForSelector(".result-pane:focus");
    await view("Review");
    await draft.waitFor();
    if (before !== null) await page.setViewportSize(before);
  });

  test("a text is copied plain, as Markdown and rich", async () => {
    service.play(["See **the board** at [example](https://example.org/a).", notes]);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(".change");
    while ((await page.locator("[data-decision=open]").count()) > 0) await press("Accept", ".verdicts");
    await press("Copy");
    expect(await clipboard()).toBe("See the board at example (https://example.org/a).");
    await page.selectOption(".joined select", "markdown");
    expect(await clipboard()).toBe("See **the board** at [example](https://example.org/a).");
    await page.selectOption(".joined select", "rich");
    await expect.poll(() => clipboard("text/html")).toContain('<a href="https://example.org/a">example</a>');
  });

  test("nothing of the draft and no error is in the console", () => {
    expect(said.filter((line) => line.includes("90210") || /TypeError|Error:/.test(line))).toEqual([]);
  });
});
