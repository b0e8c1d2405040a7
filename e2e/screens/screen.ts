import type { Page } from "playwright-core";
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

/** Plans of the stage: the two that people know, one whose allowance is a single rewrite, and one rewrite a minute. */
export type StagePlan = "free" | "pro" | "single" | "slow";

/** A screen in one state. `open` leaves the page in that state, at rest. */
export interface Screen {
  name: string;
  /** What lies open over the page; the sizes of targets that it half covers say nothing, and they are back when it closes. */
  over?: string;
  open(stage: Stage): Promise<void>;
}

/** Puts a text in the draft once the editor has taken over. */
export const writeDraft = async (page: Page, text: string): Promise<void> => {
  await page.waitForSelector(".cm-content");
  await page.click(".cm-content");
  await page.keyboard.insertText(text);
};
