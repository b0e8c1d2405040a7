import { createServer, type Server } from "node:http";
import { build } from "esbuild";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { chromiumPath, openContext } from "./browser.ts";
import { libraryAnswers } from "./library-answers.ts";
import { test } from "./stand.ts";

const chromium = chromiumPath();
const MODULE = "/library.js";
const WORKER = `import { libraryAnswers } from "${MODULE}"; postMessage(libraryAnswers());`;

/** The library as a browser gets it: one module, without anything of Node. */
const bundled = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [new URL("library-answers.ts", import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
};

describe.skipIf(chromium === null)("the whole text library, in Chromium, answers what it answers in Node", () => {
  let server: Server;
  let browser: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ sharedBrowser }) => {
    const library = await bundled();
    server = createServer((request, response) => {
      const script = request.url === MODULE ? library : WORKER;
      const isPage = request.url === "/";
      response.setHeader("content-type", isPage ? "text/html; charset=utf-8" : "text/javascript; charset=utf-8");
      response.end(isPage ? "<!doctype html><title>library</title>" : script);
    }).listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const address = server.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    browser = await openContext(sharedBrowser);
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  const here = libraryAnswers();

  /** Names of the answers that differ from those of this process. */
  const differing = (answers: Record<string, string>): string[] =>
    Object.entries(here).flatMap(([name, answer]) => (answers[name] === answer ? [] : [name]));

  test("in a page", async () => {
    expect(differing(await page.evaluate(`import("${MODULE}").then((library) => library.libraryAnswers())`))).toEqual(
      [],
    );
  });

  test("in a worker", async () => {
    const asked = `new Promise((resolve, reject) => {
      const worker = new Worker("/worker.js", { type: "module" });
      worker.onmessage = (event) => resolve(event.data);
      worker.onerror = (event) => reject(new Error(event.message));
    })`;
    expect(differing(await page.evaluate(asked))).toEqual([]);
  });
});
