import type { Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath } from "./browser.ts";
import { screens } from "./screens/index.ts";
import type { Screen, Stage } from "./screens/screen.ts";
import type { Theatre } from "./screens/stage.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();

const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe.skipIf(chromium === null)("Where the reader's own few colours take the place of ours", () => {
  let theatre: Theatre;

  test.beforeAll(({ sharedTheatre }) => {
    theatre = sharedTheatre;
  });

  afterAll(() => theatre?.leave());

  const shown = (name: string, look: (stage: Stage) => Promise<void>): Promise<void> =>
    theatre.show(screens.find((screen) => screen.name === name) as Screen, async (stage) => {
      await stage.page.emulateMedia({ forcedColors: "active" });
      await look(stage);
    });

  test("the focus has a ring, in the editor, on a button and on a choice", () =>
    shown("write-empty", async ({ page }) => {
      await page.focus(".cm-content");
      expect(await styleOf(page, ".sheet:has(.cm-focused)", "outline-style")).toBe("solid");
      await page.keyboard.press("Tab");
      await page.focus(".examples button");
      expect(await styleOf(page, ".examples button:focus", "outline-style")).toBe("solid");
      await page.focus(".draft-column .choice-option input");
      await page.keyboard.press("ArrowRight");
      expect(await styleOf(page, ".draft-column .choice-option:has(:focus)", "outline-style")).toBe("solid");
    }));

  test("tells are underlined, the stronger ones in another shape, and a card has an edge", () =>
    shown("write-tells", async ({ page }) => {
      const plain = ".cm-tell:not(.cm-tell-strong)";
      expect(await styleOf(page, ".cm-tell", "text-decoration-line")).toBe("underline");
      if ((await page.locator(plain).count()) > 0)
        expect(await styleOf(page, plain, "text-decoration-style")).toBe("wavy");
      expect(await styleOf(page, ".cm-tell-strong", "text-decoration-style")).toBe("double");
      expect(await styleOf(page, ".dock:has(.tell-card)", "border-top-width")).not.toBe("0px");
    }));

  test("buttons and chips have edges, protected places an outline, and what is chosen another ground", () =>
    shown("state-protected", async ({ page }) => {
      for (const selector of [".run-buttons .button", ".chip", ".sheet"])
        expect([selector, await styleOf(page, selector, "border-top-width")]).not.toEqual([selector, "0px"]);
      expect(await styleOf(page, ".cm-protected", "outline-style")).toBe("solid");
      const ground = (option: string): Promise<string> => styleOf(page, option, "background-color");
      expect(await ground(".draft-column .choice-option:has(:checked)")).not.toBe(
        await ground(".draft-column .choice-option:not(:has(:checked))"),
      );
      expect(await styleOf(page, ".top nav a[aria-current=page]", "text-decoration-line")).toBe("underline");
    }));

  test("what was put in is underlined and what was taken out struck through", () =>
    shown("result-why", async ({ page }) => {
      expect(await styleOf(page, ".change ins", "text-decoration-line")).toBe("underline");
      expect(await styleOf(page, ".change del", "text-decoration-line")).toBe("line-through");
    }));
});
