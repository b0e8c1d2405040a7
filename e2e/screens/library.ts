import { ask } from "./account.ts";
import { follow, next, run, writeDraft, type Screen, type Stage } from "./screen.ts";

/** Three short mails of one person, as a paste. */
export const samples = [
  "Hey Bo,\n\nCan't make it today. I'll send the deck tonight, don't wait for me!\n\nCheers,\nAna",
  "Hey Mia,\n\nIt's done. We're good to go, I'll ping you when it's live!\n\nCheers,\nAna",
  "Hey all,\n\nDon't touch staging, I'm on it. It'll be back by noon!\n\nCheers,\nAna",
];

const makeVoice = ({ page, url }: Stage, name: string, isDefault: boolean) =>
  ask(page.context(), url, "POST", "/api/voices", { name, samples, isDefault });

const noVoices: Screen = {
  name: "voices-empty",
  like: "history-empty",
  open: async (stage) => {
    const { page, url } = stage;
    await stage.signIn("free");
    await page.goto(`${url}/voices`);
    await page.waitForSelector(".empty");
  },
};
const newVoice = next("voice-new", noVoices, async ({ page }) => {
  await follow(page, "New voice");
  await page.fill("form input", "Mine");
  for (const [at, sample] of samples.entries()) {
    if (at > 0) await page.click("text=Add sample");
    await page.fill(`.sample:nth-of-type(${at + 1}) textarea`, sample);
  }
  await page.waitForSelector(".habit");
});
const voice = next("voice", newVoice, async ({ page }) => {
  await page.click("form button[type=submit]");
  await page.waitForSelector("h1 >> text=Mine");
  await page.waitForSelector(".habit");
});
const voices = next("voices", voice, async (stage) => {
  await makeVoice(stage, "Announcements-for-the-whole-organisation", false);
  await follow(stage.page, "Voices");
  await stage.page.waitForSelector(".card >> text=Announcements");
});
const notPro = next("templates-not-pro", voices, async ({ page, url }) => {
  await page.goto(`${url}/templates`);
  await page.waitForSelector(".notice");
});

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
const form = next("template-form", templates, async ({ page }) => {
  await page.click("text=New template");
  await page.waitForSelector("dialog textarea");
});

const off: Screen = {
  name: "history-off",
  open: async ({ page, url }) => {
    await page.goto(`${url}/history`);
    await page.waitForSelector(".notice");
  },
};
const kept = next("history-empty", off, async ({ page }) => {
  await page.click(".notice button");
  await page.waitForSelector("text=Turn off");
  await page.waitForSelector(".empty");
});
const history = next("history", kept, async ({ page, model }) => {
  await follow(page, "Write");
  for (const draft of ["The review is on Friday, at noon.", "p95 went from 840 ms to 310 ms on Tuesday."]) {
    model.say(draft);
    await page.waitForSelector(".cm-content");
    await page.focus(".draft-column .cm-content");
    await page.keyboard.press("Control+a");
    await writeDraft(page, draft);
    await run(page);
    await page.waitForSelector(`[data-phase=done] >> text=${draft.slice(0, 3)}`);
  }
  await follow(page, "History");
  await page.waitForSelector(".version >> nth=1");
});
const help = next("help", history, async ({ page }) => {
  await follow(page, "Help");
  await page.waitForSelector("main table");
});
const signUp = next("sign-up", help, async ({ page }) => {
  await follow(page, "Sign in");
  await page.click("text=New here? Create an account");
  await page.waitForSelector("text=At least 12 characters");
});
const forgot = next("forgot-password", signUp, async ({ page }) => {
  await page.click("text=Already have an account?");
  await page.click("text=Forgot");
  await page.waitForSelector("main p");
});

/** Voices, templates, history and help. */
export const libraryScreens: readonly Screen[] = [
  noVoices,
  newVoice,
  voice,
  voices,
  notPro,
  templates,
  form,
  off,
  kept,
  history,
  help,
  signUp,
  forgot,
];
