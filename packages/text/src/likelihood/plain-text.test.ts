import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../testing/any-text.ts";
import { tokensOf } from "./tokens.ts";
import { plainTextOf } from "./plain-text.ts";

const plain = (text: string): string => plainTextOf(text, tokensOf(text));

test("words and marks stand as in print", () => {
  const text = "She said \"not today\" (twice), didn't she? It's a well-known trick — 3.5 of 10 fall for it...";
  expect(plain(text)).toBe(text);
});

test("Markdown, typographic marks, entities, placeholders and line breaks leave no trace", () => {
  expect(plain("# Plan\n\n**We** don’t &nbsp;know “why”  [Your Name]\n")).toBe('Plan We don\'t know "why"');
  expect(plain("did n't")).toBe("didn't");
});

test("what is written has the words it was given, in order", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("one", "Two", "3", ",", ".", '"', "(", ")", "it's"), { maxLength: 30 }),
      (parts) => {
        expect(
          plain(parts.join(" "))
            .toLowerCase()
            .match(/[a-z]+/g),
        ).toEqual(
          parts
            .join(" ")
            .toLowerCase()
            .match(/[a-z]+/g),
        );
      },
    ),
  );
});

test("any text is written out without failing", () => {
  fc.assert(fc.property(anyText(200), (text) => void plain(text)));
});
