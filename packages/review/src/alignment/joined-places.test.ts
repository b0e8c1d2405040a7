import { expect, test } from "vitest";
import { joinedPlaces } from "./joined-places.ts";
import { joinedText } from "./joined-text.ts";

test("a stretch of joined sentences is found where each of its parts stands", () => {
  const text = "One is here. Two is far. Three is near.";
  const spans = [
    { start: 0, end: 12 },
    { start: 25, end: 39 },
  ];
  const joined = joinedText(text, spans);
  const stretch = { start: joined.indexOf("here"), end: joined.indexOf(" is near") };
  const places = joinedPlaces(text, spans, [stretch]);
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(["here.", "Three"]);
});

test("sentences that stand in two paragraphs do so when they are joined, whatever stands between them", () => {
  const text = "One is here.\n\nTwo is far.\n\nThree is near.";
  const [one, three] = [
    { start: 0, end: 12 },
    { start: text.indexOf("Three"), end: text.length },
  ];
  expect(joinedText(text, [one, three])).toBe("One is here.\n\nThree is near.");
});
