import { expect, test } from "vitest";
import { neighboursOf } from "./neighbours.ts";

// What sounds alike, such as "f" and "v", is another slip.
test.each([
  ["q", "aw"],
  ["r", "deft"],
  ["s", "adewx"],
  ["v", "bcg"],
  ["m", "jk"],
])("%s may be typed for the letters around it on the keyboard: %s", (letter, around) => {
  const slips = neighboursOf(`x${letter}`).filter(({ slip }) => slip === "key");
  expect(slips.map(({ word }) => word)).toEqual(around.split("").map((other) => `x${other}`));
});
