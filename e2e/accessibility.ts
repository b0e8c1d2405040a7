import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath } from "./browser.ts";
import type { Screen } from "./screens/screen.ts";
import type { Theatre } from "./screens/stage.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
export const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Everything else that axe knows is the same in every theme and at every width. */
const only = (rule: string): string => JSON.stringify({ runOnly: { type: "rule", values: [rule] } });
export const COLOURS = only("color-contrast");
const SIZES = only("target-size");

/** Every violation that axe sees, one line each. */
export const violations = async (page: Page, variant: string, within = "html", options = "{}"): Promise<string[]> => {
  const run = `axe.run(${JSON.stringify(within)}, ${options}).then(({ violations }) => violations)`;
  const found = (await page.evaluate(run)) as Violation[];
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${variant}: ${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Checks every screen of a list that is like no other, light, dark and narrow. A file of tests checks one list, so that they run side by side. */
export const checkScreens = (title: string, screens: readonly Screen[]): void => {
  describe.skipIf(chromium === null)(title, () => {
    let theatre: Theatre;

    test.beforeAll(({ sharedTheatre }) => {
      theatre = sharedTheatre;
    });

    afterAll(() => theatre?.leave());

    test.each(screens.filter((screen) => screen.like === undefined))(
      "$name has no axe violation, light, dark and narrow, and never scrolls sideways",
      async (screen) => {
        await theatre.show(screen, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: "reduce" });
          if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
          const found = await violations(page, "light");
          await page.emulateMedia({ colorScheme: "dark" });
          found.push(...(await violations(page, "dark", screen.over, COLOURS)));
          // A window of 1280 px at 200 % has room for 640 px.
          await page.setViewportSize({ width: 640, height: 400 });
          if ((await overflow(page)) > 0) found.push("scrolls sideways at 200 %");
          await page.setViewportSize({ width: 320, height: 640 });
          if ((await overflow(page)) > 0) found.push("scrolls sideways at 320 px");
          found.push(...(await violations(page, "320 px", screen.over, SIZES)));
          expect(found).toEqual([]);
        });
      },
    );
  });
};
