import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const told = (before: string, after: string): string[] =>
  compareDrafts(before, after).changes.map(({ severity, reason }) => `${severity}: ${reason}`);
const REST = "Bo has the key. Ana has the green truck and the small boat of the club.";

test.each([
  ["The lift stops at four, except when it rains hard.", "The lift stops at four.", "hard"],
  ["The lift stops at four, except when it rains.", "The lift stops at four.", "soft"],
  ["Please insure our wooden sled.", "Please insure our green truck.", "hard"],
  ["Please insure our wooden sled.", "Please insure our small green truck.", "soft"],
])("%s → %s is %s", (before, after, severity) => {
  const [first = "none"] = told(`${before} ${REST}`, `${after} ${REST}`);
  expect(first.split(":")[0]).toBe(severity);
});

test.each([
  ["the key", 1],
  ["keys", 0],
])("what is denied elsewhere now is so within four words: %s", (held, count) => {
  const before = `The vault is not even locked today. Nobody came. Eve has ${held} to lock it. ${REST}`;
  const after = `The vault is even locked today. Eve came. Nobody has ${held} to lock it. ${REST}`;
  expect(told(before, after).filter((reason) => reason.includes('"not"'))).toHaveLength(count);
});

test("a denial and an opposite four words apart are two things", () => {
  expect(told("Do not open it while enabled.", "Do open it while disabled.")).toEqual([
    'hard: "not" was dropped',
    'hard: "enabled" became "disabled"',
  ]);
});

test.each([
  ["He does not as of now in here swim there.", 0],
  ["He does not as of now in swim there.", 1],
])("a sentence made anew without the denial of a word: %s", (before, count) => {
  expect(told(before, "Swimming there is what he is into.").filter((reason) => reason.includes("not"))).toHaveLength(
    count,
  );
});

test.each([
  [19, 1],
  [20, 0],
])("a sentence of which %i words and an opposite changed", (changed, count) => {
  const row = (mark: string): string[] =>
    Array.from(
      { length: 200 },
      (_, at) =>
        `${at % 5 === 0 && at < 5 * changed ? mark : "w"}${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`,
    );
  const said = (mark: string, word: string): string => `The pump is ${word} and ${row(mark).join(" ")}.`;
  expect(told(said("x", "enabled"), said("y", "disabled"))).toHaveLength(count);
});
