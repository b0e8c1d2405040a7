import { execFileSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromiumPath, launchBrowser } from "./browser.ts";
import { HELD, inWords } from "./model.ts";
import { writeDraft, type Screen } from "./screens/screen.ts";
import { openTheatre } from "./screens/stage.ts";

/** `node e2e/pictures.ts` takes the pictures of the README from the real app, which a scripted model writes for. */

const DRAFT =
  "hey all, quick update on the move to the new till. so basically 14 of 22 shops are on it and errors went from 2.3% to 0.4% since tuesday, Marta did most of it!! pls dont touch the old price list until 4 December, it feeds the web shop. can someone review PR 318 by Thursday 5pm? thx";
const RESULT =
  "14 of 22 shops are on the new till, and errors are down from 2.3% to 0.4% since Tuesday. Marta did most of it. Please don’t touch the old price list until 4 December: it feeds the web shop. Can someone review PR 318 by Thursday 5pm?";
const INVENTED = RESULT.replace("0.4%", "0.2%");
const BYTES_MAX = 200_000;

const screen = (name: string, answers: readonly string[], held: string | null, ready: string): Screen => ({
  name,
  open: async ({ page, url, model }) => {
    if (held === null) model.sayInTurn(...answers);
    else model.say(...inWords(held), HELD);
    await page.goto(url);
    await writeDraft(page, DRAFT);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(ready);
  },
});

const screens = [
  screen(
    "write",
    [],
    RESULT.slice(0, RESULT.indexOf("Can someone")),
    ".fact-rows li:has-text('4 December')[data-state=kept]",
  ),
  screen("review", [RESULT], null, ".result-actions"),
  screen("stopped", [INVENTED, INVENTED.slice(INVENTED.indexOf("0.2%"))], null, ".gate-wrong"),
];

const chromium = chromiumPath();
if (chromium === null) throw new Error("There is no Chromium here.");
execFileSync(process.execPath, ["scripts/build.mjs", "web", "server"], { stdio: ["ignore", "ignore", "inherit"] });
const out = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
mkdirSync(out, { recursive: true });
const browser = await launchBrowser(chromium);
const theatre = await openTheatre(browser);
try {
  for (const one of screens) {
    const look = { viewport: { width: 1280, height: 760 }, reducedMotion: "reduce" } as const;
    await theatre.show(
      one,
      async ({ page }) => {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => document.fonts.ready);
          // What a change of colours has to run through ends first.
          await page.waitForTimeout(400);
          const path = `${out}${one.name}-${colorScheme}.png`;
          await page.screenshot({ path, caret: "hide" });
          const { size } = statSync(path);
          if (size > BYTES_MAX) throw new Error(`${path} has ${size} bytes, and ${BYTES_MAX} is the most`);
          console.log(`${one.name}-${colorScheme}.png  ${size} bytes`);
        }
      },
      look,
    );
  }
} finally {
  await theatre.close();
  await browser.close();
}
