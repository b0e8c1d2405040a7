import { compareDrafts, type SentencePair } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { inReadingOrder } from "./reading-order.ts";

const draft =
  "Hi all.\n\nThe parser shipped today. Nobody was paged at night. The importer waits for Bo. Thanks a lot.";
const result = "The importer waits for Bo. The parser shipped today. Lisbon has a new office.";

test("what was left out stands behind the sentence that it stood behind", () => {
  const rows = inReadingOrder(compareDrafts(draft, result).pairs).map(({ before, after }) => {
    const [own, other] = [before[0], after[0]];
    return own === undefined ? result.slice(other?.start, other?.end) : draft.slice(own.start, own.end);
  });
  expect(rows).toEqual([
    "Hi all.",
    "The importer waits for Bo.",
    "Thanks a lot.",
    "The parser shipped today.",
    "Nobody was paged at night.",
    "Lisbon has a new office.",
  ]);
});

const pair = (before: [number, number][], after: [number, number][]): SentencePair =>
  ({
    before: before.map(([start, end]) => ({ start, end })),
    after: after.map(([start, end]) => ({ start, end })),
  }) as unknown as SentencePair;

test("what was left out is read in the draft's order, right behind the nearest sentence that ends before it", () => {
  const [first, third] = [pair([[0, 5]], [[10, 15]]), pair([[12, 18]], [[0, 9]])];
  const [second, fourth, opening] = [pair([[5, 11]], []), pair([[19, 25]], []), pair([[0, 0]], [])];
  expect(inReadingOrder([third, first, fourth, second])).toEqual([third, fourth, first, second]);
  expect(inReadingOrder([third, opening])).toEqual([opening, third]);
  const added = pair([], [[20, 25]]);
  expect(inReadingOrder([first, added, second])).toEqual([first, second, added]);
  const [later, earlier] = [pair([[6, 8]], []), pair([[5, 6]], [])];
  expect(inReadingOrder([first, later, earlier])).toEqual([first, earlier, later]);
  // Sentences that were left out together count where the first of them stood.
  const [inside, around] = [
    pair([[3, 6]], []),
    pair(
      [
        [0, 3],
        [6, 8],
      ],
      [],
    ),
  ];
  expect(inReadingOrder([inside, around])).toEqual([inside, around]);
});
