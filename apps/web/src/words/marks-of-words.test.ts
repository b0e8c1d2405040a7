import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const CATALOGS = [new URL(".", import.meta.url), new URL("../../../../packages/review/src/words/", import.meta.url)];
// What people paste has plain marks.
const DRAFTS = /^example/;
const COMMENTS = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm;
const REGULAR_EXPRESSIONS = /\/"[^\n]*?"\/g/g;

const plainMarksIn = (source: string): string[] =>
  source
    .replace(COMMENTS, "")
    .replace(REGULAR_EXPRESSIONS, "")
    .match(/.*(?:\p{L}'\p{L}|\\").*/gu) ?? [];

test.each(
  CATALOGS.flatMap((folder) =>
    readdirSync(fileURLToPath(folder))
      .filter((name) => /(?<!\.test)\.ts$/.test(name) && !DRAFTS.test(name))
      .map((name) => [name, new URL(name, folder)] as const),
  ),
)("the words of %s are in curly marks", (_, file) => {
  expect(plainMarksIn(readFileSync(file, "utf8"))).toEqual([]);
});

test("plain marks would be found", () => {
  expect(plainMarksIn('one: "That isn\'t so.", // it\'s\ntwo: "Say \\"so\\"."')).toHaveLength(2);
});
