import { spawnSync } from "node:child_process";
import { chromiumPath, launchBrowser } from "../e2e/browser.ts";
import { openTheatre } from "../e2e/screens/stage.ts";
import { measureFacts } from "./web-facts.ts";
import { measureLighthouse } from "./web-lighthouse.ts";
import { measureLoad } from "./web-load.ts";
import { measureTyping } from "./web-typing.ts";

/** `npm run bench -- web [load|typing|facts|lighthouse]`: the web app's budgets, in Chromium, from this machine's own server. */
export const run = async ([only]: readonly string[]): Promise<void> => {
  const chromium = chromiumPath();
  if (chromium === null) throw new Error("there is no Chromium here");
  const built = spawnSync(process.execPath, ["scripts/build.mjs", "web"], { stdio: ["ignore", "ignore", "inherit"] });
  if (built.status !== 0) throw new Error("the web app did not build");
  const browser = await launchBrowser(chromium);
  const theatre = await openTheatre(browser);
  try {
    if (only === undefined || only === "load") await measureLoad(theatre);
    if (only === undefined || only === "typing") await measureTyping(theatre);
    if (only === undefined || only === "facts") await measureFacts(theatre);
    if (only === undefined || only === "lighthouse") await measureLighthouse(chromium, theatre.url);
  } finally {
    await theatre.close();
    await browser.close();
  }
};
