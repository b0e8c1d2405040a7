import { execFileSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromiumPath, launchBrowser } from "./browser.ts";
import { writeDraft, type Screen } from "./screens/screen.ts";
import { openTheatre } from "./screens/stage.ts";

/** `node e2e/pictures.ts` takes the pictures of the README from the real app, which a scripted model writes for. */

/** The draft and the model's rewrite that the README shows. */
const SHOWN = {
  draft:
    "ok so prod is back, i rolled 4.18.2 back to 4.18.1 at 14:07. the thing was the migration locked the orders table bc i forgot CONCURRENTLY on the index (my bad totally). abt 11 mins of 500s on checkout, 340ish failed carts acording to grafana. no data lost i think, still checking w/ Tomasz. dont deploy anythign til i say",
  result:
    "OK, so prod is back. I rolled 4.18.2 back to 4.18.1 at 14:07. The migration locked the orders table because I forgot CONCURRENTLY on the index (my bad totally).\n\nAbout 11 minutes of 500s on checkout, 340ish failed carts according to Grafana. No data lost, I think; still checking with Tomasz.\n\nDon't deploy anything till I say.",
};
const DRAFT =
  "hey all, quick update on the move to the new till. so basically 14 of 22 shops are on it and errors went from 2.3% to 0.4% since tuesday, Marta did most of it!! pls dont touch the old price list until 4 December, it feeds the web shop. can someone review PR 318 by Thursday 5pm? thx";
const INVENTED = "14 of 22 shops are on the new till, and errors are down from 2.3% to 0.2% since Tuesday.";
const BYTES_MAX = 200_000;

const screen = (name: string, draft: string, answers: readonly string[], ready: string): Screen => ({
  name,
  open: async ({ page, url, model }) => {
    model.sayInTurn(...answers);
    await page.goto(url);
    await writeDraft(page, draft);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(ready);
  },
});

const screens = [
  screen("review", SHOWN.draft, [SHOWN.result], ".result-actions"),
  screen("stopped", DRAFT, [INVENTED, INVENTED.slice(INVENTED.indexOf("0.2%"))], ".gate-wrong"),
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
    const look = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;
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
