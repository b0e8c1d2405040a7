import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPlain, openTagStart, shownCharacters, shownMarkup } from "./shown.ts";

describe("characters", () => {
  test("a text that is called plain is read as it is written, whatever its signs", () => {
    const plain = Array.from({ length: 0xd800 }, (_, point) => `a${String.fromCharCode(point)}b`).filter(isPlain);
    expect(plain.length).toBeGreaterThan(250);
    for (const text of plain) expect(shownMarkup(`\`${text}\``)?.text).toBe(text);
  });

  test.each([
    ["7\u00a0pm", "7 pm"],
    ["7\u2009\u202fpm", "7 pm"],
    ["a  b\n  c", "a b\n c"],
    ["Ja\u00adnu\u200bary", "January"],
    ["Octo\ufe00b\u034fer", "October"],
    ["seven\u2063teen", "seventeen"],
    ["&#49;&#x37;%", "17%"],
    ["7&nbsp;pm, 4&ZeroWidthSpace;5, R&D", "7 pm, 45, R&D"],
    ["１７％", "17%"],
    ["𝟏𝟕", "17"],
    ["٣٤٪", "34%"],
    ["Мау", "May"],
    ["fоrty", "forty"],
    ["1½ cups, ⅔", "1 1/2 cups, 2/3"],
    ["10² m²", "10^2 m2"],
    ["M\u0336a\u0336y", "May"],
    ["cafe\u0301", "café"],
    ["1️⃣", "1"],
    ["−5", "-5"],
    ["wiki[.]acme(.)dev", "wiki.acme.dev"],
    ["“It’s – fine” …", "“It’s – fine” ..."],
  ])("%j is read as %j", (written, seen) => {
    expect(shownCharacters(written).text).toBe(seen);
  });
});

describe("markup", () => {
  test.each([
    ["fif<!-- x -->teen", "fifteen"],
    ["1<b>7</b>%", "17%"],
    ["Ja**nu**ary **12**%", "January 12%"],
    ["1*7*% and 2*3", "17% and 2*3"],
    ["* a point\n- `job`", "* a point\n- job"],
    ["snake_case _so_", "snake_case so"],
    ["\\$5 and C:\\Users", "$5 and C:\\Users"],
    ["1<wbr>7", "17"],
    ["a < b > c", "a < b > c"],
  ])("%j is read as %j", (written, seen) => {
    expect(shownMarkup(written)?.text).toBe(seen);
  });
});

test("an unfinished tag or comment is known", () => {
  expect(openTagStart("fif<!-- x --")).toBe(3);
  expect(openTagStart('see <a href="x y')).toBe(4);
  expect(openTagStart("fif<!-- x -->teen")).toBe(17);
  expect(openTagStart("a < b")).toBe(5);
});

test("places lead back to the text, and plain text is seen as it is", () => {
  const piece = fc.constantFrom(
    "a",
    "7",
    " ",
    "  ",
    "\u00a0",
    "\u200b",
    "&nbsp;",
    "<b>",
    "</b>",
    "**",
    "é",
    "e\u0301",
    "½",
    "𝟏",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join("");
      for (const shown of [shownCharacters(text), shownMarkup(text) ?? shownCharacters(text)]) {
        let last = 0;
        for (let index = 0; index < shown.text.length; index += 1) {
          expect(shown.start(index)).toBeGreaterThanOrEqual(last);
          expect(shown.end(index + 1)).toBeGreaterThan(shown.start(index));
          last = shown.start(index);
        }
      }
      if (isPlain(text)) expect(shownCharacters(text).text).toBe(text);
    }),
  );
});
