import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from "playwright-core";

const PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A Chromium of this machine, or null where there is none. */
export const chromiumPath = (): string | null =>
  process.env["CHROMIUM"] ?? PATHS.find((path) => existsSync(path)) ?? null;

/** Flags under which Chromium asks nothing of the network but what a page asks. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What the pages of a context did that no page of ours may do: a breach of the policy, a request to somewhere else, a crash. */
const watch = (context: BrowserContext): string[] => {
  const breaches: string[] = [];
  context.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) breaches.push(message.text());
  });
  context.on("weberror", (error) => breaches.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !LOOPBACK.has(hostname)) breaches.push(`third party: ${request.url()}`);
  });
  return breaches;
};

/** Makes closing the context fail when a page of it broke a rule, so that every test that closes it checks them all. */
const guarded = (context: BrowserContext): BrowserContext => {
  const breaches = watch(context);
  const close = context.close.bind(context);
  context.close = async (options) => {
    await close(options);
    if (breaches.length > 0) throw new Error(`pages broke the rules:\n${[...new Set(breaches)].join("\n")}`);
  };
  return context;
};

/** A fresh profile in a headless Chromium of its own. */
export const openBrowser = async (executablePath: string): Promise<BrowserContext> =>
  guarded(
    await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), "rewrite-service-browser-")), {
      executablePath,
      headless: true,
      args: CHROMIUM_FLAGS,
    }),
  );

/** A headless Chromium for several fresh profiles, which `openContext` makes. */
export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, headless: true, args: CHROMIUM_FLAGS });

export const openContext = async (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  guarded(await browser.newContext(options));
