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
    "hi Maria, billing move. the export from the old provider keeps timing out after 30 mins (PAY-318), tried it 3 times, so were still at 1,240 of 1,600 accounts, same as fri. they want €2,500 for a bulk export, or we wait for their fix but theres no date for that. which one do you want?? need to know by wed. budget is ok btw, spent 41k of the 45k. Jonas says well finish 4 dec but id tell customers 11 dec, Priya has to check all the invoices after",
  result:
    "Subject: Billing move: decision needed by Wednesday\n\nHi Maria,\n\nOn the billing move, the export from the old provider has been tried three times and keeps timing out after 30 minutes (PAY-318), so we're still at 1,240 of 1,600 accounts, same as Friday.\n\nThe old provider wants €2,500 for a bulk export, or we wait for their fix, but there's no date for that. Which one do you want? I need to know by Wednesday.\n\nThe budget is OK, by the way: 41k of the 45k is spent.\n\nJonas says we'll finish on 4 December, but I'd tell customers 11 December; Priya has to check all the invoices afterwards.",
};
const DRAFT =
  "hey all, quick update on the move to the new till. so basically 14 of 22 shops are on it and errors went from 2.3% to 0.4% since tuesday, Marta did most of it!! pls dont touch the old price list until 4 December, it feeds the web shop. can someone review PR 318 by Thursday 5pm? thx";
const INVENTED = "14 of 22 shops are on the new till, and errors are down from 2.3% to 0.2% since Tuesday.";
const BYTES_MAX = 200_000;

const screen = (
  name: string,
  register: string,
  { draft, answers, ready }: { draft: string; answers: readonly string[]; ready: string },
): Screen => ({
  name,
  open: async ({ page, url, model }) => {
    model.sayInTurn(...answers);
    await page.goto(url);
    await page.getByText(register, { exact: true }).filter({ visible: true }).first().click();
    await writeDraft(page, draft);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector(ready);
  },
});

const screens = [
  screen("review", "Email", { draft: SHOWN.draft, answers: [SHOWN.result], ready: ".result-actions" }),
  screen("stopped", "Slack", {
    draft: DRAFT,
    answers: [INVENTED, INVENTED.slice(INVENTED.indexOf("0.2%"))],
    ready: ".gate-wrong",
  }),
];

const chromium = chromiumPath();
if (chromium === null) throw new Error("There is no Chromium here.");
execFileSync(process.execPath, ["scripts/build.mjs", "web", "server"], { stdio: ["ignore", "ignore", "inherit"] });
const out = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
mkdirSync(out, { recursive: true });
const browser = await launchBrowser(chromium);
const theatre = await openTheatre(browser, { anonymous: { perMinute: 1_000, streams: 20 } });
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
