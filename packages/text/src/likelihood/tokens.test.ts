import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../testing/any-text.ts";
import { SENTENCE_START, tokensOf } from "./tokens.ts";

const hashes = (text: string): number[] => {
  const tokens = tokensOf(text);
  return [...tokens.hash.subarray(0, tokens.count)];
};
const pieces = (text: string): string[] => {
  const tokens = tokensOf(text);
  return Array.from({ length: tokens.count }, (_, at) => text.slice(tokens.start[at], tokens.end[at]));
};

describe("tokensOf", () => {
  test("typography, tokenised spacing and letter case make no difference", () => {
    const plain = hashes('She didn\'t say "no" - she left.');
    expect(hashes("She didn’t say “no” — she left.")).toEqual(plain);
    expect(hashes('She did n\'t say " no " -- she left .')).toEqual(plain);
    expect(hashes('she DIDN\'T say "no" – SHE left.')).toEqual(plain);
  });

  test("Markdown, entities, tags, placeholders and links leave no trace", () => {
    const plain = hashes("Dear, the plan is here. Thanks");
    expect(
      hashes("Dear [Your Name], the **plan** is `here` https://example.org/a?b=c. Thanks").filter((hash) => hash !== 0),
    ).toEqual(hashes("Dear, the plan is here Thanks"));
    expect(hashes("# Dear, the&nbsp;plan <br/>is _here_. Thanks")).toEqual(plain);
  });

  test("spans are those of the text as it came", () => {
    expect(pieces("Well, it's 3.5% — “fine”…")).toEqual([
      "Well",
      ",",
      "it",
      "'s",
      "3.5",
      "%",
      "—",
      "“",
      "fine",
      "”",
      "…",
    ]);
  });

  test("a sentence starts after a full stop or a blank line, not after a line break", () => {
    const text = "One line\ngoes on. Two\n\nthree";
    const tokens = tokensOf(text);
    const starts = pieces(text).filter((_, at) => ((tokens.shape[at] as number) & SENTENCE_START) !== 0);
    expect(starts).toEqual(["One", "Two", "three"]);
  });

  test("tokens of any text lie in order and inside it", () => {
    fc.assert(
      fc.property(anyText(200), (text) => {
        const tokens = tokensOf(text);
        let last = 0;
        for (let at = 0; at < tokens.count; at += 1) {
          expect(tokens.start[at]).toBeGreaterThanOrEqual(last);
          expect(tokens.end[at]).toBeGreaterThan(tokens.start[at] as number);
          last = tokens.end[at] as number;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
