import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type BrowserContext, type Page, type Worker } from "playwright-core";
import { CHROMIUM_FLAGS } from "../browser.ts";

const dist = fileURLToPath(new URL("../../apps/extension/dist", import.meta.url));

/** The headless shell has no extensions. */
const PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const extensionChromium = (): string | null =>
  process.env["CHROMIUM"] ?? PATHS.find((path) => existsSync(path)) ?? null;

export interface ExtensionBrowser {
  context: BrowserContext;
  id: string;
  /** The service worker, started again where Chrome has ended it. */
  worker: () => Promise<Worker>;
  /** Opens a page of the extension in a tab. */
  open: (path: string) => Promise<Page>;
  /** Ends the service worker, as Chrome does after half a minute without work. */
  endWorker: () => Promise<void>;
  /** Closes it, and tells every address that the extension asked for meanwhile, whichever part of it asked. */
  close: () => Promise<string[]>;
}

/** Addresses in the browser's own log of its network that an origin asked for. */
const askedBy = (origin: string, path: string): string[] => {
  interface Event {
    params?: { url?: string; initiator?: string };
  }
  const { events } = JSON.parse(readFileSync(path, "utf8")) as { events: Event[] };
  return events.flatMap(({ params }) => (params?.initiator === origin && params.url !== undefined ? [params.url] : []));
};

/**
 * A Chromium with the built extension. Only a press of a person's gives `activeTab`, which no program can play, so this
 * copy may run on loopback sites by itself; every other byte is what people get.
 */
export const openWithExtension = async (executablePath: string): Promise<ExtensionBrowser> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-extension-"));
  const unpacked = join(folder, "unpacked");
  cpSync(dist, unpacked, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(unpacked, "manifest.json"), "utf8")) as Record<string, unknown>;
  const permitted = { ...manifest, host_permissions: ["http://localhost/*"] };
  writeFileSync(join(unpacked, "manifest.json"), JSON.stringify(permitted));
  const netLog = join(folder, "net-log.json");
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath,
    headless: true,
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [
      ...CHROMIUM_FLAGS,
      `--disable-extensions-except=${unpacked}`,
      `--load-extension=${unpacked}`,
      `--log-net-log=${netLog}`,
    ],
  });
  const worker = async (): Promise<Worker> =>
    context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const id = new URL((await worker()).url()).host;
  return {
    context,
    id,
    worker,
    open: async (path) => {
      const page = await context.newPage();
      await page.goto(`chrome-extension://${id}/${path}`);
      await page.waitForSelector("html[data-ready]");
      return page;
    },
    endWorker: async () => {
      const session = await context.newCDPSession(context.pages()[0] as Page);
      await session.send("ServiceWorker.enable");
      await session.send("ServiceWorker.stopAllWorkers");
      await session.detach();
    },
    close: async () => {
      await context.close();
      const asked = askedBy(`chrome-extension://${id}`, netLog);
      rmSync(folder, { recursive: true, force: true });
      return asked;
    },
  };
};
