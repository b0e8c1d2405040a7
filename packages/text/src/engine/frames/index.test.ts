import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { frames } from "./index.ts";

// What the frames are made of.
const PARTS = "index.ts frame.ts shape.ts opening.ts places.ts order.ts pieces.ts quotes.ts sentence-reader.ts".split(
  " ",
);

test("every frame of the folder is in the list, under the name of its file", () => {
  const files = readdirSync(new URL(".", import.meta.url))
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && !PARTS.includes(file))
    .map((file) => file.slice(0, -3).replace("-", "_"));
  expect(Object.keys(frames).toSorted()).toEqual(files.toSorted());
});
