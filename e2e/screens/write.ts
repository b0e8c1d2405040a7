import { HELD, inWords } from "../model.ts";
import { writeDraft, type Screen } from "./screen.ts";

const DRAFT =
  "Hi team, I hope this finds you well. We leverage the new queue, and the p95 went from 840 ms to 310 ms on Tuesday. Could someone please review PR 90210 before 5pm?";
const RESULT = "The new queue took the p95 from 840 ms to 310 ms on Tuesday. Please review PR 90210 before 5pm.";

/** A rewrite that invents a figure, and invents it again when it is asked to mend it: the gate stops it. */
const stopped: Screen = {
  name: "write-caught",
  open: async ({ page, url, model }) => {
    model.sayInTurn("The p95 went from 840 ms to 290 ms on Tuesday.", "290 ms on Tuesday.");
    await page.goto(url);
    await writeDraft(page, DRAFT);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(".gate-wrong");
    await page.waitForSelector(".fact-rows li[data-state=stopped]");
  },
};

const empty: Screen = {
  name: "write-empty",
  open: async ({ page, url }) => {
    await page.goto(url);
    await page.waitForSelector(".cm-content");
  },
};
const tells: Screen = {
  name: "write-tells",
  from: empty,
  open: async ({ page }) => {
    await writeDraft(page, DRAFT);
    await page.waitForSelector(".cm-tell");
    await page.keyboard.press("F8");
    await page.waitForSelector(".tell-card");
  },
};

/** The Write page from empty to done. */
export const writeScreens: readonly Screen[] = [
  empty,
  tells,
  {
    name: "write-done",
    from: tells,
    open: async ({ page, model }) => {
      model.say(RESULT);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+Enter");
      await page.waitForSelector("[data-phase=done]");
      await page.waitForSelector(".fact-rows li[data-state=kept]");
    },
  },
  {
    name: "write-streaming",
    open: async ({ page, url, model }) => {
      model.say(...inWords(RESULT), HELD);
      await page.goto(url);
      await writeDraft(page, DRAFT);
      await page.keyboard.press("Control+Enter");
      await page.waitForFunction(() => document.querySelector(".result")?.textContent?.includes("Tuesday"));
      await page.waitForSelector(".fact-rows li[data-state=kept]");
    },
  },
  stopped,
];
