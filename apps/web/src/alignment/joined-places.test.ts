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
