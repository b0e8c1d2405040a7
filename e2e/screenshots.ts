import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath, launchBrowser } from "./browser.ts";
import { screens } from "./screens/index.ts";
import { openTheatre } from "./screens/stage.ts";

/** `node e2e/screenshots.ts OUT [NAME…]`: photographs every screen, or those whose name starts so, light, dark, in forced colours and narrow. */
const [out, ...names] = process.argv.slice(2);
const chromium = chromiumPath();
if (out === undefined || chromium === null) {
  console.error(out === undefined ? "Say where the pictures go." : "There is no Chromium here.");
  process.exit(1);
}
for (const part of ["server", "web"]) {
  const built = spawnSync(process.execPath, ["scripts/build.mjs", part], { stdio: ["ignore", "ignore", "inherit"] });
  if (built.status !== 0) throw new Error(`the ${part} did not build`);
}
mkdirSync(out, { recursive: true });
const browser = await launchBrowser(chromium);
const theatre = await openTheatre(browser);
try {
  for (const screen of screens) {
    if (names.length > 0 && !names.some((name) => screen.name.startsWith(name))) continue;
    await theatre.show(screen, async ({ page }) => {
      const shoot = (variant: string): Promise<unknown> =>
        page.screenshot({ path: join(out, `${screen.name}-${variant}.png`), fullPage: variant !== "narrow" });
      await shoot("light");
      await page.emulateMedia({ colorScheme: "dark" });
      await shoot("dark");
      await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
      await shoot("forced");
      await page.emulateMedia({ colorScheme: "dark", forcedColors: "none" });
      await page.setViewportSize({ width: 320, height: 800 });
      await shoot("narrow");
    });
    console.log(screen.name);
  }
} finally {
  await theatre.close();
  await browser.close();
}
