import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { FactKind } from "../fact.ts";
import { factFamilies } from "./index.ts";

test("every file of the folder is in the list, under its name", () => {
  const files = readdirSync(new URL(".", import.meta.url))
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== "index.ts")
    .map((file) => file.slice(0, -3));
  expect(factFamilies.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
});

// The type makes the compiler complain about a kind that is missing here.
const KINDS: Readonly<Record<FactKind, true>> = {
  number: true,
  ordinal: true,
  money: true,
  percent: true,
  measure: true,
  date: true,
  weekday: true,
  "relative-date": true,
  time: true,
  link: true,
  email: true,
  handle: true,
  channel: true,
  ticket: true,
  version: true,
  phone: true,
  ip: true,
  path: true,
  id: true,
  code: true,
  quote: true,
  name: true,
};

test("every kind of fact belongs to one file", () => {
  expect(factFamilies.flatMap(({ kinds }) => Object.keys(kinds)).toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test("no word opens facts of two files", () => {
  const words = factFamilies.flatMap(({ keywords = [] }) => keywords.flatMap(([each]) => [...each]));
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
