import { termsIn } from "@rewrite-service/text";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { maskDraft } from "./placeholders.ts";

test("links, addresses, code and quotations become placeholders, the same one for the same text", () => {
  const { masked, spans } = maskDraft(
    'See https://a.example/x, ask ana@a.example for `rm` and "the key"; https://a.example/x.',
    [],
    [],
  );
  expect(masked).toBe("See [[SPAN-1]], ask [[SPAN-2]] for [[SPAN-3]] and [[SPAN-4]]; [[SPAN-1]].");
  expect(spans).toEqual(["https://a.example/x", "ana@a.example", "`rm`", '"the key"']);
});

test("spans that overlap travel as one, and each of them is required", () => {
  const { masked, spans, required } = maskDraft("one two three", ["one two", "two three", "absent"], []);
  expect(masked).toBe("[[SPAN-1]]");
  expect(spans).toEqual(["one two three"]);
  expect(required.map(({ text }) => text)).toEqual(["one two", "two three", "one two three"]);
});

test("a span is taken where it stands as words, not inside others", () => {
  expect(maskDraft("The theme is the sea.", ["the"], []).masked).toBe("The theme is [[SPAN-1]] sea.");
  expect(maskDraft("A theme park.", ["the"], []).masked).toBe("A [[SPAN-1]]me park.");
});

test("the tag stands nowhere in what the model reads", () => {
  expect(maskDraft("the span of time `x`", [], []).tag).toBe("KEPT");
  expect(maskDraft("`x`", [], ["[[SPAN-1]] kept held slot"]).tag).toBe("SLOTA");
});

test("a draft that is mostly quotation is text, but its links are kept", () => {
  const { spans } = maskDraft('"This is all of it, and nothing else, see https://a.example/x for it" ok', [], []);
  expect(spans).toEqual(["https://a.example/x"]);
  expect(maskDraft("> Ana wrote this\n> and https://a.example/x\nok", [], []).spans).toEqual(["https://a.example/x"]);
});

test("masking another text finds the same stretches", () => {
  const masking = maskDraft("See https://a.example/x now and `a $& b`.", [], []);
  expect(masking.mask("Now `a $& b`, then https://a.example/x")).toBe("Now [[SPAN-2]], then [[SPAN-1]]");
});

test("a draft's own mark of a thought travels as a placeholder, so that one in an answer is the model's", () => {
  const { masked, required } = maskDraft("The answer leaks <think> and </think> into the page.", [], []);
  expect(masked).toBe("The answer leaks [[SPAN-1]] and [[SPAN-2]] into the page.");
  expect(required.map(({ text }) => text)).toEqual(["<think>", "</think>"]);
});

// Few letters, so that words repeat, overlap and contain one another.
const piece = fc.constantFrom("a", "b", "A", "é", "e\u0301", "7", " ", " ", "-", "'", "'t", ".", "\n", "\u{1D400}");
const words = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

test("terms that overlap, repeat or nest all come back in what a model's placeholders bring", () => {
  fc.assert(
    fc.property(words, fc.array(words, { maxLength: 6 }), (text, terms) => {
      const kept = termsIn(text, terms);
      const { masked, spans, required, tag } = maskDraft(text, kept, []);
      expect(required.map((one) => one.text)).toEqual(
        expect.arrayContaining(kept.filter((term) => term.trim() !== "")),
      );
      const restored = masked.replaceAll(new RegExp(`\\[\\[${tag}-(\\d+)\\]\\]`, "g"), (_, n) => spans[n - 1] ?? "");
      expect(restored).toBe(text);
    }),
  );
});
