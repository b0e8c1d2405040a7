import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { APP_PAGES, isAppPage } from "./app-pages.ts";

test("the pages are those that the web app has routes for", () => {
  const app = readFileSync(new URL("../../../../web/src/app.tsx", import.meta.url), "utf8");
  const routes = Array.from(app.matchAll(/path: "([^"]+)"/g), ([, path]) => path);
  expect(new Set(routes)).toEqual(new Set(APP_PAGES));
});

test.each(["/", "/compare", "/compare/", "/voices/v-1", "/admin/users/u-1"])("%s is a page", (path) => {
  expect(isAppPage(path)).toBe(true);
});

test.each(["/foo", "/compare/x", "/voices/v-1/x"])("%s is none", (path) => {
  expect(isAppPage(path)).toBe(false);
});
