import type { Page } from "playwright-core";
import { HELD, inWords, type ModelStep } from "../model.ts";
import { like, next, run, writeDraft, type Screen, type Stage } from "./screen.ts";

const DRAFT = `Hi team,

The p95 went from 840 ms to 310 ms on Tuesday, which plays a crucial role for the launch. We utilise the new queue in order to smooth peaks.

Could someone please review PR 90210 before 5pm? The budget is $4,500 and 3 people are on call.`;
const RESULT = `Could someone review PR 90210 before 5 pm?

The p95 fell from 840 ms to 310 ms on Tuesday, which matters for the launch. We use the new queue to smooth peaks.

The budget is $4,500 and 3 people are on call. Ottoline keeps the rollback script at hand.`;

const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

const rewrite = async ({ page, url, model }: Stage, draft: string, steps: readonly ModelStep[]): Promise<void> => {
  model.say(...steps);
  await page.goto(url);
  await writeDraft(page, draft);
  await run(page);
};

const why: Screen = {
  name: "result-why",
  open: async (stage) => {
    const { page } = stage;
    await rewrite(stage, DRAFT, [RESULT]);
    await page.waitForSelector(".change");
    await page.waitForSelector(".fact-rows li");
    await page.locator("[data-change]", { hasText: "crucial" }).click();
    await page.waitForSelector(".reasons [data-kind=tell]");
  },
};
const clean = next("result-clean", why, async ({ page }) => {
  await page.click("text=Clean");
  await page.click(".fact-rows li >> text=310 ms");
  await page.waitForSelector(".clean mark");
});
const compare = next("result-compare", clean, async ({ page }) => {
  await page.click(".result-pane .choice >> text=Side by side");
  await page.waitForSelector(".diff td");
});
const more: Screen = {
  ...next("result-more", compare, async ({ page }) => {
    await page.click(".result-pane .choice >> text=Review");
    await press(page, "More");
    await page.waitForSelector(".more-menu:popover-open");
  }),
  over: ".more-menu",
};
const vary = next("result-vary", more, async ({ page, model }) => {
  model.sayInTurn(...["Would someone", "Please"].map((ask) => RESULT.replace("Could someone", ask)));
  await page.keyboard.press("Escape");
  await page.locator("[data-change]", { hasText: "utilise" }).click();
  await press(page, "Another wording uses 1 rewrite");
  await press(page, "One more version uses 1 rewrite");
  await page.waitForSelector(".version-option:nth-child(2)[data-phase=done]");
});
const edit = next("result-edit", vary, async ({ page }) => {
  await page.keyboard.press("Escape");
  await page.locator("[data-change]", { hasText: "utilise" }).click();
  await press(page, "Reject");
  await press(page, "Edit");
});
const discarded = like(
  "write-tells",
  next("result-discarded", edit, async ({ page }) => {
    await press(page, "More");
    await press(page, "Discard this result");
    await page.waitForSelector(".result-empty");
  }),
);
const failed = like(
  "result-stopped",
  next("result-failed", discarded, async ({ page, model }) => {
    model.say({ status: 500 });
    await run(page);
    await page.waitForSelector("[data-phase=failed]");
    await page.waitForSelector(".early-end");
  }),
);
const early = next("result-stopped", failed, async ({ page, model }) => {
  model.say(...inWords("The p95 fell from 840 ms to 310 ms. "), HELD);
  await run(page);
  await page.waitForSelector("[data-phase=streaming]");
  await page.waitForFunction(() => document.querySelector(".result")?.textContent?.includes("840 ms"));
  await page.keyboard.press("Escape");
  await page.waitForSelector(".early-end");
});
const asked = next("result-ask", early, async ({ page, model }) => {
  model.say(RESULT);
  await run(page);
  await page.waitForSelector(".change");
  await page.keyboard.press("Control+Shift+Enter");
  await page.waitForSelector("[data-decision=asked]", { state: "attached" });
});

const SAMPLES = [
  "Hey Bo,\n\nCan't make it. I'll send the deck tonight, don't wait for me!\n\nCheers,\nMax",
  "Hey Ann,\n\nIt's done. We're good to go, I'll ping you!\n\nCheers,\nMax",
  "Hey all,\n\nDon't touch staging, I'm on it. It'll be back by noon!\n\nCheers,\nMax",
];
const STIFF = "Dear Jo,\n\nI will not be in on Friday. I do not know when the deck is done.\n\nKind regards,\nMax";
const MINE = "Hey Jo,\n\nI won't be in on Friday. I don't know when the deck's done!\n\nCheers,\nMax";

/** A rewrite in a stiff voice, then moved closer to a measured one. */
const closer: Screen = {
  name: "result-closer",
  open: async (stage) => {
    const { page, url, model } = stage;
    await stage.signIn("pro");
    const headers = { origin: url };
    await page.request.post(`${url}/api/voices`, {
      data: { name: "Mine", samples: SAMPLES, isDefault: true },
      headers,
    });
    await rewrite(stage, STIFF, [STIFF.replace("the deck is done", "it is done")]);
    await page.waitForSelector(".change");
    model.say(MINE);
    await press(page, "More");
    await press(page, "Closer to my voice uses 1 rewrite");
    await page.waitForSelector(".closeness dd");
  },
};

/** The result side of Write: its views, its questions and its early ends. */
export const resultScreens: readonly Screen[] = [
  why,
  clean,
  compare,
  more,
  vary,
  edit,
  discarded,
  failed,
  early,
  asked,
  closer,
];
