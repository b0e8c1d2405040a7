import { afterAll, describe, expect } from "vitest";
import type { Page } from "playwright-core";
import { chromiumPath } from "./browser.ts";
import { keptDraft } from "./kept.ts";
import { writeDraft, type Stage } from "./screens/screen.ts";
import type { Theatre } from "./screens/stage.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const DRAFT = "Hi team, I hope this finds you well. The p95 went from 840 ms to 310 ms on Tuesday.";
const CANARY = "quixotic-heron-7731";

const draftOf = (page: Page): Promise<string> => page.innerText(".cm-content");

/** Everything that the page keeps outside the one place where drafts may be. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    return JSON.stringify([
      location.href,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      caches,
      document.title,
    ]);
  });

/** Holds back every script of the app until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

describe.skipIf(chromium === null)("The draft", () => {
  let theatre: Theatre;

  test.beforeAll(({ sharedTheatre }) => {
    theatre = sharedTheatre;
  });

  afterAll(() => theatre?.leave());

  const open = (look: (stage: Stage) => Promise<void>, text = ""): Promise<void> =>
    theatre.show(
      {
        name: "draft",
        open: async ({ page, url }) => {
          await page.goto(url);
          if (text !== "") await writeDraft(page, text);
        },
      },
      look,
    );

  test("begins each line where its language does, in every editor and in the result", () =>
    open(async ({ page, url, model }) => {
      const lines = ["שלום לכולם, נפגשים ב-12 במרץ.", "Please bring 4 reports.", "תודה רבה!"];
      model.say(lines.join("\n"));
      /** Which edge of its box each line begins at. */
      const edges = (box: string): Promise<string[]> =>
        page.locator(box).evaluate((element, texts) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const style = getComputedStyle(element);
          const { left, right } = element.getBoundingClientRect();
          const at = new Map<string, string>();
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
            for (const text of texts) {
              const start = (node.textContent ?? "").indexOf(text.slice(0, 5));
              if (start < 0) continue;
              const range = document.createRange();
              range.setStart(node, start);
              range.setEnd(node, start + 5);
              const word = range.getBoundingClientRect();
              const [fromLeft, fromRight] = [
                word.left - left - Number.parseFloat(style.paddingLeft),
                right - Number.parseFloat(style.paddingRight) - word.right,
              ];
              at.set(text, Math.abs(fromLeft) < 8 ? "left" : Math.abs(fromRight) < 8 ? "right" : "neither");
            }
          return texts.map((text) => at.get(text) ?? "missing");
        }, lines);
      const own = ["right", "left", "right"];
      for (const [path, box] of [
        ["compare", ".compare-before .cm-content"],
        ["", ".cm-content"],
      ] as const) {
        await page.goto(`${url}/${path}`);
        await writeDraft(page, lines.join("\n"));
        await expect.poll(() => edges(box)).toEqual(own);
      }
      // Left of the first letter of Hebrew is the second one.
      await page.keyboard.press("Control+Home");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Delete");
      await expect.poll(() => draftOf(page)).toContain("שום");
      await page.keyboard.press("Control+z");
      await page.keyboard.press("Control+Enter");
      await page.waitForSelector(".result-actions");
      await expect.poll(() => edges(".result-pane :is(.review, .clean)")).toEqual(own);
    }));

  test("its findings are listed whole, each with its kind and its line", () =>
    open(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.waitForSelector(".cm-tell");
      await page.click("text=Show as a list");
      const list = page.locator(".tell-list");
      await list.waitFor();
      expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    }, "Hi all, I hope this finds you well. The queue is live."));

  test("with more facts than fit has no scroll area of its own below the panes", () =>
    open(
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect.poll(() => page.locator(".fact-rows li").count()).toBeGreaterThan(30);
        const [needed, shown] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
        expect(needed).toBe(shown);
      },
      Array.from({ length: 40 }, (_, at) => `Row ${at + 100} costs $${at + 200}.`).join(" "),
    ));

  test("takes text before any script has come, and keeps text, caret and focus when the editor takes over", () =>
    theatre.show({ name: "before", open: () => Promise.resolve() }, async ({ page, url }) => {
      const release = await holdScripts(page);
      await page.goto(url, { waitUntil: "commit" });
      await page.waitForSelector("#draft");
      await page.click("#draft");
      await page.keyboard.type("Typed before the script.");
      for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowLeft");
      release();
      await page.waitForSelector(".cm-content");
      await page.waitForFunction(() => document.activeElement?.classList.contains("cm-content"));
      await page.keyboard.type("new ");
      await expect.poll(() => draftOf(page)).toBe("Typed before the new script.");
    }));

  test("takes what is typed before any script has come without a click into it, and what is typed until the editor has come", () =>
    theatre.show({ name: "before", open: () => Promise.resolve() }, async ({ page, url }) => {
      const release = await holdScripts(page);
      await page.goto(url, { waitUntil: "commit" });
      await page.waitForSelector("#draft");
      await page.keyboard.type("Ring");
      release();
      await page.keyboard.type(" Bo at noon, and ask about the lease of the hall.", { delay: 20 });
      await page.waitForFunction(() => document.activeElement?.classList.contains("cm-content"));
      await expect.poll(() => draftOf(page)).toBe("Ring Bo at noon, and ask about the lease of the hall.");
    }));

  test("what is typed into Compare before any script has come stays, with caret and focus", () =>
    theatre.show({ name: "before", open: () => Promise.resolve() }, async ({ page, url }) => {
      const release = await holdScripts(page);
      await page.goto(`${url}/compare`, { waitUntil: "commit" });
      await page.click("#after");
      await page.keyboard.type("It cost $900.");
      for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowLeft");
      release();
      await page.waitForSelector("#app:not(.prerendered)");
      await page.waitForFunction(() => document.activeElement?.classList.contains("cm-content"));
      await page.keyboard.type("now ");
      await expect.poll(() => page.innerText(".compare-after .cm-content")).toBe("It cost now $900.");
    }));

  test("without JavaScript there is a field to type in, and the page says what needs JavaScript", () =>
    theatre.show(
      { name: "no script", open: async ({ page, url }) => void (await page.goto(url)) },
      async ({ page }) => {
        await page.fill("#draft", "Plain text.");
        expect(await page.isVisible("#draft")).toBe(true);
        expect(await page.innerText("body")).toContain("need JavaScript");
      },
      { javaScriptEnabled: false },
    ));

  test("the whole page works from the keyboard: registers, panes, the list of keys", () =>
    open(async ({ page, url, model }) => {
      model.say("The p95 went from 840 ms to 310 ms on Tuesday.");
      await page.keyboard.press("Alt+3");
      await expect.poll(() => page.isChecked("input[value=skip_level]")).toBe(true);
      const sent = page.waitForRequest("**/api/humanize");
      await page.keyboard.press("Control+Enter");
      expect((await sent).postDataJSON()).toMatchObject({ register: "skip_level" });
      await page.waitForSelector("[data-phase=done]");
      const inPane = (selector: string): Promise<boolean> =>
        page.evaluate((pane) => document.activeElement?.closest(pane) !== null, selector);
      await page.keyboard.press("F6");
      await expect.poll(() => inPane(".ledger")).toBe(true);
      await page.keyboard.press("Shift+F6");
      await expect.poll(() => inPane(".draft-column")).toBe(true);
      await page.keyboard.press("Control+/");
      await page.waitForSelector("dialog >> text=go to the next or previous pane");
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
      await page.goto(url);
      await page.waitForSelector(".cm-content");
      // Nor does the review of a result that was kept take the place from which Tab goes on.
      await page.waitForSelector(".change");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
    }, DRAFT));

  test("under 960 px one pane shows at a time, and the button stays in reach", () =>
    theatre.show(
      {
        name: "narrow",
        open: async ({ page, url }) => {
          await page.goto(url);
          // On a first visit too the sheet of options says what it is, and closes by a button.
          await page.click(".controls-opener");
          // A press while the sheet is still growing may miss the button.
          await expect
            .poll(async () => {
              const done = page.locator(".controls-head:has(:text('Rewrite options')) :text('Done')");
              if (await done.isVisible()) await done.click();
              return page.isVisible(".controls");
            })
            .toBe(false);
          await writeDraft(page, DRAFT);
        },
      },
      async ({ page, model }) => {
        model.say("The p95 went from 840 ms to 310 ms on Tuesday.");
        expect(await page.isVisible(".result-pane")).toBe(false);
        // Nothing but the name, the controls' line and the tabs before the draft.
        expect((await page.locator(".cm-content").boundingBox())?.y).toBeLessThanOrEqual(150);
        await page.click(".run-buttons .button");
        await page.waitForSelector("[data-phase=done]");
        expect(await page.isVisible(".draft-column")).toBe(false);
        await page.click(".pane-tabs >> text=Facts");
        await page.waitForSelector(".fact-rows");
        expect(await page.innerText(".pane-tabs .choice-count")).toBe("4/4");
        await page.click(".pane-tabs >> text=Your text");
        await page.click(".draft-column [aria-label=Undo]");
        await expect.poll(async () => (await draftOf(page)).includes("840 ms")).toBe(false);
        const button = await page.locator(".run-buttons .button").boundingBox();
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(640);
      },
      { viewport: { width: 360, height: 640 } },
    ));

  test("in a low window begins below one line of choices and tabs", () =>
    theatre.show(
      {
        name: "low",
        open: async ({ page, url }) => {
          await page.goto(url);
          await writeDraft(page, DRAFT);
        },
      },
      async ({ page }) => {
        await page.waitForSelector(".write:not([data-first=true])");
        const below = async (name: string): Promise<number> => {
          const box = await page.locator(name).boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0);
        };
        expect(await below(".narrow-line")).toBeLessThanOrEqual(100);
        expect(await below(".pane-tabs")).toBeLessThanOrEqual(100);
        expect((await page.locator(".desk").boundingBox())?.width).toBe(720);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
      },
      { viewport: { width: 720, height: 450 } },
    ));

  test("of 10,000 words is checked, typed in and kept whole", () => {
    const paragraph = "The importer reads each block once. I hope this finds you well. It plays a crucial role here.";
    const long = Array.from({ length: 556 }, () => paragraph).join("\n\n");
    return open(async ({ page }) => {
      await page.waitForSelector(".cm-tell");
      // What goes on below fades out, and at its end no text is below that.
      const [image, heightPx, roomPx] = await page.evaluate(() => {
        const [pane, content] = [".draft-rich", ".cm-content"].map((one) => document.querySelector(one) as Element);
        const fade = getComputedStyle(pane as Element, "::after");
        const room = getComputedStyle(content as Element).paddingBottom;
        return [fade.backgroundImage, Number.parseFloat(fade.height), Number.parseFloat(room)] as const;
      });
      expect(image).toContain("gradient");
      expect(heightPx).toBeGreaterThanOrEqual(16);
      expect(roomPx).toBeGreaterThanOrEqual(heightPx);
      await page.keyboard.press("Control+Home");
      await page.keyboard.type("So: ");
      await expect
        .poll(() => page.innerText(".draft-column .count"))
        .toBe(`${(long.split(/\s+/).length + 1).toLocaleString("en")} words`);
      await page.reload();
      await page.waitForSelector(".cm-tell");
      await expect
        .poll(() => page.innerText(".draft-column .count"))
        .toBe(`${(long.split(/\s+/).length + 1).toLocaleString("en")} words`);
    }, long);
  });

  test("and the last words of a page that is left at once are kept", () =>
    open(async ({ page, url }) => {
      await expect.poll(() => keptDraft(page)).toBe(DRAFT);
      await page.keyboard.insertText(" Bye.");
      await page.goto("about:blank");
      await page.goto(url);
      await page.waitForSelector(".cm-content");
      await expect.poll(() => draftOf(page)).toBe(`${DRAFT} Bye.`);
      expect(await page.$("text=You have another draft")).toBeNull();
    }, DRAFT));

  test("where the browser forbids all storage, the editor, its choices, a theme and a rewrite work as ever", () =>
    theatre.show({ name: "forbidden", open: () => Promise.resolve() }, async ({ page: first, url, model }) => {
      const page = await first.context().newPage();
      const broken: string[] = [];
      page.on("pageerror", (error) => broken.push(error.message));
      await page.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException("forbidden", "SecurityError");
        };
        Object.defineProperty(globalThis, "localStorage", { get: refuse });
        Object.defineProperty(globalThis, "BroadcastChannel", { value: refuse });
        Object.defineProperty(IDBFactory.prototype, "open", { value: refuse });
      });
      await page.goto(url);
      await writeDraft(page, DRAFT);
      model.say("The p95 went from 840 ms to 310 ms on Tuesday.");
      await page.getByRole("radio", { name: "Email" }).check({ force: true });
      await page.getByLabel("Theme").selectOption("dark");
      await page.keyboard.press("Control+Enter");
      await page.waitForSelector("[data-phase=done]");
      expect(await draftOf(page)).toBe(DRAFT);
      expect(await page.getAttribute("html", "data-theme")).toBe("dark");
      expect(broken).toEqual([]);
    }));

  test("is nowhere but in this device's own store for drafts: no console, no address, no other storage", () =>
    open(async ({ page, model }) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(request.url()));
      model.say(`The ${CANARY} is ready.`);
      await page.keyboard.press("Control+Enter");
      await page.waitForSelector("[data-phase=done]");
      await page.reload();
      await page.waitForSelector(".cm-content");
      await expect.poll(() => draftOf(page)).toContain(CANARY);
      expect([...said, ...addresses, await kept(page), theatre.output()].join("\n")).not.toContain(CANARY);
      expect(said).toEqual([]);
    }, `The ${CANARY} is nearly ready.`));
});
