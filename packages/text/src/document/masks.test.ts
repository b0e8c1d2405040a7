import * as fc from "fast-check";
import { expect, test } from "vitest";
import { masksOf } from "./masks.ts";

const found = (text: string): [string, string][] =>
  masksOf(text).map((mask) => [mask.kind, text.slice(mask.start, mask.end)]);

test.each([
  ["Run `npm ci` first.", [["inline-code", "`npm ci`"]]],
  ["a\n```js\nlet a;\n```\nb", [["fence", "```js\nlet a;\n```"]]],
  ["~~~\nopen to the end", [["fence", "~~~\nopen to the end"]]],
  ["See (https://a.example/b_(c)).", [["url", "https://a.example/b_(c)"]]],
  ["at www.example.org.", [["url", "www.example.org"]]],
  ["mail a.b+c@d-e.example.org, ok", [["email", "a.b+c@d-e.example.org"]]],
  ["@ana and a@b say", []],
  [
    'he said "yes" and “no”',
    [
      ["quote", '"yes"'],
      ["quote", "“no”"],
    ],
  ],
  ['a 5" pipe\nand 6" more', []],
  ["> quoted\nmine", [["blockquote", "> quoted"]]],
  ["a > b", []],
  ["---\na: b\n---\ntext", [["front-matter", "---\na: b\n---"]]],
  ["text\n---\nmore", []],
  ["| a | b |\nc", [["table", "| a | b |"]]],
])("%j", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test("masks are in order, apart and inside the text", () => {
  const pieces = fc.constantFrom(
    "`",
    "```",
    '"',
    "“",
    "”",
    ">",
    "|",
    "\n",
    " ",
    "a",
    "www.",
    "http://",
    "@",
    ".",
    "b.c",
    "---\n",
    "~~~",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const text = parts.join("");
      let end = 0;
      for (const mask of masksOf(text)) {
        expect(mask.start).toBeGreaterThanOrEqual(end);
        expect(mask.end).toBeGreaterThan(mask.start);
        end = mask.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 1000 },
  );
});
