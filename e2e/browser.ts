import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext } from "playwright-core";

const PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A Chromium of this machine, or null where there is none. */
export const chromiumPath = (): string | null =>
  process.env["CHROMIUM"] ?? PATHS.find((path) => existsSync(path)) ?? null;

/** A fresh profile in a headless Chromium that asks nothing of the network but what a page asks. */
export const openBrowser = (executablePath: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), "rewrite-service-browser-")), {
    executablePath,
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
