import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { rawDifference } from "./raw-difference.ts";

const cut = (text: string, spans: readonly { start: number; end: number }[]): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

test("words that a comparison counts as equal are marked as they are written", () => {
  const [before, after] = ["We are late, and it is fine.", "We're late, and it's fine."];
  const { removed, added } = rawDifference(before, after);
  expect(cut(before, removed)).toEqual(["We are", "it is"]);
  expect(cut(after, added)).toEqual(["We're", "it's"]);
});

test("capitals and marks are differences too, and equal sentences have none", () => {
  expect(cut("Ship it.", rawDifference("ship it", "Ship it.").added)).toEqual(["Ship", "."]);
  expect(rawDifference("Ship it.", "Ship it.")).toEqual({ removed: [], added: [] });
});

test("what is left when the marked words are taken out is the same on both sides", () => {
  const words = array(constantFrom("the", "queue", "is", "isn't", "fast", "now"), { maxLength: 12 });
  assert(
    property(words, words, (one, other) => {
      const [before, after] = [one.join(" "), other.join(" ")];
      const { removed, added } = rawDifference(before, after);
      const rest = (text: string, spans: readonly { start: number; end: number }[]): string[] =>
        spans
          .toReversed()
          .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
          .split(/\s+/)
          .filter(Boolean);
      expect(rest(before, removed)).toEqual(rest(after, added));
    }),
  );
});
