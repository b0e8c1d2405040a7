import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { screens } from "./index.ts";

const tests = fileURLToPath(new URL("..", import.meta.url));
const checked = readdirSync(tests)
  .filter((name) => /^accessibility-.*\.test\.ts$/.test(name))
  .map((name) => readFileSync(tests + name, "utf8"))
  .join("\n");
const index = readFileSync(new URL("index.ts", import.meta.url), "utf8");

test("every list of screens is photographed, and checked for accessibility", () => {
  const lists = readdirSync(new URL(".", import.meta.url)).flatMap((name) => {
    const source = readFileSync(new URL(name, import.meta.url), "utf8");
    return [...source.matchAll(/export const (\w+Screens)\b/g)].map(([, list]) => list as string);
  });
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => !index.includes(`...${list}`))).toEqual([]);
  expect(lists.filter((list) => !checked.includes(list))).toEqual([]);
});

test("a screen that is not checked itself is like one that is", () => {
  const checkedNames = new Set(screens.filter((screen) => screen.like === undefined).map(({ name }) => name));
  const unlike = screens.filter((screen) => screen.like !== undefined && !checkedNames.has(screen.like));
  expect(unlike.map(({ name }) => name)).toEqual([]);
});

test("every screen has a name of its own", () => {
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
