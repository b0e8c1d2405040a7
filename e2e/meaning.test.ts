import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath } from "./browser.ts";
import { HELD } from "./model.ts";
import { checkMeaning, FINDINGS, judged, openPanel, panel, reviewed } from "./screens/meaning.ts";
import type { Stage } from "./screens/screen.ts";
import { openTheatre, type Theatre } from "./screens/stage.ts";
import { startService } from "./service.ts";

const chromium = chromiumPath();

describe.skipIf(chromium === null)("The check of meaning, in Chromium", () => {
  let theatre: Theatre;

  beforeAll(async () => {
    theatre = await openTheatre(chromium as string);
  });
  afterAll(() => theatre?.close());

  const play = (name: string, open: (stage: Stage) => Promise<void>): Promise<void> =>
    theatre.show({ name, open }, () => Promise.resolve());
  const press = ({ page }: Stage, name: string): Promise<void> => panel(page).getByRole("button", { name }).click();

  test("shows what the model found with both texts' words, and goes once the text is another one", () =>
    play("findings", async (stage) => {
      const { page } = stage;
      await checkMeaning(stage, judged(FINDINGS));
      await page.waitForSelector(".meaning-card");
      expect(await page.locator(".meaning-card h4").allInnerTexts()).toEqual(["How sure", "Condition"]);
      expect(await page.locator(".meaning-card dd").allInnerTexts()).toEqual([
        "We hope to ship",
        "We will ship",
        "if the load test passes",
        "(missing)",
      ]);
      await page.locator(".result-pane").getByRole("button", { name: "More" }).click();
      await page.locator(".more-menu").getByRole("button", { name: "Reject all changes" }).click();
      await panel(page).getByRole("button", { name: "Check the meaning" }).waitFor();
      expect(await page.locator(".meaning-card").count()).toBe(0);
      await page.locator(".result-pane").getByRole("button", { name: "Undo", exact: true }).click();
      await page.waitForSelector(".meaning-card");
    }));

  test("a failure is said and can be tried again", () =>
    play("failure", async (stage) => {
      await checkMeaning(stage, { status: 401 });
      await panel(stage.page).getByRole("alert").waitFor();
      stage.model.say(judged([]));
      await press(stage, "Check again");
      await panel(stage.page).getByText("No change in meaning found").waitFor();
      expect(await stage.page.locator(".clean, .review").first().innerText()).toContain("Ana");
    }));

  test("a check can be called off", () =>
    play("cancel", async (stage) => {
      await checkMeaning(stage, HELD);
      await panel(stage.page).getByText("Reading both texts…").waitFor();
      await press(stage, "Cancel");
      await panel(stage.page).getByRole("button", { name: "Check the meaning" }).waitFor();
    }));

  test("notes of the comparison that the model takes back are gone, and those alone", () =>
    play("withdrawn", async (stage) => {
      const { page, model } = stage;
      const before = "We have 3 options and Bo prefers the second. The team of 12 people met on Tuesday.";
      await reviewed(stage, before, "Bo prefers the second option. The team met on Tuesday.");
      const risky = page.locator(".change:has(.risk)");
      const lost = page.locator(".fact-rows li[data-state=lost]");
      await lost.nth(1).waitFor();
      expect(await risky.count()).toBe(2);
      model.say(judged([], [1]));
      await openPanel(page);
      await press(stage, "Check the meaning");
      await panel(page).getByText("Notes that it found to be harmless were removed.").waitFor();
      await page.waitForSelector(".fact-rows li[data-state=reworded]");
      expect(await lost.allInnerTexts()).toEqual([expect.stringContaining("12")]);
      expect(await risky.allInnerTexts()).toEqual([expect.stringContaining("12")]);
    }));

  test("is not offered where the engine writes", async () => {
    const engine = await startService();
    await theatre.show(
      {
        name: "engine",
        open: async ({ page }) => {
          await page.goto(engine.url);
          await page.waitForSelector(".cm-content");
          await page.click(".cm-content");
          await page.keyboard.insertText(
            "I just wanted to circle back: we utilise the new queue in order to smooth peaks.",
          );
          await page.keyboard.press("Control+Enter");
          await page.waitForSelector(".result-actions");
          expect(await page.locator(".meaning").count()).toBe(0);
        },
      },
      () => Promise.resolve(),
      {},
    );
    await engine.stop();
  });
});
