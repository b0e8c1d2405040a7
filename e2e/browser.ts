import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";

// Chromium without a window of its own comes first: the same pages for about half the processor time.
const PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** A Chromium of this machine, or null where there is none. */
export const chromiumPath = (): string | null =>
  process.env["CHROMIUM"] ?? PATHS.find((path) => existsSync(path)) ?? null;

/**
 * No page of a test lives long enough to earn back what the optimising compilers cost it: a fifth of the time of all
 * journeys. A measurement has them, as people do.
 */
const SCRIPT_FLAGS = process.env["VITEST"] === undefined ? [] : ["--js-flags=--no-opt --no-maglev"];

/** Flags under which Chromium asks nothing of the network but what a page asks. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...SCRIPT_FLAGS,
];

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** How long a step waits for what it needs: a slow machine is no failure. Shorter than a test, so that the step is named. */
const WAIT_MS = 50_000;

/** `BROWSER_SLOWDOWN=6` runs every page so many times slower, to see that no test counts on the speed of the machine. */
const SLOWDOWN = Number(process.env["BROWSER_SLOWDOWN"] ?? 1);

const slowDown = (context: BrowserContext): void => {
  if (SLOWDOWN <= 1) return;
  const slow = async (page: Page): Promise<void> => {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  };
  for (const page of context.pages()) void slow(page).catch(() => undefined);
  // A page may be closed before it is slowed down.
  context.on("page", (page) => void slow(page).catch(() => undefined));
};

/** What the pages of a context do that no page of ours may do: a breach of the policy, a request to somewhere else, a crash. */
const watch = (context: BrowserContext): string[] => {
  const breaches: string[] = [];
  context.setDefaultTimeout(WAIT_MS);
  slowDown(context);
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

/** Fails when pages broke a rule since it was asked last. */
const refuse = (breaches: string[]): void => {
  const found = [...new Set(breaches.splice(0))];
  if (found.length > 0) throw new Error(`pages broke the rules:\n${found.join("\n")}`);
};

/** Makes closing the context fail when a page of it broke a rule, so that every test that closes it checks them all. */
const guarded = (context: BrowserContext): BrowserContext => {
  const breaches = watch(context);
  const close = context.close.bind(context);
  context.close = async (options) => {
    await close(options);
    refuse(breaches);
  };
  return context;
};

/** A headless Chromium for several fresh profiles, which `openContext` makes. */
export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, headless: true, args: CHROMIUM_FLAGS });

export const openContext = async (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  guarded(await browser.newContext(options));

/** One page for many screens: opening another would start a process of the browser's and compile every script again. */
export interface ReusedPage {
  context: BrowserContext;
  page: Page;
  /** Forgets what pages of the origin kept on this device. */
  forget: (origin: string) => Promise<void>;
  /** Leaves the screen that is shown. */
  leave: () => Promise<void>;
  /** Shows what is shown in light and wide again. */
  asAtFirst: () => Promise<void>;
  /** Fails when pages broke a rule since it was asked last. */
  refuse: () => void;
}

const VIEWPORT = { width: 1280, height: 720 };

export const reusePage = async (browser: Browser): Promise<ReusedPage> => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const breaches = watch(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asAtFirst = async (): Promise<void> => {
    await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null });
    await page.setViewportSize(VIEWPORT);
  };
  return {
    context,
    page,
    asAtFirst,
    refuse: () => refuse(breaches),
    forget: async (origin) => {
      await context.clearCookies();
      // A page that was just left may have put its last words into a storage that the browser has not heard of yet.
      if (page.url() !== `${origin}/icon.svg`) await page.goto(`${origin}/icon.svg`);
      await page.evaluate(() => localStorage.clear());
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    },
    leave: async () => {
      for (const other of context.pages()) if (other !== page) await other.close();
      page.removeAllListeners();
      // A page that was just left may still be being answered: the answer has nowhere to go any more.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.setOffline(false);
      await context.clearPermissions();
      if (page.url().startsWith("http")) await page.goto(new URL("/icon.svg", page.url()).href);
      await asAtFirst();
    },
  };
};
