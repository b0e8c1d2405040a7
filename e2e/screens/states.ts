import type { Page } from "playwright-core";
import { HELD } from "../model.ts";
import { openTab, siteWith, writeDraft, writeKept, type Screen, type Stage } from "./screen.ts";

const DRAFT = "The p95 went from 840 ms to 310 ms on Tuesday, and Ana signs by 5pm.";
const LONG = Array.from(
  { length: 400 },
  (_, at) => `Paragraph ${at + 1} says that the importer reads each block once.`,
).join("\n\n");

const run = async (page: Page): Promise<void> => {
  await page.keyboard.press("Control+Enter");
};

const written = async ({ page, url }: Stage, text = DRAFT): Promise<void> => {
  await page.goto(url);
  await writeDraft(page, text);
};

const tooLong: Screen = {
  name: "state-too-long",
  open: async (stage) => {
    await written(stage, LONG);
    await stage.page.waitForSelector("text=Split by paragraph");
  },
};

/** What stands in the way of a rewrite, and every other state of the draft's side. */
export const stateScreens: readonly Screen[] = [
  {
    name: "state-waiting",
    open: async (stage) => {
      stage.model.say(HELD);
      await written(stage);
      await run(stage.page);
      await stage.page.waitForSelector("text=Starting…");
      await stage.page.waitForSelector(".fact-rows li[data-state=pending]");
    },
  },
  {
    name: "state-offline",
    open: async (stage) => {
      await written(stage);
      await stage.page.context().setOffline(true);
      await stage.page.waitForSelector("text=You’re offline");
    },
  },
  {
    name: "state-quota",
    open: async (stage) => {
      stage.model.say("Ready.");
      await stage.signIn("single");
      await written(stage);
      await run(stage.page);
      await stage.page.waitForSelector("text=You’ve used 61 of 61 rewrites today.");
    },
  },
  {
    name: "state-rate-limited",
    open: async (stage) => {
      stage.model.say("Ready.");
      await stage.signIn("slow");
      await written(stage);
      await run(stage.page);
      await stage.page.waitForSelector("[data-phase=done]");
      await run(stage.page);
      await stage.page.waitForSelector("text=/Ready in \\d+ s/");
      await stage.page.waitForSelector("text=You’re going too fast");
    },
  },
  tooLong,
  {
    name: "state-part",
    from: tooLong,
    open: async (stage) => {
      await stage.page.click("text=Split by paragraph");
      await stage.page.waitForSelector("text=Next part");
    },
  },
  {
    name: "state-no-model",
    open: async (stage) => {
      stage.model.say({ status: 429, retryAfterS: 60 });
      await written(stage);
      await run(stage.page);
      await stage.page.waitForSelector("text=The model isn’t available right now");
    },
  },
  {
    name: "state-no-model-operator",
    open: async (stage) => {
      stage.model.say({ status: 429, retryAfterS: 60 });
      await stage.signInAsOperator();
      await written(stage);
      await stage.page.waitForSelector(".left-today >> text=left");
      await run(stage.page);
      await stage.page.waitForSelector("text=The server log shows what failed.");
    },
  },
  {
    name: "state-session-ended",
    open: async (stage) => {
      stage.model.say("Ready.");
      await stage.signIn("free");
      // As a server answers that sells plans.
      await siteWith(stage.page, { billing: true });
      await written(stage);
      await stage.page.waitForSelector(".left-today >> text=left");
      await stage.page.context().clearCookies();
      await run(stage.page);
      await stage.page.waitForSelector("dialog >> text=Your session has ended");
    },
  },
  {
    name: "state-signed-out",
    open: async (stage) => {
      // As a server answers that wants an account.
      await siteWith(stage.page, { anonymous: false, withoutAccount: null });
      await written(stage);
      await stage.page.waitForSelector("text=Sign in to rewrite on this server");
    },
  },
  {
    name: "state-pro-only",
    open: async (stage) => {
      await stage.signIn("free");
      // As a server answers that sells plans.
      await siteWith(stage.page, { billing: true });
      await written(stage);
      await stage.page.waitForSelector(".left-today >> text=left");
      await stage.page.click("text=Templates >> visible=true");
      await stage.page.waitForSelector("text=Templates come with the Pro plan");
    },
  },
  {
    name: "state-protected",
    open: async (stage) => {
      stage.model.say(DRAFT);
      await written(stage);
      await stage.page.keyboard.press("Control+End");
      for (const _letter of "by 5pm.") await stage.page.keyboard.press("Shift+ArrowLeft");
      await stage.page.keyboard.press("Control+'");
      await stage.page.waitForSelector(".chip");
      await stage.page.click(".cm-content");
      await run(stage.page);
      await stage.page.waitForSelector("text=Your protected words are unchanged");
    },
  },
  {
    name: "state-other-tab",
    open: async (stage) => {
      await stage.page.goto(stage.url);
      await writeKept(stage.page, "Both tabs hold this draft.");
      const other = await openTab(stage);
      await writeDraft(other, " It goes on here.");
      await stage.page.waitForSelector("text=This draft was changed in another tab");
      await other.close();
    },
  },
  {
    name: "state-tab-conflict",
    open: async (stage) => {
      await stage.page.goto(stage.url);
      await writeKept(stage.page, "Both tabs hold this draft.");
      // One that saves and says nothing of it: this tab changes too before it knows.
      const other = await openTab(stage, { silent: true });
      await writeKept(other, " One more.");
      await writeDraft(stage.page, " Two more.");
      await stage.page.waitForSelector("text=You have another draft");
      await other.close();
    },
  },
  {
    name: "keys",
    open: async (stage) => {
      await stage.page.goto(stage.url);
      await stage.page.waitForSelector(".cm-content");
      await stage.page.keyboard.press("Control+/");
      await stage.page.waitForSelector("dialog table");
    },
  },
  {
    name: "tell-list",
    open: async (stage) => {
      await written(stage, "Hi team, I hope this finds you well. Our transformative approach plays a crucial role.");
      await stage.page.waitForSelector(".cm-tell");
      await stage.page.keyboard.press("F8");
      await stage.page.click("text=Never flag this");
      await stage.page.click("text=Show as a list");
      await stage.page.waitForSelector("text=Never flagged in this browser");
    },
  },
  {
    name: "state-slow",
    open: async (stage) => {
      stage.model.say("The p95 went ", HELD);
      await written(stage);
      await run(stage.page);
      await stage.page.waitForSelector("[data-phase=streaming]");
    },
  },
];
