import { expect, test } from "vitest";
import { openPlaces } from "./places.ts";
import { policyInForce } from "./policy.ts";
import { COMMA, DASH, STAR } from "./units.ts";

const read = openPlaces(policyInForce(), ["field", "let", "if"]);

const markedIn = (text: string): [words: string, place: number][] => {
  const { marked } = read(text);
  return Array.from({ length: marked.length / 3 }, (_, at) => [
    text.slice(marked[3 * at], marked[3 * at + 1]),
    marked[3 * at + 2] as number,
  ]);
};

test("the words asked for are told with their place in the list, in order and whatever their case", () => {
  expect(markedIn("If the field is dry, let him sow.")).toEqual([
    ["If", 2],
    ["field", 0],
    ["let", 1],
  ]);
});

test("a contraction is told up to its apostrophe", () => {
  expect(markedIn("Let's go, and don’t let go.")).toEqual([
    ["Let", 1],
    ["let", 1],
  ]);
});

test.each(["A what-if is no plan.", "It's a ‘field’ of its own: outfield, fields.", "Run `let x` as it says."])(
  "second parts of joined words, longer words and code are not told: %s",
  (text) => {
    expect(markedIn(text).filter(([, place]) => place !== 0)).toEqual([]);
  },
);

test("what one text held is not told of the next", () => {
  const first = read("The field is dry, and **that** is all.");
  const second = read("All is well.");
  expect(first.marked).toHaveLength(3);
  expect(second.marked).toEqual([]);
});

test("the kinds of marks are those outside quotations and code", () => {
  const holds = (text: string, kind: number): boolean => ((read(text).kinds >> kind) & 1) === 1;
  expect(holds("One — two, three.", DASH)).toBe(true);
  expect(holds("One — two, three.", COMMA)).toBe(true);
  expect(holds("One “two — three” four.", DASH)).toBe(false);
  expect(holds("One `a **b**` two.", STAR)).toBe(false);
});

test("a text reads the same however many were read before it", () => {
  const text = "We delve into the vibrant tapestry of this ever-evolving landscape, if the field allows.";
  const once = read(text);
  for (let count = 0; count < 50; count += 1) read(`${text} ${count}`);
  expect(read(text)).toEqual(once);
});
