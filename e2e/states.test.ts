import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "./browser.ts";
import { keptDraft } from "./kept.ts";
import { HELD, signal } from "./model.ts";
import { openTab, writeDraft, writeKept, type Stage } from "./screens/screen.ts";
import { openTheatre, type Theatre } from "./screens/stage.ts";

const chromium = chromiumPath();
const DRAFT = "The p95 went from 840 ms to 310 ms on Tuesday, and Ana signs by 5pm.";

const draftOf = (page: Page): Promise<string> => page.innerText(".cm-content");
const run = (page: Page): Promise<void> => page.keyboard.press("Control+Enter");
const rewrites = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

describe.skipIf(chromium === null)("Write, when something stands in the way", () => {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await openTheatre(chromium as string);
  });

  afterAll(() => theatre?.close());

  const written = (name: string, look: (stage: Stage) => Promise<void>, text = DRAFT): Promise<void> =>
    theatre.show(
      {
        name,
        open: async ({ page, url }) => {
          await page.goto(url);
          await writeDraft(page, text);
        },
      },
      look,
    );

  test("offline, nothing is asked for and the draft is kept; back online, a rewrite works", () =>
    written("offline", async ({ page, model }) => {
      model.say(DRAFT);
      await page.context().setOffline(true);
      await page.waitForSelector("text=You’re offline");
      const asked = rewrites(page);
      await page.click(".cm-content");
      await page.keyboard.press("End");
      await page.keyboard.insertText(" I hope this finds you well.");
      await page.waitForSelector(".cm-tell");
      await run(page);
      const text = `${DRAFT} I hope this finds you well.`;
      await expect.poll(() => keptDraft(page)).toBe(text);
      expect(asked).toEqual([]);
      await page.context().setOffline(false);
      await page.waitForSelector("text=You’re offline", { state: "detached" });
      await run(page);
      await page.waitForSelector("[data-phase=done]");
      expect(asked.filter((path) => path === "/api/humanize")).toHaveLength(1);
      expect(await draftOf(page)).toBe(text);
    }));

  test("a rate limit counts down on the button, and then a rewrite works again", () =>
    theatre.show(
      { name: "rate limit", open: ({ page }) => page.clock.install() },
      async ({ page, url, model }) => {
        await page.goto(url);
        await writeDraft(page, DRAFT);
        model.say(DRAFT);
        let refused = 0;
        await page.route("**/api/humanize", (route) => {
          refused += 1;
          if (refused > 1) return route.continue();
          const error = { code: "rate_limited", message: "Too many requests. Try again shortly." };
          const headers = { "retry-after": "600", "content-type": "application/json" };
          return route.fulfill({ status: 429, headers, body: JSON.stringify({ error, requestId: "r" }) });
        });
        await run(page);
        await page.waitForSelector("button:disabled >> text=/Ready in [56]\\d\\d s/");
        await page.clock.fastForward(300_000);
        await page.waitForSelector("button:disabled >> text=/Ready in [12]\\d\\d s/");
        await page.clock.fastForward(300_000);
        await page.waitForSelector("button:enabled >> text=Rewrite");
        await page.click(".cm-content");
        await run(page);
        await page.waitForSelector("[data-phase=done]");
      },
      {},
    ));

  test("an allowance that is used up is told before the press, with what still works", () =>
    theatre.show(
      {
        name: "quota",
        open: async (stage) => {
          stage.model.say(DRAFT);
          await stage.signIn("single");
          await stage.page.goto(stage.url);
          await writeDraft(stage.page, DRAFT);
        },
      },
      async ({ page }) => {
        await run(page);
        await page.waitForSelector("text=/Resets at 00:00 UTC \\(in .*\\). Check and Compare/");
        await expect.poll(() => page.innerText(".left-today")).toBe("0 rewrites left today");
      },
    ));

  test("a draft that is too long is worked on part by part, and no word of it is lost", async () => {
    const long = Array.from(
      { length: 300 },
      (_, at) => `Paragraph ${at + 1}: the importer reads each block of the file exactly once.`,
    ).join("\n\n");
    await written(
      "too long",
      async ({ page, model }) => {
        model.say("A shorter first part.");
        await page.click("text=Split by paragraph");
        await page.waitForSelector("text=/Working on characters 1 to/");
        await page.click(".cm-content");
        const sent = page.waitForRequest("**/api/humanize");
        await run(page);
        const { text } = (await sent).postDataJSON() as { text: string };
        expect(text.length).toBeLessThanOrEqual(20_000);
        expect(long.startsWith(text)).toBe(true);
        await page.waitForSelector("[data-phase=done]");
        await page.click("text=Next part");
        await page.click(".cm-content");
        const next = page.waitForRequest("**/api/humanize");
        await run(page);
        expect(long.endsWith(((await next).postDataJSON() as { text: string }).text)).toBe(true);
      },
      long,
    );
  });

  test("a session that has ended is renewed over the page, and the rewrite goes on", () =>
    theatre.show(
      {
        name: "session",
        open: async (stage) => {
          stage.model.say(DRAFT);
          await stage.signIn("free");
          await stage.page.goto(stage.url);
          await writeDraft(stage.page, DRAFT);
          await stage.page.waitForSelector(".left-today >> text=left");
          await stage.page.context().clearCookies();
        },
      },
      async ({ page }) => {
        await run(page);
        await page.waitForSelector("dialog >> text=Your session has ended");
        await page.fill("dialog [type=password]", "four calm grey herons");
        const again = page.waitForRequest("**/api/humanize");
        await page.keyboard.press("Enter");
        await again;
        await page.waitForSelector("dialog", { state: "detached" });
        expect(await draftOf(page)).toBe(DRAFT);
        await expect.poll(() => page.innerText(".left-today")).toBe("59 rewrites left today");
      },
    ));

  test("two tabs: the one at rest follows, and where both changed both texts are kept", () =>
    written("tabs", async (stage) => {
      const { page } = stage;
      await expect.poll(() => keptDraft(page)).toBe(DRAFT);
      const other = await openTab(stage);
      await expect.poll(() => draftOf(other)).toBe(DRAFT);
      await writeDraft(other, "First. ");
      await page.waitForSelector("text=This draft was changed in another tab");
      await expect.poll(() => draftOf(page)).toContain("First.");
      await page.click("text=OK");
      // From here on this tab does not hear of the other.
      const silent = await openTab(stage, { silent: true });
      await writeKept(silent, "Second. ");
      await writeDraft(page, "Third. ");
      await page.waitForSelector("text=You have another draft");
      expect(await draftOf(page)).toContain("Third.");
      await page.click("text=Open it");
      await expect.poll(() => draftOf(page)).toContain("Second.");
      expect(await draftOf(page)).not.toContain("Third.");
      await page.click("text=Open it");
      await expect.poll(() => draftOf(page)).toContain("Third.");
    }));

  test("a slow answer says Starting… only after a while, and Esc stops it", () =>
    written("slow", async ({ page, model }) => {
      const first = signal();
      model.say(first, DRAFT, HELD);
      // The page itself notes the times, from the key on: a slow machine says it later, never sooner.
      await page.evaluate(() => {
        const times: Record<string, number> = {};
        Object.assign(globalThis, { times });
        addEventListener("keydown", ({ timeStamp }) => (times["pressed"] = timeStamp), { capture: true });
        new MutationObserver(() => {
          if (document.querySelector("main")?.textContent.includes("Starting…")) times["said"] ??= performance.now();
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      await run(page);
      await page.waitForSelector("text=Starting…");
      const { pressed = 0, said = 0 } = (await page.evaluate("times")) as Record<string, number>;
      expect(said - pressed).toBeGreaterThan(295);
      first.release();
      await page.waitForSelector("[data-phase=streaming]");
      await page.keyboard.press("Escape");
      await page.waitForSelector("text=Keep what is here, or try again.");
      expect(await draftOf(page)).toBe(DRAFT);
    }));

  test("the view follows a long answer only while the reader is at its end", () =>
    written("scroll", async ({ page, model }) => {
      const line = "The importer reads each block once and writes it once. ";
      const [more, evenMore] = [signal(), signal()];
      model.say(line.repeat(100), more, line.repeat(30), evenMore, line.repeat(30), HELD);
      const box = page.locator(".result");
      const heightPx = (): Promise<number> => box.evaluate(({ scrollHeight }) => scrollHeight);
      const topPx = (): Promise<number> => box.evaluate(({ scrollTop }) => scrollTop);
      const belowPx = (): Promise<number> =>
        box.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - scrollTop - clientHeight);
      await run(page);
      await expect.poll(topPx).toBeGreaterThan(200);
      expect(await belowPx()).toBeLessThan(60);
      await box.evaluate((element) => element.scrollTo(0, 40));
      const firstPx = await heightPx();
      more.release();
      await expect.poll(heightPx).toBeGreaterThan(firstPx + 100);
      expect(await topPx()).toBe(40);
      await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const secondPx = await heightPx();
      evenMore.release();
      await expect.poll(heightPx).toBeGreaterThan(secondPx + 100);
      expect(await belowPx()).toBeLessThan(60);
      await page.keyboard.press("Escape");
    }));

  test("an answer that breaks off says so and leaves the draft as it was", () =>
    written("broken", async ({ page, model }) => {
      model.say("The p95 went ", { hangUp: true });
      await run(page);
      await page.waitForSelector("[role=alert]");
      expect(await draftOf(page)).toBe(DRAFT);
    }));
});
