import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const told = (before: string, after: string): string[] =>
  compareDrafts(before, after).changes.map(({ topic, status }) => `${topic} ${status}`);

const DRAFT =
  "The pump is loud. Ana paints the fence. A lamp hangs over the gate. Bo mends the belt. The shed has a roof. We count on you.";

test.each([
  ["five of eight", "Wolves and otters chew lamps, fences and belts, while badgers snore.", ["claim invented"]],
  ["five of nine", "Wolves and otters chew lamps, fences, belts and roofs, while badgers snore.", []],
])("a new sentence with %s words that the draft has nowhere", (_, sentence, expected) => {
  expect(told(DRAFT, `${DRAFT} ${sentence}`)).toEqual(expected);
});

test.each([
  ["Do not unplug the freezer.", ["sentence lost"]],
  ["Not the freezer.", []],
  ["Unplug the freezer.", []],
])("a sentence that is gone: %s", (sentence, expected) => {
  expect(told(`${DRAFT} ${sentence}`, DRAFT)).toEqual(expected);
});
