import type { Page } from "playwright-core";
import { keptDraft } from "../kept.ts";
import type { Model } from "../model.ts";

/** What a screen may use to come about: a page of a fresh profile, the service behind it and the model behind that. */
export interface Stage {
  page: Page;
  url: string;
  model: Model;
  /** Signs the page's profile in on a plan of the stage; each call makes an account of its own. */
  signIn(plan: StagePlan): Promise<string>;
  /** Signs the page's profile in as the operator of the service. */
  signInAsOperator(): Promise<string>;
}

/** Plans of the stage: the two that people know, one with a single rewrite left, and one rewrite a minute. */
export type StagePlan = "free" | "pro" | "single" | "slow";

/** A screen in one state. `open` leaves the page in that state, at rest. */
export interface Screen {
  name: string;
  /** The screen that `open` begins at; without one it begins in an emptied profile. */
  from?: Screen;
  /** What lies open over the page; the sizes of targets that it half covers say nothing, and they are back when it closes. */
  over?: string;
  /** The screen whose elements it shows with other words in them: that one is checked, and this one photographed. */
  like?: string;
  open(stage: Stage): Promise<void>;
}

/** A screen that goes on from another: what has been loaded and filled stays. */
export const next = (name: string, from: Screen, open: (stage: Stage) => Promise<unknown>): Screen => ({
  name,
  from,
  open: async (stage) => void (await open(stage)),
});

/** A screen that shows what another one does, in other words. */
export const like = (other: string, screen: Screen): Screen => ({ ...screen, like: other });

/** Goes to another page by a link of the one that is shown. */
export const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole("link", { name, exact: true }).first().click();

/** Pastes a text where the caret is; a browser that is told to type one takes a step of its own for every line. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** Puts a text in the draft once the editor has taken over. */
export const writeDraft = async (page: Page, text: string): Promise<void> => {
  await page.waitForSelector(".cm-content");
  await page.click(".cm-content");
  await (text.includes("\n") ? paste(page, text) : page.keyboard.insertText(text));
};

/** The same, and waits until this device keeps it. */
export const writeKept = async (page: Page, text: string): Promise<void> => {
  const before = await keptDraft(page);
  await writeDraft(page, text);
  while ((await keptDraft(page)) === before) await page.evaluate(() => new Promise(requestAnimationFrame));
};

/** Answers as a server that is set up in another way. */
export const siteWith = async (page: Page, other: object): Promise<void> => {
  await page.route("**/api/site", async (route) => {
    const answer = await route.fetch();
    const site = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...site, ...other } });
  });
};

/** Asks for a rewrite of the draft, wherever the focus went. */
export const run = async (page: Page): Promise<void> => {
  await page.focus(".draft-column .cm-content");
  await page.keyboard.press("Control+Enter");
};

/** Another tab of the same profile on Write, with the draft that is kept; a silent one tells no other tab that it saves. */
export const openTab = async ({ page, url }: Stage, { silent = false } = {}): Promise<Page> => {
  const tab = await page.context().newPage();
  if (silent)
    await tab.addInitScript(() => Object.assign(BroadcastChannel.prototype, { postMessage: () => undefined }));
  await tab.goto(url);
  await tab.waitForSelector(".cm-content");
  return tab;
};
