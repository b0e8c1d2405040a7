import { HELD } from "../model.ts";
import { like, next, openTab, run, siteWith, writeDraft, writeKept, type Screen, type Stage } from "./screen.ts";

const DRAFT = "The p95 went from 840 ms to 310 ms on Tuesday, and Ana signs by 5pm.";
const LONG = Array.from(
  { length: 400 },
  (_, at) => `Paragraph ${at + 1} says that the importer reads each block once.`,
).join("\n\n");

const written = async ({ page, url }: Stage, text = DRAFT): Promise<void> => {
  await page.goto(url);
  await writeDraft(page, text);
};

const offline: Screen = {
  name: "state-offline",
  open: async (stage) => {
    await written(stage);
    await stage.page.context().setOffline(true);
    await stage.page.waitForSelector("text=You’re offline");
  },
};
const waiting = next("state-waiting", offline, async ({ page, model }) => {
  await page.context().setOffline(false);
  await page.waitForSelector("text=You’re offline", { state: "detached" });
  model.say(HELD);
  await run(page);
  await page.waitForSelector("text=Starting…");
  await page.waitForSelector(".fact-rows li[data-state=pending]");
});
const noModel = next("state-no-model", waiting, async ({ page, model }) => {
  model.say({ status: 429, retryAfterS: 60 });
  await page.focus(".draft-column .cm-content");
  await page.keyboard.press("Escape");
  await page.waitForSelector("text=Starting…", { state: "detached" });
  await run(page);
  await page.waitForSelector("text=The model isn’t available right now");
});
const slow = like(
  "write-streaming",
  next("state-slow", noModel, async ({ page, model }) => {
    model.say("The p95 went ", HELD);
    await run(page);
    await page.waitForSelector("[data-phase=streaming]");
  }),
);

const tooLong: Screen = {
  name: "state-too-long",
  open: async (stage) => {
    await written(stage, LONG);
    await stage.page.waitForSelector("text=Split by paragraph");
  },
};
const part = next("state-part", tooLong, async ({ page }) => {
  await page.click("text=Split by paragraph");
  await page.waitForSelector("text=Next part");
});

const proOnly: Screen = {
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
};
const sessionEnded = next("state-session-ended", proOnly, async ({ page, model }) => {
  model.say("Ready.");
  await page.keyboard.press("Escape");
  await page.context().clearCookies();
  await run(page);
  await page.waitForSelector("dialog >> text=Your session has ended");
});

const guarded: Screen = {
  name: "state-protected",
  open: async (stage) => {
    stage.model.say(DRAFT);
    await written(stage);
    await stage.page.keyboard.press("Control+End");
    for (const _letter of "by 5pm.") await stage.page.keyboard.press("Shift+ArrowLeft");
    await stage.page.keyboard.press("Control+'");
    await stage.page.waitForSelector(".chip");
    await run(stage.page);
    await stage.page.waitForSelector("text=Your protected words are unchanged");
  },
};
const keys = next("keys", guarded, async ({ page }) => {
  await page.keyboard.press("Control+/");
  await page.waitForSelector("dialog table");
});
const tellList = next("tell-list", keys, async ({ page }) => {
  await page.keyboard.press("Escape");
  await page.focus(".draft-column .cm-content");
  await page.keyboard.press("Control+a");
  await writeDraft(page, "Hi team, I hope this finds you well. Our transformative approach plays a crucial role.");
  await page.waitForSelector(".cm-tell");
  await page.keyboard.press("F8");
  await page.click("text=Never flag this");
  await page.click("text=Show as a list");
  await page.waitForSelector("text=Never flagged in this browser");
});

const otherTab: Screen = {
  name: "state-other-tab",
  like: "state-tab-conflict",
  open: async (stage) => {
    await stage.page.goto(stage.url);
    await writeKept(stage.page, "Both tabs hold this draft.");
    await writeDraft(await openTab(stage), " It goes on here.");
    await stage.page.waitForSelector("text=This draft was changed in another tab");
  },
};
const tabConflict = next("state-tab-conflict", otherTab, async ({ page }) => {
  const [other] = page
    .context()
    .pages()
    .filter((tab) => tab !== page);
  if (other === undefined) throw new Error("the other tab is gone");
  // It saves and says nothing of it: this tab changes too before it knows.
  await other.evaluate(() => Object.assign(BroadcastChannel.prototype, { postMessage: () => undefined }));
  await writeKept(other, " One more.");
  await writeDraft(page, " Two more.");
  await page.waitForSelector("text=You have another draft");
  await other.close();
});

/** What stands in the way of a rewrite, and every other state of the draft's side. */
export const stateScreens: readonly Screen[] = [
  offline,
  waiting,
  noModel,
  slow,
  tooLong,
  part,
  {
    name: "state-quota",
    like: "state-no-model",
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
    like: "state-no-model",
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
  {
    name: "state-no-model-operator",
    like: "state-no-model",
    open: async (stage) => {
      stage.model.say({ status: 429, retryAfterS: 60 });
      await stage.signInAsOperator();
      await written(stage);
      await stage.page.waitForSelector(".left-today >> text=left");
      await run(stage.page);
      await stage.page.waitForSelector("text=The server log shows what failed.");
    },
  },
  proOnly,
  sessionEnded,
  {
    name: "state-signed-out",
    open: async (stage) => {
      // As a server answers that wants an account.
      await siteWith(stage.page, { anonymous: false, withoutAccount: null });
      await written(stage);
      await stage.page.waitForSelector("text=Sign in to rewrite on this server");
    },
  },
  guarded,
  keys,
  tellList,
  otherTab,
  tabConflict,
];
