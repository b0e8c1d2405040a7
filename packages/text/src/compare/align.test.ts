import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const WORDS =
  "anchor barrel candle drawer engine fabric garden hammer island jacket kettle ladder magnet needle orchard pillow quarry ribbon saddle tunnel vessel window yogurt zipper basket copper desert feather goblet hinge insect jungle kitchen lantern mirror napkin oyster pebble quilt rocket shovel timber urchin violin wallet canoe bucket drum easel fossil goose helmet".split(
    " ",
  );
/** A sentence of as many words that tell something. */
const words = (from: number, to: number): string => `${WORDS.slice(from, to).join(" ")}.`;
/** Sentences that stay, so that those around them have no place in common. */
const STAYS = ["The office is open.", "The cat is at home."];

const statuses = (before: readonly string[], after: readonly string[]): string[] =>
  compareDrafts(before.join("\n\n"), after.join("\n\n"))
    .pairs.map(({ status }) => status)
    .filter((status) => status !== "kept")
    .sort();

const [PAIRED, NOT_PAIRED] = [["reworded"], ["lost", "new"]];

test.each([
  ["five of its eight words", words(0, 8), words(3, 38), PAIRED],
  ["four of its seven words", words(0, 7), words(3, 38), NOT_PAIRED],
  ["a word and one of grammar", "The barrel.", `The ${words(1, 20)}`, NOT_PAIRED],
  ["a word and two of grammar", "The barrel and.", `The and ${words(1, 20)}`, PAIRED],
])("a short sentence is paired with a long one that holds %s", (_, short, long, expected) => {
  expect(statuses([short, ...STAYS], [...STAYS, long])).toEqual(expected);
});

test.each([
  ["half", words(8, 24), ["reworded"]],
  ["less than half", words(8, 25), ["new", "reworded"]],
])("a sentence of which a pair holds %s, and the pair", (_, rest, expected) => {
  expect(statuses([words(0, 16)], [words(0, 8), rest])).toEqual(expected);
});

test.each([
  ["a tenth of their words", words(9, 19), PAIRED],
  ["less than a tenth of them", words(9, 20), NOT_PAIRED],
])("sentences in one place that share %s", (_, after, expected) => {
  const [first = "", last = ""] = STAYS;
  expect(statuses([first, words(0, 10), last], [first, after, last])).toEqual(expected);
});

test.each([
  ["six", "The anchor of a barrel for our candle in.", "The drawer of a engine for our fabric in.", NOT_PAIRED],
  ["seven", "The anchor of a barrel for our candle in it.", "The drawer of a engine for our fabric in it.", PAIRED],
])("sentences of three other words that share %s of grammar", (_, own, other, expected) => {
  expect(statuses([own, ...STAYS], [...STAYS, other])).toEqual(expected);
});

// The words of many sentences tell of none of them.
test.each([
  [12, 11, "reworded"],
  [13, 13, "new"],
])("a sentence of two words that %i others share", (count, lost, expected) => {
  const rows = Array.from({ length: count }, (_, at) => `Anchor barrel ${words(2 + 3 * at, 5 + 3 * at)}`);
  const found = statuses([...rows, ...STAYS], [...STAYS, "Anchor barrel."]);
  expect(found).toEqual([...Array.from({ length: lost }, () => "lost"), expected].sort());
});

// Only a few of those that share most words with it are looked at.
test.each([
  [5, true],
  [6, false],
])("the likest sentence behind %i that share more words", (count, isFound) => {
  const longer = Array.from(
    { length: count },
    (_, at) => `${WORDS.slice(0, 3).join(" ")} ${words(6 + 7 * at, 13 + 7 * at)}`,
  );
  const before = [...longer, "anchor barrel.", ...STAYS].join("\n\n");
  const { pairs } = compareDrafts(before, [...STAYS, "anchor barrel candle drawer."].join("\n\n"));
  const [paired] = pairs.find(({ status }) => status === "reworded")?.before ?? [];
  expect(paired && before.slice(paired.start, paired.end) === "anchor barrel.").toBe(isFound);
});
