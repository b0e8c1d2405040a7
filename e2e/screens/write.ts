import { HELD, inWords } from "../model.ts";
import { next, run, writeDraft, type Screen } from "./screen.ts";

const DRAFT =
  "Hi team, I hope this finds you well. We leverage the new queue, and the p95 went from 840 ms to 310 ms on Tuesday. Could someone please review PR 90210 before 5pm?";
const RESULT = "The new queue took the p95 from 840 ms to 310 ms on Tuesday. Please review PR 90210 before 5pm.";

const empty: Screen = {
  name: "write-empty",
  open: async ({ page, url }) => {
    await page.goto(url);
    await page.waitForSelector(".cm-content");
  },
};
const tells = next("write-tells", empty, async ({ page }) => {
  await writeDraft(page, DRAFT);
  await page.waitForSelector(".cm-tell");
  await page.keyboard.press("F8");
  await page.waitForSelector(".tell-card");
});
/** A rewrite that invents a figure, and invents it again when it is asked to mend it: the gate stops it. */
const stopped = next("write-caught", tells, async ({ page, model }) => {
  model.sayInTurn("The p95 went from 840 ms to 290 ms on Tuesday.", "290 ms on Tuesday.");
  await page.keyboard.press("Escape");
  await run(page);
  await page.waitForSelector(".gate-wrong");
  await page.waitForSelector(".fact-rows li[data-state=stopped]");
});
const done = next("write-done", stopped, async ({ page, model }) => {
  model.say(RESULT);
  await run(page);
  await page.waitForSelector("[data-phase=done]");
  await page.waitForSelector(".fact-rows li[data-state=kept]");
});
const streaming = next("write-streaming", done, async ({ page, model }) => {
  model.say(...inWords(RESULT), HELD);
  await run(page);
  await page.waitForSelector("[data-phase=streaming]");
  await page.waitForFunction(() => document.querySelector(".result")?.textContent?.includes("Tuesday"));
  await page.waitForSelector(".fact-rows li[data-state=kept]");
});

/** The Write page from empty to done. */
export const writeScreens: readonly Screen[] = [empty, tells, stopped, done, streaming];
