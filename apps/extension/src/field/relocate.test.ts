import * as fc from "fast-check";
import { expect, test } from "vitest";
import { relocate } from "./relocate.ts";

const LONG = "two, which is long enough";
const THEN = `one ${LONG} three`;
const END = 4 + LONG.length;

test.each([
  ["where it was", THEN, { state: "same", start: 4, end: END }],
  ["further on", `zero ${THEN} four`, { state: "same", start: 9, end: END + 5 }],
  ["changed, with nothing else changed", "one 2 or so three", { state: "changed", start: 4, end: 11 }],
  ["changed, as something around it was", "1 2 3", { state: "lost" }],
  ["twice in a text that changed", `${LONG}, ${THEN}`, { state: "lost" }],
  ["gone, with nothing in its place", "one  three", { state: "lost" }],
])("finds a stretch %s", (_where, now, expected) => {
  expect(relocate(THEN, 4, END, now)).toEqual(expected);
});

test("takes no short stretch for the same one elsewhere", () => {
  expect(relocate("one two", 4, 7, "nobody knew two of them")).toEqual({ state: "lost" });
});

test("never names a stretch that holds something else and says that it is the same", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, text, (before, stretch, after, now) => {
      const found = relocate(before + stretch + after, before.length, before.length + stretch.length, now);
      if (found.state === "same") expect(now.slice(found.start, found.end)).toBe(stretch);
      if (found.state === "changed") expect(now.slice(0, found.start) + now.slice(found.end)).toBe(before + after);
    }),
  );
});
