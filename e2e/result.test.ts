import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chromiumPath, openBrowser } from "./browser.ts";
import { HELD, signal } from "./model.ts";
import { paste, siteWith } from "./screens/screen.ts";
import { REQUEST_ID, startScriptedService, type ScriptedService } from "./scripted-service.ts";

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
  const change = (text: string) => page.locator("[data-change]", { hasText: text });
  const view = (name: string) => page.click(`.result-pane .choice >> text=${name}`);
  const press = (name: string, within = ".result-pane") =>
    page.locator(within).getByRole("button", { name, exact: true }).click();
  const pressMore = async (name: string): Promise<void> => {
    await press("More");
    await press(name, ".more-menu");
  };
  const draftText = (): Promise<string> =>
    page.locator(".cm-line").evaluateAll((lines) => lines.map((line) => line.textContent).join("\n"));
  const clean = async (): Promise<string> => {
    await view("Clean");
    const text = await page.locator(".clean").evaluate((box) => box.textContent);
    await view("Review");
    return text;
  };
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

  beforeAll(async () => {
    service = await startScriptedService();
    browser = await openBrowser(chromium as string);
    await browser.grantPermissions(["clipboard-read", "clipboard-write"], { origin: service.url });
    page = await browser.newPage();
    // Other versions are a model's.
    await siteWith(page, { model: { provider: "openai-compatible", standard: "local-8b", fast: "local-8b" } });
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

  test("the review is one text, and Clean has the text without the notes", async () => {
    await rewrite();
    expect(await page.locator(".review del").allInnerTexts()).toEqual([
      "Hi team,",
      "went",
      "on Tuesday",
      "utilise",
      "in order",
    ]);
    expect(await page.innerText(".notes li")).toBe("Tuesday is not in this text.");
    expect(await clean()).toBe(rewritten);
    await view("Side by side");
    expect(await page.locator(".diff tbody tr").count()).toBe(5);
  });

  test("a change is kept, edited and accepted in the margin and in the dock, and each is one undo", async () => {
    await rewrite();
    await change("utilise").click();
    await page.click(".margin-marks [data-act=reject]");
    expect(await clean()).toContain("310 ms. We utilise the new queue in order to smooth peaks.");
    await change("Lisbon").click();
    await press("Edit");
    await page.fill(".change-editor textarea", "Bo owns the rollback.");
    await press("Save");
    expect(await clean()).toMatch(/5pm\. Bo owns the rollback\.$/);
    await press("Undo");
    await press("Undo");
    expect(await clean()).toBe(rewritten);
    await press("Redo");
    expect(await clean()).toContain("utilise");
    await pressMore("Reject all changes");
    expect(await clean()).toBe(draft);
  });

  test("keys walk to the changes from the result pane, accept, keep and edit; none works while a sentence is written", async () => {
    await rewrite();
    for (const pane of [".ledger", ".result-pane"]) {
      await page.keyboard.press("F6");
      await page.waitForSelector(`${pane}:focus`);
    }
    await page.keyboard.press("Shift+F8");
    await page.keyboard.press("F8");
    await expect.poll(() => page.locator(".reasons").innerText()).toContain("“Tuesday” is missing");
    await expect.poll(() => page.locator("[data-change]:focus").count()).toBe(1);
    await page.keyboard.press("r");
    await expect.poll(() => page.locator("[data-decision=rejected]").innerText()).toContain("on Tuesday");
    await page.keyboard.press("a");
    await expect.poll(() => page.locator("[data-decision=accepted]").innerText()).toContain("use the new queue");
    await page.keyboard.press("e");
    await page.keyboard.type(" area");
    expect(await page.inputValue(".change-editor textarea")).toContain(" area");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+F8");
    await expect.poll(() => page.locator("[data-change]:focus").count()).toBe(1);
  });

  test("accept all takes what is safe, copies it, leaves each fact to the writer, and is one undo", async () => {
    await rewrite();
    await page.keyboard.press("Control+Shift+Enter");
    await page.waitForSelector("text=2 parts are still as you wrote them");
    expect(await clipboard()).toBe(
      `The p95 went from 840 ms to 310 ms on Tuesday. We use the new queue to smooth peaks.\n\nAna reviews PR 90210 by 5pm.`,
    );
    await expect.poll(() => page.innerText(".reasons")).toContain("“Tuesday” is missing");
    await press("Accept", ".thumbs");
    await expect.poll(() => page.innerText(".reasons")).toContain("Lisbon");
    await press("Keep my wording", ".thumbs");
    await expect.poll(() => clipboard()).toBe(rewritten.replace(" The rollback has an owner in Lisbon.", ""));
    await page.keyboard.press("Control+z");
    expect(await page.locator("[data-decision=open]").count()).toBe(4);
  });

  test("replacing the draft is one undo away, by button and by key", async () => {
    await rewrite();
    await pressMore("Replace my draft");
    expect(await draftText()).toBe(rewritten);
    await press("Undo");
    expect(await draftText()).toBe(draft);
    await pressMore("Replace my draft");
    await page.keyboard.press("Control+z");
    expect(await draftText()).toBe(draft);
    await page.keyboard.press("Control+Shift+z");
    expect(await draftText()).toBe(rewritten);
  });

  test("a fact that is picked is marked in the draft and in the result", async () => {
    await rewrite();
    await page.click(".fact-rows li >> text=840 ms");
    expect(await page.innerText(".cm-content .picked")).toBe("840 ms");
    expect(await page.innerText(".result mark")).toBe("840 ms");
    await page.click(".fact-rows li[data-state=lost] button");
    expect(await page.innerText(".cm-content .picked")).toBe("Tuesday");
    expect(await page.innerText(".result mark")).toBe("Tuesday");
    expect(await page.textContent(".result-pane .status")).toBe("Done. 6 facts kept, 1 missing, 1 added.");
  });

  test("other versions of a sentence come one after another; one of them, or a whole one, becomes the result", async () => {
    await rewrite();
    const ways = ["Now we use the queue.", "Today the queue is in use.", "The new queue smooths peaks."];
    service.play(...ways.map((way) => pieces(rewritten.replace("We use the new queue to smooth peaks.", way))));
    await change("utilise").click();
    await press("Other versions");
    await page.click(`.version-option .take >> text=${ways[2]}`);
    expect(service.asked.slice(1).map(({ mode }) => mode)).toEqual(["vary", "vary", "vary"]);
    expect(await clean()).toBe(rewritten.replace("We use the new queue to smooth peaks.", ways[2] as string));
    await press("Use all of version 1");
    await expect.poll(clean).toBe(rewritten.replace("We use the new queue to smooth peaks.", ways[0] as string));
    await press("Undo");
    await expect.poll(clean).toContain(ways[2]);
  });

  test("a text is copied plain, as Markdown and rich", async () => {
    service.play(["See **the board** at [example](https://example.org/a).", notes]);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(".change");
    await press("Copy");
    expect(await clipboard()).toBe("See the board at example (https://example.org/a).");
    await page.selectOption(".joined select", "markdown");
    expect(await clipboard()).toBe("See **the board** at [example](https://example.org/a).");
    await page.selectOption(".joined select", "rich");
    await expect.poll(() => clipboard("text/html")).toContain('<a href="https://example.org/a">example</a>');
  });

  test("a stopped rewrite is kept or discarded", async () => {
    service.play([...pieces("The p95 fell from 840 ms to 310 ms. Ana re"), HELD]);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector("[data-phase=streaming]");
    await expect.poll(() => page.innerText(".result")).toContain("Ana");
    await page.keyboard.press("Escape");
    expect(await page.innerText(".early-end")).toContain("Keep what is here, or try again.");
    await press("Keep what we have");
    await page.waitForSelector(".change");
    expect(await clean()).toBe("The p95 fell from 840 ms to 310 ms.");
    await pressMore("Discard this result");
    expect(await page.locator(".result-empty").count()).toBe(1);
  });

  test("a lost connection says after how many words, and can be retried", async () => {
    const shown = signal();
    service.play([...pieces("One two three four five. "), shown, { cut: true }]);
    await page.keyboard.press("Control+Enter");
    // A browser may drop what it has not handed on when a connection breaks.
    await expect.poll(() => page.innerText(".result")).toContain("five.");
    shown.release();
    await page.waitForSelector("[data-phase=lost]");
    expect(await page.innerText(".early-end[role=alert] h3")).toBe("Connection lost after 5 words");
    service.play(pieces(rewritten));
    await press("Try again");
    await page.waitForSelector(".change");
    expect(await clean()).toBe(rewritten);
  });

  test("a failure says what happened, before the stream and in it, and leaves the draft alone", async () => {
    service.play({ status: 502, code: "provider_error", message: "The model did not answer." });
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector("[data-phase=failed]");
    // A second try is the writer's.
    expect(service.asked).toHaveLength(1);
    expect(await page.innerText(".early-end")).toContain("The model didn’t answer");
    expect(await page.getAttribute(".early-end p span", "title")).toBe(REQUEST_ID);
    service.play(["Half of it. And ", { error: "The model did not give a usable answer. Nothing was charged." }]);
    await press("Try again");
    await expect.poll(() => page.innerText(".early-end")).toContain("The model broke off after 4 words");
    expect(await page.innerText(".result")).toContain("breaks off here");
    expect(await page.locator(".early-end >> text=Keep what we have").count()).toBe(1);
    expect((await page.innerText(".cm-content")).startsWith("Hi team")).toBe(true);
  });

  test("nothing of the draft and no error is in the console", () => {
    expect(said.filter((line) => line.includes("90210") || /TypeError|Error:/.test(line))).toEqual([]);
  });
});
