import { afterAll, describe, expect } from "vitest";
import { chromiumPath } from "./browser.ts";
import { HELD, inWords, signal, type ModelStep } from "./model.ts";
import { writeDraft } from "./screens/screen.ts";
import type { Theatre } from "./screens/stage.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();

// Each fact is one word that occurs nowhere else, so that its last token is known.
const facts = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? `${300 + 7 * at}` : `$${1_000 + 13 * at}`));
const sentence = (fact: string, at: number): string =>
  `Row ${"abcdefgh"[at % 8]} of the table now holds ${fact} after the check. `;

describe.skipIf(chromium === null)("The facts panel while text streams, in Chromium", () => {
  let theatre: Theatre;

  test.beforeAll(({ sharedTheatre }) => {
    theatre = sharedTheatre;
  });
  afterAll(() => theatre?.leave());

  test("says that a fact was kept as soon as its sentence has come, and that the others are to come", () =>
    theatre.show(
      {
        name: "facts",
        open: async ({ page, url }) => {
          await page.goto(url);
          await writeDraft(page, facts.map(sentence).join(""));
        },
      },
      async ({ page, model }) => {
        const seen = facts.map(() => signal());
        model.say(
          ...facts.flatMap((fact, at): ModelStep[] => [...inWords(sentence(fact, at)), "So ", seen[at] ?? HELD]),
          HELD,
        );
        await page.keyboard.press("Control+Enter");
        for (const [at, fact] of facts.entries()) {
          await page.waitForSelector(`.fact-rows li[data-state=kept] >> text=${fact}`);
          expect(await page.locator(".fact-rows li[data-state=pending]").count()).toBe(facts.length - at - 1);
          seen[at]?.release();
        }
        await page.keyboard.press("Escape");
      },
    ));
});
