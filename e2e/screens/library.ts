import { ask } from "./account.ts";
import type { Screen, Stage } from "./screen.ts";

/** Three short mails of one person, as a paste. */
export const samples = [
  "Hey Bo,\n\nCan't make it today. I'll send the deck tonight, don't wait for me!\n\nCheers,\nAna",
  "Hey Mia,\n\nIt's done. We're good to go, I'll ping you when it's live!\n\nCheers,\nAna",
  "Hey all,\n\nDon't touch staging, I'm on it. It'll be back by noon!\n\nCheers,\nAna",
];

const makeVoice = ({ page, url }: Stage, name: string, isDefault: boolean) =>
  ask(page.context(), url, "POST", "/api/voices", { name, samples, isDefault });

const weekly = {
  name: "Weekly update for the whole planning team!",
  instructions: "Start with the decision. Then what changed, with figures. Leave out who said what. At most 120 words.",
  register: "email",
};

const templates: Screen = {
  name: "templates",
  open: async (stage) => {
    const { page, url } = stage;
    await stage.signIn("pro");
    await ask(page.context(), url, "POST", "/api/templates", weekly);
    await page.goto(`${url}/templates`);
    await page.waitForSelector(".card");
  },
};
const off: Screen = {
  name: "history-off",
  open: async ({ page, url }) => {
    await page.goto(`${url}/history`);
    await page.waitForSelector(".notice");
  },
};
const kept: Screen = {
  name: "history-empty",
  from: off,
  open: async ({ page }) => {
    await page.click(".notice button");
    await page.waitForSelector("text=Turn off");
    await page.waitForSelector(".empty");
  },
};

/** Voices, templates, history and help. */
export const libraryScreens: readonly Screen[] = [
  {
    name: "voices-empty",
    open: async (stage) => {
      const { page, url } = stage;
      await stage.signIn("free");
      await page.goto(`${url}/voices`);
      await page.waitForSelector(".empty");
    },
  },
  {
    name: "voices",
    open: async (stage) => {
      await stage.signIn("free");
      await makeVoice(stage, "Mine", true);
      await makeVoice(stage, "Announcements-for-the-whole-organisation", false);
      await stage.page.goto(`${stage.url}/voices`);
      await stage.page.waitForSelector(".card");
    },
  },
  {
    name: "voice-new",
    open: async (stage) => {
      const { page, url } = stage;
      await stage.signIn("free");
      await page.goto(`${url}/voices/new`);
      await page.fill("form input", "Mine");
      for (const [at, sample] of samples.entries()) {
        if (at > 0) await page.click("text=Add sample");
        await page.fill(`.sample:nth-of-type(${at + 1}) textarea`, sample);
      }
      await page.waitForSelector(".habit");
    },
  },
  {
    name: "voice",
    open: async (stage) => {
      await stage.signIn("free");
      const { id } = await makeVoice(stage, "Mine", true);
      await stage.page.goto(`${stage.url}/voices/${id}`);
      await stage.page.waitForSelector(".habit");
    },
  },
  {
    name: "templates-not-pro",
    open: async (stage) => {
      const { page, url } = stage;
      await stage.signIn("free");
      await page.goto(`${url}/templates`);
      await page.waitForSelector(".notice");
    },
  },
  templates,
  {
    name: "template-form",
    from: templates,
    open: async ({ page }) => {
      await page.click("text=New template");
      await page.waitForSelector("dialog textarea");
    },
  },
  off,
  kept,
  {
    name: "history",
    from: kept,
    open: async ({ page, url, model }) => {
      for (const draft of ["The review is on Friday, at noon.", "p95 went from 840 ms to 310 ms on Tuesday."]) {
        model.say(draft);
        await page.goto(url);
        await page.waitForSelector(".cm-content");
        await page.click(".cm-content");
        await page.keyboard.press("Control+a");
        await page.keyboard.insertText(draft);
        const answered = page.waitForResponse("**/api/humanize");
        await page.keyboard.press("Control+Enter");
        await answered;
        await page.waitForSelector("[data-phase=done]");
      }
      await page.goto(`${url}/history`);
      await page.waitForSelector(".version");
    },
  },
  {
    name: "help",
    open: async ({ page, url }) => {
      await page.goto(`${url}/help`);
      await page.waitForSelector("table");
    },
  },
  {
    name: "sign-up",
    open: async ({ page, url }) => {
      await page.goto(`${url}/signin`);
      await page.click("text=New here? Create an account");
      await page.waitForSelector("text=At least 12 characters");
    },
  },
  {
    name: "forgot-password",
    open: async ({ page, url }) => {
      await page.goto(`${url}/forgot-password`);
      await page.waitForSelector("main p");
    },
  },
];
