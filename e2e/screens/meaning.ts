import type { Page } from "playwright-core";
import { HELD, type ModelStep } from "../model.ts";
import { like, next, run, writeDraft, type Screen, type Stage } from "./screen.ts";

const DRAFT = "We hope to ship on Friday if the load test passes. Ana may tell the sales team.";
const RESULT = "We will ship on Friday. Ana tells the sales team.";

export const FINDINGS = [
  { why: "A hope became a promise.", type: "certainty", before: "We hope to ship", after: "We will ship" },
  { why: "Nothing is said of the test.", type: "condition", before: "if the load test passes", after: "" },
];

export const judged = (findings: readonly object[], withdrawn: readonly number[] = []): string =>
  JSON.stringify({ findings, withdrawn });

/** The panel in which a model is asked about meaning. */
export const panel = (page: Page) => page.locator(".meaning");

/** A result under review. */
export const reviewed = async ({ page, url, model }: Stage, draft: string, result: string): Promise<void> => {
  model.say(result);
  await page.goto(url);
  await writeDraft(page, draft);
  await page.keyboard.press("Control+Enter");
  // What the dock says of the first change comes with it; until then it may take the place of what is asked for.
  await page.waitForSelector("[data-phase=done]");
  await page.waitForSelector(".change[data-current=true]");
};

/** Asks about the meaning; what the judge is to say was said to it before. */
export const openPanel = async (page: Page): Promise<void> => {
  await page.locator(".result-pane").getByRole("button", { name: "More" }).click();
  await page.locator(".more-menu").getByRole("button", { name: "Check the meaning" }).click();
};

/** The same, and a judge that answers so when it is asked. */
export const checkMeaning = async (stage: Stage, ...answer: readonly ModelStep[]): Promise<void> => {
  await reviewed(stage, DRAFT, RESULT);
  const { page, model } = stage;
  model.say(...answer);
  await openPanel(page);
};

/** One more check in the panel that is open. */
const further = (name: string, from: Screen, buttons: readonly string[], answer: ModelStep, until: string): Screen =>
  next(`meaning-${name}`, from, async ({ page, model }) => {
    model.say(answer);
    for (const button of buttons) await panel(page).getByRole("button", { name: button }).click();
    await panel(page).getByText(until).first().waitFor();
  });

const failed: Screen = {
  name: "meaning-failed",
  open: async (stage) => {
    await checkMeaning(stage, { status: 401 });
    await panel(stage.page).getByText("Check again").first().waitFor();
  },
};
const checking = like("meaning-failed", further("checking", failed, ["Check again"], HELD, "Reading both texts"));
const unverified = like(
  "meaning-failed",
  further("unverified", failed, ["Check again"], "All is well, I think.", "no clear answer"),
);
const found = further("found", unverified, ["Check again"], judged(FINDINGS), "A hope became a promise.");
/** A check that is done is not asked for again: this is a result of its own. */
const none = like(
  "meaning-found",
  next("meaning-none", found, async (stage) => {
    const { page, model } = stage;
    model.say(`${RESULT} Thank you.`);
    await run(page);
    await page.waitForSelector("text=Thank you.");
    model.say(judged([]));
    await openPanel(page);
    await panel(page).getByText("No change in meaning found").first().waitFor();
  }),
);

/** The check of meaning under a result: failed, under way, unusable, with findings, and without. */
export const meaningScreens: readonly Screen[] = [failed, checking, unverified, found, none];
