import { afterAll, describe, expect } from "vitest";
import { chromiumPath } from "./browser.ts";
import { HELD } from "./model.ts";
import { checkMeaning, FINDINGS, judged, openPanel, panel, reviewed } from "./screens/meaning.ts";
import type { Stage } from "./screens/screen.ts";
import type { Theatre } from "./screens/stage.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();

describe.skipIf(chromium === null)("The check of meaning, in Chromium", () => {
  let theatre: Theatre;

  test.beforeAll(({ sharedTheatre }) => {
    theatre = sharedTheatre;
  });
  afterAll(() => theatre?.leave());

  const play = (name: string, open: (stage: Stage) => Promise<void>): Promise<void> =>
    theatre.show({ name, open }, () => Promise.resolve());
  const press = ({ page }: Stage, name: string): Promise<void> => panel(page).getByRole("button", { name }).click();

  test("is called off, fails, and shows what the model found with both texts' words until the text is another one", () =>
    play("findings", async (stage) => {
      const { page, model } = stage;
      await checkMeaning(stage, HELD);
      await panel(page).getByText("Reading both texts…").waitFor();
      await page.keyboard.press("Escape");
      await panel(page).waitFor({ state: "detached" });
      model.say({ status: 401 });
      await openPanel(page);
      await panel(page).getByRole("alert").waitFor();
      expect(await page.locator(".clean, .review").first().innerText()).toContain("Ana");
      model.say(judged(FINDINGS));
      await press(stage, "Check again");
      await expect
        .poll(() => page.locator(".meaning-card h4").allInnerTexts())
        .toEqual(["Certainty changed", "Condition changed"]);
      const quoted = await page.locator(".meaning-card dd").allInnerTexts();
      expect(quoted).toEqual(["We hope to ship", "We will ship", "if the load test passes", "(missing)"]);
      await page.locator(".result-pane").getByRole("button", { name: "More" }).click();
      await page.locator(".more-menu").getByRole("button", { name: "Reject all changes" }).click();
      // Of two texts that are the same nothing is asked.
      await panel(page).waitFor({ state: "detached" });
      await page.locator(".result-pane").getByRole("button", { name: "Undo", exact: true }).click();
      await page.waitForSelector(".meaning-card");
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
      await panel(page).getByText("Warnings that the model judged harmless were removed.").waitFor();
      await page.waitForSelector(".fact-rows li[data-state=reworded]");
      expect(await lost.allInnerTexts()).toEqual([expect.stringContaining("12")]);
      expect(await risky.allInnerTexts()).toEqual([expect.stringContaining("12")]);
    }));
});
