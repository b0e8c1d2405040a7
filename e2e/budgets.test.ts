import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { BrowserContext } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import type { RunningService } from "./service.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const dist = fileURLToPath(new URL("../apps/web/dist/", import.meta.url));
const kilobytes = (paths: Iterable<string>): number =>
  [...new Set(paths)].reduce((sum, path) => sum + gzipSync(readFileSync(dist + path.replace(/^\//, ""))).length, 0) /
  1_000;
const assets = (html: string, ending: string): string[] =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, path]) => path as string)
    .filter((path) => path.endsWith(ending));

describe("What a first visit loads", () => {
  // Write has a budget of its own, below.
  test.each(["index.html", "pages/compare.html", "pages/check.html", "pages/signin.html"])(
    "of %s is at most 120 kB of script and 20 kB of styles, gzipped",
    (path) => {
      const html = readFileSync(dist + path, "utf8");
      expect(kilobytes(assets(html, ".js"))).toBeLessThanOrEqual(120);
      expect(kilobytes(assets(html, ".css"))).toBeLessThanOrEqual(20);
    },
  );
});

describe.skipIf(chromium === null)("Write, with its editor and its first check", () => {
  let service: RunningService;
  let browser: BrowserContext;

  test.beforeAll(async ({ sharedBrowser, sharedService }) => {
    service = sharedService;
    browser = await openContext(sharedBrowser);
  });

  afterAll(() => browser?.close());

  test("is at most 230 kB of script, gzipped; its workers, which load once it can be used, at most 103 kB", async () => {
    const page = await browser.newPage();
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(service.url);
    await page.waitForSelector(".cm-content");
    await page.click(".cm-content");
    await page.keyboard.insertText("I hope this finds you well. Our transformative approach plays a crucial role.");
    await page.waitForSelector(".cm-tell");
    const scripts = loaded.filter((path) => path.endsWith(".js"));
    expect(kilobytes(scripts.filter((path) => !path.includes(".worker")))).toBeLessThanOrEqual(230);
    expect(kilobytes(scripts.filter((path) => path.includes(".worker")))).toBeLessThanOrEqual(103);
  });
});
