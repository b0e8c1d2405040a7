import type { Page, Route } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath } from "./browser.ts";
import { keptDraft } from "./kept.ts";
import { HELD, signal } from "./model.ts";
import { writeDraft, type Stage } from "./screens/screen.ts";
import type { Theatre } from "./screens/stage.ts";
import { test } from "./stand.ts";

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

const openEditor = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.waitForSelector(".cm-content");
};

describe.skipIf(chromium === null)("Write, when something stands in the way", () => {
  let theatre: Theatre;

  test.beforeAll(({ sharedTheatre }) => {
    theatre = sharedTheatre;
  });

  afterAll(() => theatre?.leave());

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
      // The checker has come, which no page without a network can fetch.
      await page.getByText("No AI-sounding phrases").first().waitFor();
      // A page that another file has shown would come from the browser's cache.
      await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
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
      // A page that cannot come leaves the frame, a way back to the draft, and a way to it once the network is back.
      await page.context().setOffline(true);
      await page.click("nav >> text=Compare");
      await page.waitForSelector("text=This page couldn’t load");
      await page.click("button >> text=Try again");
      await page.waitForSelector("text=Still can’t reach the server.");
      await page.click("main >> text=Back to Write");
      await expect.poll(() => draftOf(page)).toBe(text);
      await page.click("nav >> text=Compare");
      await page.waitForSelector("text=This page couldn’t load");
      await page.context().setOffline(false);
      await page.click("button >> text=Try again");
      await page.waitForSelector("main.compare");
    }));

  test("nothing beside the result moves as it comes, and the docks under both texts are of one height", () =>
    written("places", async ({ page, model }) => {
      model.say(DRAFT.replace("went", "fell"));
      const boxOf = (name: string): Promise<string> =>
        page.locator(name).evaluate((one) => JSON.stringify(one.getBoundingClientRect()));
      const foot = (): Promise<string[]> =>
        Promise.all([".draft-column .goes-to", ".run-buttons > .button", ".draft-column > .dock"].map(boxOf));
      await page.waitForSelector(".protect >> text=No AI-sounding phrases");
      const before = await foot();
      await run(page);
      await page.waitForSelector(".result-pane .dock >> text=Another wording");
      await page.waitForSelector("button >> text=Rewrite again");
      expect(await foot()).toEqual(before);
      const topOf = async (name: string): Promise<number> => (await page.locator(name).boundingBox())?.y ?? -1;
      expect(await topOf(".result-pane > .dock")).toBe(await topOf(".draft-column > .dock"));
    }));

  test("facts first asked for offline are compared once the network is back", () =>
    theatre.show(
      { name: "offline-first-words", open: ({ page, url }) => openEditor(page, url) },
      async ({ page, model }) => {
        model.say(DRAFT);
        await page.context().setOffline(true);
        await page.waitForSelector("text=You’re offline");
        const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("facts.worker"));
        await page.click(".cm-content");
        await page.keyboard.insertText(DRAFT);
        await refused;
        await page.waitForSelector(".ledger >> text=Couldn’t check the facts");
        await page.context().setOffline(false);
        await page.waitForSelector(".fact-rows >> text=840 ms");
        await run(page);
        await page.waitForSelector(".result-pane >> text=No changes.");
      },
      // A profile that has kept no file of the page.
      {},
    ));

  test("a rewrite that can’t be compared says so and can be copied, and Try again compares it", () =>
    theatre.show(
      { name: "no-comparison", open: ({ page, url }) => openEditor(page, url) },
      async ({ page, model }) => {
        model.say(DRAFT.replace("went", "dropped"));
        await page.route("**/facts.worker*", (route) => route.abort());
        await page.click(".cm-content");
        await page.keyboard.insertText(DRAFT);
        await page.waitForSelector(".ledger >> text=Couldn’t check the facts");
        await run(page);
        const dock = page.locator(".result-pane .dock", { hasText: "Couldn’t compare this" });
        await dock.waitFor();
        await expect.poll(() => page.locator(".result-actions .button-primary:enabled").innerText()).toBe("Copy");
        await page.unroute("**/facts.worker*");
        await dock.getByRole("button", { name: "Try again" }).click();
        await page.waitForSelector(".fact-rows >> text=840 ms");
        await dock.waitFor({ state: "detached" });
      },
      {},
    ));

  test("where the server has a newer build, Try again opens the page anew, with the draft and the rewrite", () =>
    theatre.show(
      { name: "updated", open: ({ page, url }) => openEditor(page, url) },
      async ({ page, model }) => {
        model.say(DRAFT.replace("went", "dropped"));
        // The files of the build that the page is of are gone, until it knows.
        let isOld = true;
        const gone = (route: Route): Promise<void> => route.fulfill({ status: 404 });
        await page.route("**/facts.worker*", (route) => (isOld ? gone(route) : route.continue()));
        await page.route("**/assets/index-*.js", (route) => {
          if (route.request().method() !== "HEAD") return route.continue();
          isOld = false;
          return gone(route);
        });
        await page.click(".cm-content");
        await page.keyboard.insertText(DRAFT);
        await page.waitForSelector(".ledger >> text=Couldn’t check the facts");
        await run(page);
        const dock = page.locator(".result-pane .dock", { hasText: "Couldn’t compare this" });
        const opened = page.waitForEvent("domcontentloaded");
        await dock.getByRole("button", { name: "Try again" }).click();
        await opened;
        await page.waitForSelector(".fact-rows li[data-state=kept] >> text=840 ms");
        expect(await draftOf(page)).toBe(DRAFT);
        expect(await page.innerText(".result-pane .result")).toContain("dropped");
      },
      {},
    ));

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

  test("other versions have the place under the result to themselves, with every button of theirs in sight", () => {
    const says = (opening: string): string =>
      [
        opening,
        ...Array.from("abcdefgh", (letter) => `Of ${letter} nothing is said before Friday, and Ana knows why.`),
      ].join("\n\n");
    return written(
      "versions",
      async ({ page, model }) => {
        model.sayInTurn(says("Hello Bo,"), says("Hi Bo,"), says("Dear Bo,"));
        const before = page.viewportSize();
        await run(page);
        await page.waitForSelector("[data-phase=done]");
        const versions = page.locator(".versions");
        for (const [width, height] of [
          [1440, 900],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          if (width < 960) await page.locator(".pane-tabs label", { hasText: "Result" }).click();
          await page.click(".result-pane .more");
          // Those that are there open for nothing.
          const name = width < 960 ? "Other versions" : "Another version";
          await page.locator(".more-menu").getByRole("button", { name }).click();
          await versions.getByRole("button", { name: "One more version" }).waitFor();
          expect([width, await page.locator(".result-pane .dock:visible").count()]).toEqual([width, 1]);
          for (const name of ["Use it", "One more version", "This sentence only", "Close versions"]) {
            const button = versions.getByRole("button", { name });
            const isInSight = await button.evaluate((one) => {
              const { left, top, right, bottom } = one.getBoundingClientRect();
              const found = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
              return found.every((there) => there !== null && one.contains(there));
            });
            expect([width, name, isInSight]).toEqual([width, name, true]);
          }
          const [text, pane] = await Promise.all([
            page.locator(".result").boundingBox(),
            page.locator(".result-pane").boundingBox(),
          ]);
          expect((text?.height ?? 0) / (pane?.height ?? 1)).toBeGreaterThan(0.35);
          await page.keyboard.press("Escape");
          await versions.waitFor({ state: "detached" });
        }
        if (before !== null) await page.setViewportSize(before);
      },
      says("hello bo"),
    );
  });

  test("a button that cannot be pressed is as pale where it is filled as where it is outlined", () =>
    written("disabled", async ({ page }) => {
      const looks = await page.evaluate(() =>
        ["primary", "plain"].map((tone) => {
          const button = document.createElement("button");
          button.className = `button button-${tone}`;
          button.disabled = true;
          document.querySelector("main")?.append(button);
          const { color, borderColor } = getComputedStyle(button);
          return { color, borderColor };
        }),
      );
      expect(looks[0]).toEqual(looks[1]);
    }));
});
